import { expect, test } from 'vitest';
import type { Event } from '../protocol';
import { actorOf, suspect } from './suspect';
import type { RoundView } from './board';

function table(jumped: 'A' | 'B' | 'C' | null = null): RoundView {
  const out_of_turn = jumped && { seat: jumped, drawn: true, laid: false };
  const tabletop = { banned: [], out_of_turn, advice: null };
  return { seats: [{}, {}, {}], tabletop } as unknown as RoundView;
}

test('who draws or lays is who is seen', () => {
  const seat = { seat: 'B' };
  expect(actorOf({ type: 'DrawnByHand', count: 1, ...seat } as Event)).toBe('B');
  expect(actorOf({ type: 'CardLaid', ...seat } as Event)).toBe('B');
  expect(actorOf({ type: 'CardsDrawn', ...seat } as Event)).toBeNull();
  expect(actorOf({ type: 'AdviceCalled', ...seat } as Event)).toBeNull();
});

test('a call means whoever was seen last', () => {
  expect(suspect(table('B'), 'A', 'B')).toBe('B');
  expect(suspect(table(), 'A', 'C')).toBe('C');
});

test('on coming back it means who plays out of turn then', () => {
  expect(suspect(table('C'), 'A', null)).toBe('C');
  // One has drawn oneself, then somebody else has while nobody looked.
  expect(suspect(table('C'), 'A', 'A')).toBe('C');
});

test('nobody ever calls themselves', () => {
  expect(suspect(table('A'), 'A', 'A')).toBe('B');
  expect(suspect(table(), 'B', null)).toBe('C');
});
