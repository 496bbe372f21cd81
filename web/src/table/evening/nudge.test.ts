import { expect, it } from 'vitest';
import { AGAIN_MS, isDue, PATIENCE_MS } from './nudge';

it('leaves people time to think, and a minute between two reminders', () => {
  const began = 1_000_000;
  expect(isDue(began + PATIENCE_MS - 1, began, 0)).toBe(false);
  expect(isDue(began + PATIENCE_MS, began, 0)).toBe(true);
  const nudged = began + PATIENCE_MS;
  expect(isDue(nudged + AGAIN_MS - 1, began, nudged)).toBe(false);
  expect(isDue(nudged + AGAIN_MS, began, nudged)).toBe(true);
  // Another turn: the same person may think in peace again.
  expect(isDue(nudged + AGAIN_MS, nudged + AGAIN_MS - 5_000, nudged)).toBe(false);
});
