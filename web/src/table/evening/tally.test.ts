import { expect, test } from 'vitest';
import type { MatchSummary } from '../../protocol';
import { tally, tonight } from './tally';

const HOUR = 60 * 60 * 1000;

function match(
  winners: string[],
  options: { scores?: number[]; teams?: string[]; at?: number } = {},
): MatchSummary {
  const at = options.at ?? 0;
  return {
    places: [
      { seat: 'A', name: 'Ann' },
      { seat: 'B', name: 'Ben' },
      { seat: 'C', bot: 'casual' },
      { seat: 'D', bot: 'casual' },
    ],
    winners,
    scores: options.scores ?? null,
    settings: { teams: options.teams ?? null },
    started: at * HOUR,
    ended: at * HOUR + 1,
  } as unknown as MatchSummary;
}

test('wins, points and streaks are counted by name, and bots together', () => {
  const matches = [
    match(['B'], { scores: [10, 50, 5, 0] }),
    match(['A'], { scores: [60, 0, 0, 5] }),
    match(['A']),
    match(['D']),
    match(['A']),
  ];
  expect(tally(matches)).toEqual([
    { name: 'Ann', wins: 3, points: 70, streak: 1 },
    { name: 'Ben', wins: 1, points: 50, streak: 0 },
    { name: null, wins: 1, points: 5, streak: 0 },
  ]);
});

test('a streak goes up to the last match', () => {
  const [ann] = tally([match(['B']), match(['A']), match(['A'])]);
  expect(ann).toMatchObject({ name: 'Ann', streak: 2 });
});

test('a team has its points once for each of its people', () => {
  const found = tally([match(['A', 'C'], { scores: [30, 10], teams: ['AC', 'BD'] })]);
  expect(found.map(({ name, wins, points }) => [name, wins, points])).toEqual([
    ['Ann', 1, 30],
    ['Ben', 0, 10],
    [null, 1, 30],
  ]);
});

test('the matches of yesterday are not tonight’s', () => {
  const matches = [match(['A'], { at: 0 }), match(['A'], { at: 20 }), match(['B'], { at: 22 })];
  expect(tonight(matches)).toEqual(matches.slice(1));
  expect(tonight([])).toEqual([]);
});
