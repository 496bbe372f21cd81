/** Which decisions of a round are worth a word. */

import type { Moment, ReviewedRound } from '../protocol';

/** So many moments of a round are told. */
const MOST = 5;
/** What costs less of the chance to win is not worth a word. */
const LEAST = 0.02;

/** A moment that mattered, with the number that it has in the chart. */
export interface Told extends Moment {
  number: number;
}

/**
 * The decisions that cost the most, in the order in which they were made. A cost of less than
 * twice its error may be none: nobody is told off for it.
 */
export function momentsThatMattered(round: Pick<ReviewedRound, 'moments'>): Told[] {
  return round.moments
    .filter((one) => !one.forced && one.loss >= Math.max(LEAST, 2 * one.error))
    .toSorted((a, b) => b.loss - a.loss)
    .slice(0, MOST)
    .toSorted((a, b) => a.ply - b.ply)
    .map((one, at) => ({ ...one, number: at + 1 }));
}
