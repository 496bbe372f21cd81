import { describe, expect, test } from 'vitest';
import {
  against,
  course,
  evenRate,
  interval,
  isMixed,
  points,
  streaks,
  tally,
  time,
} from './figures';
import type { KeptMatch, Result } from './keptMatch';

function kept(result: Result, more: Partial<KeptMatch> = {}): KeptMatch {
  return {
    code: 'ABC234',
    number: 1,
    name: 'ABC234/1',
    game: 'skipbo',
    edition: 'skipbo-2003',
    seats: 2,
    teams: null,
    seat: 'A',
    partners: [],
    opponents: [{ bot: 'casual' }],
    rounds: 1,
    points: null,
    result,
    closed: 'played',
    ended: 0,
    seconds: 60,
    moves: null,
    ...more,
  };
}
const row = (results: string): KeptMatch[] =>
  [...results].map((one) => kept(one === 'w' ? 'won' : one === 'l' ? 'lost' : 'drawn'));

test('results are counted', () => {
  expect(tally(row('wwld'))).toEqual({ played: 4, won: 2, lost: 1, drawn: 1 });
  expect(tally([])).toEqual({ played: 0, won: 0, lost: 0, drawn: 0 });
});

describe('what a rate is worth', () => {
  test('few matches say little, many say more', () => {
    const [low, high] = interval(3, 4);
    expect(low).toBeCloseTo(0.301, 3);
    expect(high).toBeCloseTo(0.954, 3);
    const wide = interval(30, 40);
    expect(wide[1] - wide[0]).toBeLessThan(high - low);
  });
  test('it never leaves what is possible', () => {
    expect(interval(0, 0)).toEqual([0, 1]);
    expect(interval(5, 5)[1]).toBe(1);
    expect(interval(0, 5)[0]).toBe(0);
  });
  test('with more sides one wins less often by luck alone', () => {
    expect(evenRate([])).toBeNull();
    expect(evenRate([kept('won')])).toBe(0.5);
    expect(evenRate([kept('won', { seats: 4 }), kept('won')])).toBe(0.375);
    expect(evenRate([kept('won', { seats: 4, teams: ['AC', 'BD'] })])).toBe(0.5);
  });
});

describe('rows of wins', () => {
  test('the row of now and the longest one', () => {
    expect(streaks(row('wwwlww'))).toEqual({ now: 2, result: 'won', best: 3 });
    expect(streaks(row('wll'))).toEqual({ now: 2, result: 'lost', best: 1 });
  });
  test('a draw ends a row of wins', () => {
    expect(streaks(row('wwd'))).toEqual({ now: 1, result: 'drawn', best: 2 });
  });
  test('nothing was played', () => {
    expect(streaks([])).toEqual({ now: 0, result: null, best: 0 });
  });
});

test('the course of the rate ends where the rate is', () => {
  expect(course(row('wlwd')).map((one) => one.rate)).toEqual([1, 1 / 2, 2 / 3, 1 / 2]);
});

test('opponents are people, or bots of a level', () => {
  const matches = [
    kept('won'),
    kept('lost'),
    kept('won', { opponents: [{ bot: 'baseline' }, { name: 'Ben' }] }),
    kept('won', { partners: [{ bot: 'random' }], opponents: [{ name: 'Ben' }, { name: 'Cleo' }] }),
  ];
  expect(against(matches).map(({ bot, played, won }) => [bot, played, won])).toEqual([
    [null, 2, 2],
    ['casual', 2, 1],
    ['baseline', 1, 1],
  ]);
  expect(matches.map(isMixed)).toEqual([false, false, true, false]);
});

test('points are those of matches for points', () => {
  const matches = [kept('won', { points: 515 }), kept('lost', { points: 85 }), kept('won')];
  expect(points(matches)).toEqual({ matches: 2, sum: 600, most: 515 });
});

test('one match left open over night does not change how long one usually takes', () => {
  const lengths = [300, 600, 36_000].map((seconds) => kept('won', { seconds }));
  expect(time(lengths)).toEqual({ all: 36_900, usual: 600 });
  expect(time(lengths.slice(0, 2))).toEqual({ all: 900, usual: 450 });
  expect(time([])).toEqual({ all: 0, usual: 0 });
});
