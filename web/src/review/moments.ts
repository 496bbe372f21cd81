/** What is worth mentioning in a round: costly decisions, and swings of luck. */

import { entryOf } from '../games';
import type { ReviewedMove, ReviewedRound } from '../protocol';

/** The most of each kind to show. */
const MOST = { mistake: 5, luck: 3 };
/** A smaller change in the chance to win is not worth mentioning. */
const LEAST = { mistake: 0.02, luck: 0.15 };

/** A decision after which less was left than there could have been. */
interface Mistake {
  kind: 'mistake';
  ply: number;
  moment: ReviewedMove;
}

/** What turned up after a move, and what it made of the chance of a side. */
interface Luck {
  kind: 'luck';
  ply: number;
  side: string;
  from: number;
  to: number;
}

/** A moment that mattered, with the number that it has in the chart. */
export type Told = (Mistake | Luck) & { number: number };

/** The marks of both kinds, in the chart and in the list: 10 pixels wide, from the upper end on. */
export const signs: Record<Told['kind'], string> = {
  mistake: 'l-5 9h10z',
  luck: 'l5 5-5 5-5-5z',
};

type Reviewed = Pick<ReviewedRound, 'moments' | 'result'>;

/** The moments that mattered, in the order of the moves. */
export function momentsThatMattered(round: Reviewed, game: string, playouts: number): Told[] {
  return [...mistakesIn(round), ...luckIn(round, game, playouts)]
    .toSorted((a, b) => a.ply - b.ply)
    .map((one, at) => ({ ...one, number: at + 1 }));
}

/** A cost of less than twice its error may be none, so it is not shown. */
function mistakesIn(round: Reviewed): Mistake[] {
  return round.moments
    .filter((one) => !one.forced && one.loss >= Math.max(LEAST.mistake, 2 * one.error))
    .toSorted((a, b) => b.loss - a.loss)
    .slice(0, MOST.mistake)
    .map((moment) => ({ kind: 'mistake', ply: moment.ply, moment }));
}

/**
 * Where nothing turns up after the deal, the chances change between two moves only because somebody
 * else looks, who knows other tiles.
 */
function luckIn(round: Reviewed, game: string, playouts: number): Luck[] {
  if (!entryOf(game).draws) return [];
  // The chances on both sides are estimates, each off by half of 1/√playouts at most.
  const error = Math.SQRT1_2 / Math.sqrt(playouts);
  const size = (one: Luck): number => Math.abs(one.to - one.from);
  return round.moments
    .flatMap(({ ply, after }, at): Luck[] => {
      const next = round.moments[at + 1]?.before ?? round.result;
      if (!next) return [];
      const changes = Object.entries(after).map(([side, from]): Luck => ({
        kind: 'luck',
        ply,
        side,
        from,
        to: next[side] ?? 0,
      }));
      // Between two sides both change by the same, as far as sums of fractions are.
      return [changes.reduce((most, one) => (size(one) > size(most) + 1e-6 ? one : most))];
    })
    .filter((one) => size(one) > Math.max(LEAST.luck, 2 * error))
    .toSorted((a, b) => size(b) - size(a))
    .slice(0, MOST.luck);
}
