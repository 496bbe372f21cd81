/** What became of a side's even share: the deal, luck and decisions, one after the other. */

import type { ReviewedRound } from '../protocol';

export interface Part {
  kind: 'deal' | 'luck' | 'choices';
  from: number;
  to: number;
}

/** The parts in their order: each begins where the one before has ended, the last at the result. */
export function partsOf(
  round: Pick<ReviewedRound, 'opening' | 'luck' | 'decisions'>,
  side: string,
  even: number,
): Part[] {
  const changes: [Part['kind'], number][] = [
    ['deal', round.opening[side] ?? 0],
    ['luck', round.luck[side] ?? 0],
    ['choices', round.decisions[side] ?? 0],
  ];
  let at = even;
  return changes.map(([kind, change]) => ({ kind, from: at, to: (at += change) }));
}

/** From where to where all of them go: a chance, and beyond it where luck made up for a lot. */
export function rangeOf(parts: readonly Part[]): { low: number; high: number } {
  const ends = parts.flatMap((one) => [one.from, one.to]);
  return { low: Math.min(0, ...ends), high: Math.max(1, ...ends) };
}
