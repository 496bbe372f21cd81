/** Which pattern the backs of cards have: the one that this person likes. */

export type Back = 'waves' | 'bricks' | 'leaves' | 'stars';

export const chosenBack = $state({ pattern: 'waves' as Back });
