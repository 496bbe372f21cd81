import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Candidate } from '../protocol';
import { Selection, onlyOf } from './selection.svelte';

/** A server that answers when it is told to. */
function slowServer() {
  const asked: { tiles: readonly string[]; answer: (found: readonly Candidate[]) => void }[] = [];
  const classify = (tiles: readonly string[]): Promise<readonly Candidate[]> =>
    new Promise((answer) => asked.push({ tiles, answer }));
  return { asked, classify };
}
const pair: Candidate = { set: '7+7', kind: 'pair' };
const single: Candidate = { set: '7', kind: 'single' };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(1000);

describe('asking what tiles could be', () => {
  test('several taps in a row are one question', async () => {
    const { asked, classify } = slowServer();
    const selection = new Selection(classify);
    selection.ask(['7']);
    selection.ask(['7', '7']);
    await settle();
    expect(asked.map((one) => one.tiles)).toEqual([['7', '7']]);
  });

  test('an answer that comes too late is not heard', async () => {
    const { asked, classify } = slowServer();
    const selection = new Selection(classify);
    selection.ask(['7']);
    await settle();
    selection.ask(['7', '7']);
    await settle();
    asked[1]?.answer([pair]);
    asked[0]?.answer([single]);
    await settle();
    expect(selection.candidates).toEqual([pair]);
  });

  test('while nobody knows there is no answer', async () => {
    const { asked, classify } = slowServer();
    const selection = new Selection(classify);
    selection.ask(['7']);
    await settle();
    asked[0]?.answer([single]);
    await settle();
    selection.ask(['7', '8']);
    expect(selection.candidates).toBeNull();
  });

  test('the same question is asked once, until the table has changed', async () => {
    const { asked, classify } = slowServer();
    const selection = new Selection(classify);
    const answer = selection.of(['8', '7', '*']);
    asked[0]?.answer([]);
    expect(await answer).toEqual([]);
    expect(await selection.of(['*', '7', '8'])).toEqual([]);
    expect(asked).toHaveLength(1);
    selection.forget();
    void selection.of(['7', '8', '*']);
    expect(asked).toHaveLength(2);
  });

  test('an answer from before the change does not count after it', async () => {
    const { asked, classify } = slowServer();
    const selection = new Selection(classify);
    const answer = selection.of(['7']);
    selection.forget();
    asked[0]?.answer([single]);
    await answer;
    expect(selection.known(['7'])).toBeNull();
  });

  test('a server that refuses leaves it open', async () => {
    const selection = new Selection(() => Promise.reject(new Error('no')));
    expect(await selection.of(['7'])).toBeNull();
  });
});

describe('selecting', () => {
  test('a tile is taken and put back', () => {
    const selection = new Selection(slowServer().classify);
    selection.toggle(3);
    selection.toggle(4);
    selection.toggle(3);
    expect([...selection.selected]).toEqual([4]);
    selection.clear();
    expect(selection.selected.size).toBe(0);
  });

  test('what has left the rack is not selected any more', () => {
    const selection = new Selection(slowServer().classify);
    selection.toggle(3);
    selection.toggle(4);
    selection.keepOnly(new Set([4, 5]));
    expect([...selection.selected]).toEqual([4]);
  });
});

describe('what is laid without asking', () => {
  const low: Candidate = { set: '*-4-5', kind: 'run' };
  const high: Candidate = { set: '4-5-*', kind: 'run' };
  const refused = (one: Candidate): Candidate => ({ ...one, refused: 'too-low' });

  test('is the only way that is allowed, or the only one at all', () => {
    expect(onlyOf([refused(low), high])).toBe(high);
    expect(onlyOf([refused(low)])?.set).toBe(low.set);
  });

  test('is nothing where there are several, allowed or not', () => {
    expect(onlyOf([low, high])).toBeNull();
    expect(onlyOf([refused(low), refused(high)])).toBeNull();
    expect(onlyOf([])).toBeNull();
  });
});
