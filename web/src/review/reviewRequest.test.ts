import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Refused } from '../wire/refused';
import { ReviewRequest } from './reviewRequest.svelte';

const { fetched } = vi.hoisted(() => ({ fetched: vi.fn() }));
vi.mock('../games', () => import('../testing/games'));
vi.mock('../wire/http', () => ({
  match: () => Promise.resolve({ match: { game: 'skipbo' } }),
  review: fetched,
}));
vi.mock('../words/words.svelte', () => ({ words: { load: () => Promise.resolve() } }));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  fetched.mockReset();
});

test('it is asked for again until it is there, slower in time', async () => {
  for (let asked = 0; asked < 20; asked += 1)
    fetched.mockResolvedValueOnce({ progress: asked / 20 });
  fetched.mockResolvedValue({ rounds: [] });
  const request = new ReviewRequest('ABC234', 1);
  await request.begin();
  expect(request.progress).toBe(0);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(request.progress).toBe(0.05);
  await vi.advanceTimersByTimeAsync(10_000);
  // Not as often as every second.
  expect(fetched.mock.calls.length).toBeLessThan(9);
  await vi.advanceTimersByTimeAsync(100_000);
  expect(request.review).toEqual({ rounds: [] });
  expect(fetched).toHaveBeenCalledTimes(21);
});

test('who leaves does not ask any more', async () => {
  fetched.mockResolvedValue({ progress: 0.5 });
  const request = new ReviewRequest('ABC234', 1);
  await request.begin();
  request.leave();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('what goes wrong is told, and can be tried again', async () => {
  fetched.mockResolvedValueOnce({ progress: 0.5 });
  fetched.mockRejectedValueOnce(new Refused({ code: 'no-connection' }));
  fetched.mockResolvedValue({ rounds: [] });
  const request = new ReviewRequest('ABC234', 1);
  await request.begin();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(request.problem?.code).toBe('no-connection');
  await request.begin();
  expect(request.problem).toBeNull();
  expect(request.review).toEqual({ rounds: [] });
});
