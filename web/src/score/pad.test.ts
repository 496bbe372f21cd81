import { expect, test } from 'vitest';
import {
  type Pad,
  leadOf,
  pointsFor,
  running,
  totals,
  winnerOf,
  withRound,
  withoutLast,
} from './pad';

const skipbo: Pad = {
  id: '1',
  started: 0,
  game: 'skipbo',
  edition: 'skipbo-2003',
  names: ['Ann', 'Ben', 'Cleo'],
  target: 500,
  first: 2,
  scoring: { win: 25, left: 5, lead: 'deals' },
  rounds: [],
};
const breakers: Pad = {
  ...skipbo,
  game: 'breakers',
  target: 50,
  scoring: { win: 0, left: 1, lead: 'winner-opens' },
};
const won = (winner: number | null, points = 0) => ({ winner, points, left: null });

test('S20: 25 to the winner, and 5 for every stock card of the others', () => {
  expect(pointsFor(skipbo.scoring, 0, [3, 4, 7])).toBe(25 + 5 * 11);
  expect(pointsFor(skipbo.scoring, 1, [0, 0, 0])).toBe(25);
});

test('B16: a point for every tile that the others have left', () => {
  expect(pointsFor(breakers.scoring, 2, [5, 9, 0])).toBe(14);
});

test('a drawn round is worth nothing', () => {
  expect(pointsFor(skipbo.scoring, null, [3, 4, 7])).toBe(0);
  expect(totals(withRound(skipbo, won(null)))).toEqual([0, 0, 0]);
});

test('S3: the deal moves one seat to the left each round, and the seat left of it plays', () => {
  expect(leadOf(skipbo)).toEqual({ leads: 2, plays: 0 });
  expect(leadOf(withRound(skipbo, won(null)))).toEqual({ leads: 0, plays: 1 });
});

test('S4: where nobody deals, the start moves on', () => {
  const pad: Pad = { ...skipbo, scoring: { ...skipbo.scoring, lead: 'starts' } };
  expect(leadOf(withRound(pad, won(1, 30)))).toEqual({ leads: 0, plays: 0 });
});

test('B17: whoever has won the last round opens', () => {
  expect(leadOf(breakers)).toEqual({ leads: 2, plays: 2 });
  expect(leadOf(withRound(breakers, won(1, 9)))).toEqual({ leads: 1, plays: 1 });
});

test('the first to reach the target wins, and a round can be taken back', () => {
  const before = withRound(withRound(skipbo, won(1, 480)), won(0, 45));
  expect(winnerOf(before)).toBe(null);
  const after = withRound(before, won(1, 25));
  expect(winnerOf(after)).toBe(1);
  expect(running(after)).toEqual([
    [0, 0, 0],
    [0, 480, 0],
    [45, 480, 0],
    [45, 505, 0],
  ]);
  expect(withoutLast(after)).toEqual(before);
});
