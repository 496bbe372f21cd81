/** Reading a set as it is written: `7+7`, `8-9-*`, `*+*-4+4`. A joker's place says what it is. */

export type Kind = 'single' | 'pair' | 'run' | 'pair-run' | 'breaker';

export interface ReadSet {
  kind: Kind;
  /** How many numbers a run has, how many pairs a pair run, how many tiles a Breaker. */
  length: number;
  /** The highest number; null for jokers alone. */
  height: number | null;
  /** Every tile as it is to be drawn, side by side those of one number. */
  groups: readonly (readonly string[])[];
}

/** The joker in notation. A joker that stands for 10 is drawn as the face `*10`. */
export const JOKER = '*';

/** Notation as it is shown: with the sign of the joker. */
export function shown(text: string): string {
  return text.replaceAll(JOKER, '∞');
}

/** The tiles of a set, in their order. */
export function tilesOf(set: string): string[] {
  return set.split(/[-+]/);
}

export function readSet(set: string): ReadSet {
  const steps = set.split('-').map((step) => step.split('+'));
  const thick = steps[0]?.length ?? 1;
  // Any number among the steps gives all of them.
  const known = steps.findIndex((step) => step.some((tile) => tile !== JOKER));
  const low =
    known < 0 ? null : Number(steps[known]?.find((tile) => tile !== JOKER) ?? '0') - known;
  const groups = steps.map((step, at) =>
    step.map((tile) => (tile === JOKER && low !== null ? `${JOKER}${low + at}` : tile)),
  );
  const height = low === null ? null : low + steps.length - 1;
  if (steps.length > 1)
    return { kind: thick > 1 ? 'pair-run' : 'run', length: steps.length, height, groups };
  const kind = thick === 1 ? 'single' : thick === 2 ? 'pair' : 'breaker';
  return { kind, length: thick, height, groups };
}

/** Every tile of a set as it is to be drawn: `8-9-*` gives 8, 9, `*10`. */
export function facesOf(set: string): string[] {
  return readSet(set).groups.flat();
}

/** A face without what it stands for: the tile itself. */
export function tileOf(face: string): string {
  return face.startsWith(JOKER) ? JOKER : face;
}
