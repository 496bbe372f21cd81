import { expect, it } from 'vitest';
import { pointersOf } from './pointers';

it('a lesson points at own piles and cards, at building piles, and at the button', () => {
  const at = pointersOf(['stock', 'hand:S', 'discard:2', 'building:1', 'pass'], 'A', ['2', 'S']);
  expect([...at.places]).toEqual(['A.stock', 'A.d2', 'building:1']);
  expect([...at.cards]).toEqual([1]);
  expect(at.pass).toBe(true);
});

it('a card that is named twice means two cards', () => {
  const hand = ['4', '9', '9', '9'];
  expect([...pointersOf(['hand:9'], 'A', hand).cards]).toEqual([1]);
  expect([...pointersOf(['hand:9', 'hand:9'], 'A', hand).cards]).toEqual([1, 2]);
  expect([...pointersOf(['hand:7'], 'A', hand).cards]).toEqual([]);
});
