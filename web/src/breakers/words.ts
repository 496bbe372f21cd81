/** Breakers in sentences. */

import { say } from '../words/words.svelte';
import { nameSet, readAloud } from './naming';
import { JOKER } from './sets';

export { tellBreakers as tell } from '../table/telling/breakers';
export { nameTile as sayCard } from './naming';

/** Where a joker stands is part of the move; all other tiles are told by the name of the set. */
export function sayMove(move: string): string {
  if (move === 'pass') return say('advice-pass');
  return move.includes(JOKER) ? readAloud(move) : nameSet(move);
}
