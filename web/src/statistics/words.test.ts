import { expect, test, vi } from 'vitest';
import { sayPeriod, sayTime } from './chart';
import type { KeptMatch } from './keptMatch';
import { sayCompany, sayFigures, sayOthers } from './words';

vi.mock('../words/words.svelte', () => ({
  say: (id: string, args: Record<string, unknown> = {}) =>
    [id, ...Object.values(args).map(String)].join(' '),
  sayList: (items: string[]) => items.join(', '),
  words: { language: 'en', has: () => false },
}));
vi.mock('../words/level', () => ({ sayLevel: (level: string) => level }));

const kept = (more: Partial<KeptMatch>): KeptMatch =>
  ({
    game: 'skipbo',
    partners: [],
    opponents: [{ name: 'Ben' }],
    rounds: 3,
    points: 120,
    moves: 80,
    closed: 'played',
    ...more,
  }) as KeptMatch;

test('bots are counted by their level, people are named', () => {
  const others = [{ bot: 'casual' }, { name: 'Ben' }, { bot: 'casual' }, { bot: 'expert' }];
  expect(sayOthers(others)).toBe('Ben, statistics-bots 2 casual, statistics-bots 1 expert');
});

test('partners come before opponents', () => {
  expect(sayCompany(kept({}))).toBe('statistics-versus Ben');
  expect(sayCompany(kept({ partners: [{ name: 'Cleo' }] }))).toBe(
    'statistics-with Cleo, statistics-versus Ben',
  );
});

test('only what was counted is told, and how it ended if it was not played out', () => {
  expect(sayFigures(kept({}))).toBe(
    'page-game-skipbo · statistics-rounds 3 · statistics-own-points 120 · statistics-own-moves 80',
  );
  expect(sayFigures(kept({ points: null, moves: null, closed: 'concession' }))).toBe(
    'page-game-skipbo · statistics-ended-concession',
  );
});

test('times are as short as goes', () => {
  expect(sayTime(45)).toBe('45 sec');
  expect(sayTime(150)).toBe('3 min');
  expect(sayTime(5_400)).toBe('1.5 hr');
  expect(sayTime(75_600)).toBe('21 hr');
});

test('periods are named by their beginning', () => {
  const start = new Date(2026, 2, 9).getTime();
  expect(sayPeriod(start, 'day')).toBe('Mar 9');
  expect(sayPeriod(start, 'month')).toBe('Mar 26');
  expect(sayPeriod(start, 'year')).toBe('2026');
});
