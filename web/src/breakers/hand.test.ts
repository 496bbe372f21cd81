import { browser } from '../testing/browser';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Candidate } from '../protocol';
import type { Hand as TheHand } from './hand.svelte';

const { Hand } = await import('./hand.svelte');

const piece = (key: number, face: string): object => ({ key, face });
const candidate = (set: string, refused = false): Candidate =>
  ({ set, ...(refused && { refused: { code: 'not-higher' } }) }) as unknown as Candidate;

let played: string[];
let found: Record<string, Candidate[]>;
let props: Record<string, unknown>;
let hand: TheHand;

beforeEach(() => {
  browser.store.clear();
  played = [];
  found = { '7,7': [candidate('7+7')], '7,*': [candidate('7+*'), candidate('7-*')] };
  const held = [piece(1, '7'), piece(2, '7'), piece(3, '*'), piece(4, '12')];
  props = {
    me: 'A',
    view: { turn: 'A', trick: [], played: { hidden: 0 }, hands: [], outcome: null },
    scenes: { event: null, stage: { in: () => held, drag: null, lifted: new Set() } },
    moves: ['7+7', 'pass'],
    over: false,
    point: ['hand:7', 'hand:7', 'elsewhere'],
    advised: '7+7',
    play: (move: string) => played.push(move),
    classify: (tiles: string[]) => Promise.resolve(found[tiles.join()] ?? []),
  };
  hand = new Hand(() => props as never);
});
const settled = (): Promise<void> => new Promise((done) => setTimeout(done));

test('whose turn it is, and who only watches', () => {
  expect([hand.mine, hand.still, hand.mustPass]).toEqual([true, false, false]);
  props['moves'] = ['pass'];
  props['over'] = true;
  const later = new Hand(() => props as never);
  expect([later.turn, later.mine]).toEqual([null, false]);
  props['me'] = null;
  const watching = new Hand(() => props as never);
  expect([watching.still, watching.held]).toEqual([true, []]);
});

test('a hint and a lesson mean as many tiles as they name', () => {
  expect([...hand.advised]).toEqual([1, 2]);
  expect([...hand.pointed]).toEqual([1, 2]);
});

test('what is selected is laid, if there is one way to', async () => {
  hand.tap(1);
  hand.tap(2);
  expect(hand.tiles).toEqual(['7', '7']);
  await hand.lay();
  expect(played).toEqual(['7+7']);
});

test('where jokers could stand in several places, one has to choose', async () => {
  await hand.lay(new Set([1, 3]));
  expect(played).toEqual([]);
  await hand.lay(new Set());
  expect(played).toEqual([]);
});

test('two quick taps lay what is selected with the tile', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  hand.tap(1);
  vi.advanceTimersByTime(1_000);
  hand.tap(2);
  hand.tap(2);
  vi.useRealTimers();
  await settled();
  expect(played).toEqual(['7+7']);
});

test('two quick taps on what cannot be laid put it back', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  hand.tap(4);
  hand.tap(4);
  vi.useRealTimers();
  await settled();
  expect(played).toEqual([]);
  expect(hand.selected.map((one) => one.key)).toEqual([]);
});

test('tiles are sorted in several ways, and the last one is kept', () => {
  const first = hand.order;
  hand.sort();
  expect(hand.order).not.toBe(first);
  expect(new Hand(() => props as never).order).toBe(hand.order);
  hand.put(new Set([4]), 1);
  expect(hand.order).toBe('own');
  expect(hand.groups.flat()[0]?.key).toBe(4);
});
