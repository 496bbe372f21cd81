import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RoundAnswer } from '../protocol';
import { Playback } from './playback.svelte';

/** What a playback asked to be shown: `>` with all that happens, `=` at once, `!` hurried. */
const shown: string[] = [];
let busy = false;

vi.mock('../games', () => ({ partsOf: () => ({ animator: {} }), loadGame: () => null }));
vi.mock('../stage/scenes.svelte', () => ({
  Scenes: class {
    get busy(): boolean {
      return busy;
    }
    show(scene: { view: { at: number } }): void {
      shown.push(`>${scene.view.at}`);
    }
    jump(scene: { view: { at: number } }): void {
      shown.push(`=${scene.view.at}`);
    }
    hurry(): void {
      shown.push('!');
    }
  },
}));
const { fetched } = vi.hoisted(() => ({ fetched: vi.fn() }));
vi.mock('../wire/http', () => ({ round: fetched }));

/** A round of five steps, of which the fourth takes a move back. */
function answer(round: number, seat: string | null): RoundAnswer {
  const steps = [0, 1, 2, 3, 4].map((at) => ({
    seq: at,
    at,
    events: [],
    view: { at },
    undone: at === 3,
  }));
  return { match: { game: 'skipbo', rounds: 2 }, round, seat, steps } as unknown as RoundAnswer;
}

beforeEach(() => {
  vi.useFakeTimers();
  busy = false;
  fetched.mockImplementation((_code: string, _match: number, round: number, seat: string | null) =>
    Promise.resolve(answer(round, seat)),
  );
});
afterEach(() => {
  vi.useRealTimers();
  shown.length = 0;
});

async function opened(step = 0): Promise<Playback> {
  const playback = new Playback('ABC234', 1);
  await playback.look({ round: 1, step, seat: null });
  shown.length = 0;
  return playback;
}

test('the next step is played, any other one is just there', async () => {
  const playback = await opened();
  playback.go(1);
  playback.go(4);
  playback.go(2);
  expect(shown).toEqual(['>1', '=4', '=2']);
});

test('a move that was taken back has nothing to play', async () => {
  const playback = await opened(2);
  playback.go(3);
  expect(shown).toEqual(['=3']);
});

test('there is nothing before the first step and after the last', async () => {
  const playback = await opened(99);
  expect(playback.at).toBe(4);
  playback.go(5);
  playback.go(-1);
  playback.go(-2);
  expect(playback.at).toBe(0);
  expect(shown).toEqual(['=0']);
});

test('it plays to the end, and once more from the beginning', async () => {
  const playback = await opened();
  playback.play();
  vi.advanceTimersByTime(60_000);
  expect(shown).toEqual(['>1', '>2', '=3', '>4']);
  expect(playback.playing).toBe(false);
  playback.play();
  expect(playback.at).toBe(0);
  expect(playback.playing).toBe(true);
});

test('a step is not gone on from before it has been seen', async () => {
  const playback = await opened();
  playback.play();
  busy = true;
  vi.advanceTimersByTime(30_000);
  expect(playback.at).toBe(0);
  busy = false;
  vi.advanceTimersByTime(100);
  expect(playback.at).toBe(1);
});

test('whoever steps on does not wait', async () => {
  const playback = await opened();
  busy = true;
  playback.go(1);
  expect(shown).toEqual(['!', '>1']);
});

test('going somewhere ends the playing', async () => {
  const playback = await opened();
  playback.play();
  playback.go(1);
  vi.advanceTimersByTime(60_000);
  expect(playback.at).toBe(1);
});

test('of two seats asked for, the last one is shown', async () => {
  const playback = await opened(2);
  let come: (answer: RoundAnswer) => void = () => {};
  fetched.mockReturnValueOnce(new Promise<RoundAnswer>((resolve) => (come = resolve)));
  const first = playback.look({ round: 1, step: 2, seat: 'A' });
  await playback.look({ round: 1, step: 2, seat: 'B' });
  come(answer(1, 'A'));
  await first;
  expect(playback.moment).toEqual({ round: 1, step: 2, seat: 'B' });
  expect(playback.fetching).toBe(false);
});

test('what cannot be fetched leaves what is shown', async () => {
  const playback = await opened(2);
  fetched.mockReturnValueOnce(Promise.reject(new Error('gone')));
  await expect(playback.look({ round: 2, step: 0, seat: 'A' })).rejects.toThrow('gone');
  expect(playback.moment).toEqual({ round: 1, step: 2, seat: null });
  expect(playback.fetching).toBe(false);
});
