import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Announcer } from './announcer.svelte';
import { timeLeft } from './countdown';

let announcer: Announcer;
beforeEach(() => {
  vi.useFakeTimers();
  announcer = new Announcer();
});
afterEach(() => {
  vi.useRealTimers();
});

test('what happens in quick succession is read in one go, the newest last', () => {
  announcer.add('Ben lays.');
  vi.advanceTimersByTime(500);
  announcer.add('Ben discards.');
  vi.advanceTimersByTime(500);
  expect(announcer.text).toBe('');
  vi.advanceTimersByTime(300);
  expect(announcer.text).toBe('Ben lays. Ben discards.');
});

test('somebody who never stops is not waited for', () => {
  for (let at = 0; at < 20; at += 1) {
    announcer.add(`${at}.`);
    vi.advanceTimersByTime(400);
  }
  expect(announcer.text).not.toBe('');
});

test('of very much, only the newest is read', () => {
  for (let at = 0; at < 40; at += 1) announcer.add(`${at}.`);
  vi.advanceTimersByTime(1_000);
  expect(announcer.text.split(' ')).toHaveLength(6);
  expect(announcer.text.endsWith('39.')).toBe(true);
});

test('the same words again are a change that can be heard', () => {
  const seen = new Set<string>();
  for (let at = 0; at < 3; at += 1) {
    announcer.add('It is Ben’s turn.');
    announcer.flush();
    expect(announcer.text.trim()).toBe('It is Ben’s turn.');
    if (at > 0) expect(announcer.text).not.toBe([...seen].at(-1));
    seen.delete(announcer.text);
    seen.add(announcer.text);
  }
});

test('nothing of one person’s is left for the next', () => {
  announcer.add('You draw 3.');
  announcer.flush();
  announcer.add('You draw 4.');
  announcer.clear();
  vi.advanceTimersByTime(10_000);
  expect(announcer.text).toBe('');
});

test.each([
  [45_000, '0:45'],
  [44_001, '0:45'],
  [1, '0:01'],
  [0, '0:00'],
  [-5_000, '0:00'],
  [600_000, '10:00'],
])('%i milliseconds are %s', (milliseconds, text) => {
  expect(timeLeft(milliseconds)).toBe(text);
});
