/** How the chances of a round went, as lines in a picture. */

import { entryOf } from '../games';
import type { ReviewedMove, ReviewedRound } from '../protocol';

/** A point of a line: the chance after this many moves. Between two moves is what cards bring. */
export type Point = readonly [at: number, chance: number];

/** How many moves a round has. */
export function movesIn(round: Pick<ReviewedRound, 'moments'>): number {
  return (round.moments.at(-1)?.ply ?? -1) + 1;
}

/**
 * The decision at a move of a round, or the last one before it: what is drawn by hand or done out
 * of turn is none. Null at the end.
 */
export function momentAt(round: ReviewedRound, move: number): ReviewedMove | null {
  if (move >= movesIn(round)) return null;
  return round.moments.findLast((one) => one.ply <= move) ?? round.moments[0] ?? null;
}

type Course = Pick<ReviewedRound, 'moments' | 'result'>;

/**
 * Where nothing turns up during a round, what changes from one player to the next is mostly what
 * they see: then a side's line is made of its own moments alone.
 */
export function asSeen<R extends Course>(round: R, game: string, side: string): R {
  if (entryOf(game).draws) return round;
  return { ...round, moments: round.moments.filter((one) => side.includes(one.seat)) };
}

/**
 * The line of a side. A move counts for half a step, which shows what the decision did; the other
 * half is what came after it.
 */
export function courseOf(round: Course, side: string, moves = movesIn(round)): Point[] {
  const points = round.moments.flatMap((one): Point[] => [
    [one.ply, one.before[side] ?? 0],
    [one.ply + 0.5, one.after[side] ?? 0],
  ]);
  if (round.result) points.push([moves, round.result[side] ?? 0]);
  return points;
}

/** The chance of a side right after a move; at the end, how it came out. */
export function chanceAt(
  round: Course,
  side: string,
  move: number,
  moves = movesIn(round),
): number {
  const moment = round.moments.findLast((one) => one.ply <= move) ?? round.moments[0];
  if (move < moves && moment) return (moment.ply <= move ? moment.after : moment.before)[side] ?? 0;
  return (round.result ?? moment?.after)?.[side] ?? 0;
}

/** Where the chance of a side is on its line, at any place between two points. */
export function heightAt(points: readonly Point[], at: number): number {
  const next = points.findIndex((point) => point[0] >= at);
  const to = points[next] ?? points.at(-1);
  const from = points[next - 1] ?? to;
  if (!from || !to) return 0;
  const part = to[0] === from[0] ? 0 : (at - from[0]) / (to[0] - from[0]);
  return from[1] + (to[1] - from[1]) * Math.min(1, part);
}

/** Room for the lines within a picture, in pixels. */
export interface Frame {
  width: number;
  height: number;
  left: number;
  right: number;
  edge: number;
  moves: number;
}

export const across = (frame: Frame, at: number): number =>
  frame.left + ((frame.width - frame.left - frame.right) * at) / Math.max(1, frame.moves);
export const down = (frame: Frame, chance: number): number =>
  frame.edge + (frame.height - 2 * frame.edge) * (1 - chance);

/** The move that is meant by a place in the picture; the number of moves stands for the end. */
export function moveAt(frame: Frame, x: number): number {
  const part = (x - frame.left) / Math.max(1, frame.width - frame.left - frame.right);
  return Math.max(0, Math.min(frame.moves, Math.floor(part * frame.moves)));
}

/** Places from left to right, moved apart so that what is written there can be read. */
export function spread(wanted: readonly number[], gap: number, most: number): number[] {
  const places = [...wanted];
  for (let at = 1; at < places.length; at += 1)
    places[at] = Math.max(places[at]!, places[at - 1]! + gap);
  for (let at = places.length - 1, right = most; at >= 0; at -= 1, right -= gap)
    places[at] = Math.min(places[at]!, right);
  return places;
}

export function pathOf(frame: Frame, points: readonly Point[]): string {
  const round = (pixels: number): number => Math.round(pixels * 10) / 10;
  return points
    .map(([at, chance], first) => {
      return `${first ? 'L' : 'M'}${round(across(frame, at))} ${round(down(frame, chance))}`;
    })
    .join('');
}
