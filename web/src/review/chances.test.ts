import { expect, test } from 'vitest';
import type { ReviewedMove, ReviewedRound } from '../protocol';
import {
  across,
  asSeen,
  chanceAt,
  courseOf,
  down,
  type Frame,
  heightAt,
  momentAt,
  moveAt,
  pathOf,
  spread,
} from './chances';

const round = {
  number: 1,
  opening: { A: 0.1, B: -0.1 },
  moments: [
    { ply: 0, before: { A: 0.6, B: 0.4 }, after: { A: 0.5, B: 0.5 } },
    { ply: 1, before: { A: 0.7, B: 0.3 }, after: { A: 0.7, B: 0.3 } },
  ],
  result: { A: 1, B: 0 },
} as unknown as ReviewedRound;
const frame: Frame = { width: 100, height: 60, left: 20, right: 0, edge: 5, moves: 2 };

test('a line goes from decision to decision, and to the result', () => {
  expect(courseOf(round, 'A')).toEqual([
    [0, 0.6],
    [0.5, 0.5],
    [1, 0.7],
    [1.5, 0.7],
    [2, 1],
  ]);
  expect(courseOf({ ...round, result: null }, 'B').at(-1)).toEqual([1.5, 0.3]);
});

test('a move that is no decision belongs to the one before', () => {
  const [first, second] = round.moments as [ReviewedMove, ReviewedMove];
  const drawn = {
    ...round,
    moments: [
      { ...first, ply: 2 },
      { ...second, ply: 5 },
    ],
  };
  const found = [0, 2, 3, 4, 5, 6].map((move) => momentAt(drawn, move)?.ply ?? null);
  expect(found).toEqual([2, 2, 2, 2, 5, null]);
});

test('where nothing turns up, a line is what its side could see', () => {
  const seats = {
    ...round,
    moments: round.moments.map((one, at) => ({ ...one, seat: 'AB'[at]! })),
  };
  expect(asSeen(seats, 'skipbo', 'A')).toBe(seats);
  const own = asSeen(seats, 'breakers', 'B');
  expect(courseOf(own, 'B', 2)).toEqual([
    [1, 0.3],
    [1.5, 0.3],
    [2, 0],
  ]);
  expect([0, 1, 2].map((move) => chanceAt(own, 'B', move, 2))).toEqual([0.3, 0.3, 0]);
  expect(chanceAt(asSeen(seats, 'breakers', 'A'), 'A', 1, 2)).toBe(0.5);
});

test('the chance is told after a move, and at the end as it came out', () => {
  expect([0, 1, 2].map((move) => chanceAt(round, 'A', move))).toEqual([0.5, 0.7, 1]);
  expect(chanceAt({ ...round, result: null }, 'A', 2)).toBe(0.7);
});

test('between two points a line is straight, and beyond its ends it stays', () => {
  const points = courseOf(round, 'A');
  expect(heightAt(points, 0.25)).toBeCloseTo(0.55);
  expect(heightAt(points, 0)).toBe(0.6);
  expect(heightAt(points, 99)).toBe(1);
});

test('chances go from the lower edge to the upper one, moves from left to right', () => {
  expect([0, 1, 2].map((at) => across(frame, at))).toEqual([20, 60, 100]);
  expect([0, 0.5, 1].map((chance) => down(frame, chance))).toEqual([55, 30, 5]);
  expect(pathOf(frame, courseOf(round, 'B').slice(0, 2))).toBe('M20 35L40 30');
});

test('a tap means the move below it; outside it is the first move or the end', () => {
  expect([0, 20, 59, 60, 99, 100, 500].map((x) => moveAt(frame, x))).toEqual([0, 0, 0, 1, 1, 2, 2]);
});

test('a round without moves has a picture, too', () => {
  const none = { ...frame, moves: 0 };
  expect(across(none, 0)).toBe(20);
  expect(moveAt(none, 50)).toBe(0);
  expect(heightAt([], 1)).toBe(0);
});

test('numbers that would lie over each other move apart, but not out of the picture', () => {
  expect(spread([10, 50, 90], 12, 100)).toEqual([10, 50, 90]);
  expect(spread([10, 12, 13, 60], 12, 100)).toEqual([10, 22, 34, 60]);
  expect(spread([90, 95, 99], 12, 100)).toEqual([76, 88, 100]);
  expect(spread([], 12, 100)).toEqual([]);
});
