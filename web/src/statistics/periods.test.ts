import { describe, expect, test } from 'vitest';
import type { KeptMatch } from './keptMatch';
import { periods, startOf } from './periods';

const at = (year: number, month: number, day: number, hour = 12): number =>
  new Date(year, month - 1, day, hour).getTime();
const match = (ended: number, result = 'won'): KeptMatch => ({ ended, result }) as KeptMatch;

test('periods begin where the calendar says', () => {
  const wednesday = at(2026, 11, 18);
  expect(startOf(wednesday, 'day')).toBe(at(2026, 11, 18, 0));
  expect(startOf(wednesday, 'week')).toBe(at(2026, 11, 16, 0));
  expect(startOf(at(2026, 11, 22), 'week')).toBe(at(2026, 11, 16, 0));
  expect(startOf(wednesday, 'month')).toBe(at(2026, 11, 1, 0));
  expect(startOf(wednesday, 'year')).toBe(at(2026, 1, 1, 0));
});

describe('the periods that are shown', () => {
  test('nothing was played', () => {
    expect(periods([])).toEqual({ unit: 'day', periods: [] });
  });
  test('a few days stand as days, with those between them', () => {
    const shown = periods([match(at(2026, 11, 1)), match(at(2026, 11, 3), 'lost')]);
    expect(shown.unit).toBe('day');
    expect(shown.periods.map((one) => [one.won, one.lost])).toEqual([
      [1, 0],
      [0, 0],
      [0, 1],
    ]);
  });
  test.each([
    ['week', at(2026, 9, 1)],
    ['month', at(2026, 1, 1)],
    ['year', at(2020, 1, 1)],
  ])('the longer the time, the coarser: %s', (unit, first) => {
    const shown = periods([match(first), match(at(2026, 11, 15))]);
    expect(shown.unit).toBe(unit);
    expect(shown.periods.reduce((sum, one) => sum + one.played, 0)).toBe(2);
    expect(shown.periods.length).toBeLessThanOrEqual(12);
  });
  test('no match gets lost where the clocks change', () => {
    const days = Array.from({ length: 12 }, (_, day) => match(at(2026, 10, 20 + day, 1)));
    expect(periods(days).periods.map((one) => one.played)).toEqual(Array(12).fill(1));
  });
});
