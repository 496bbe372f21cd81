import { expect, test } from 'vitest';
import { ago, duration, largest } from './time';

test('a duration is counted in its largest whole unit', () => {
  expect(largest(0)).toEqual([0, 'second']);
  expect(largest(59)).toEqual([59, 'second']);
  expect(largest(60)).toEqual([1, 'minute']);
  expect(largest(3_599)).toEqual([59, 'minute']);
  expect(largest(172_800)).toEqual([2, 'day']);
});

test('a time of the past is said roughly', () => {
  const now = 1_000_000_000;
  expect(ago(now - 20_000, now, 'en')).toBe('this minute');
  expect(ago(now - 300_000, now, 'en')).toBe('5 minutes ago');
  expect(ago(now - 86_400_000, now, 'en')).toBe('yesterday');
  // Clocks differ: nothing was used in the future.
  expect(ago(now + 5_000, now, 'en')).toBe('this minute');
});

test('a duration is said in full', () => {
  expect(duration(30, 'en')).toBe('30 seconds');
  expect(duration(90, 'en')).toBe('1 minute 30 seconds');
  expect(duration(3_600, 'en')).toBe('1 hour');
  expect(duration(0, 'en')).toBe('0 seconds');
});
