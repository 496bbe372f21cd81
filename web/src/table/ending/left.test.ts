import { expect, test } from 'vitest';
import type { BreakersView, SkipboView } from '../../protocol';
import { leftIn, leftTo } from './left';

const skipbo = {
  seats: [
    { hand: ['3'], stock: { hidden: 4 }, stock_top: '5', discards: [] },
    { hand: { hidden: 5 }, stock: [], stock_top: null, discards: [] },
    { hand: { hidden: 5 }, stock: ['1', 'S'], stock_top: 'S', discards: [] },
  ],
} as unknown as SkipboView;
const breakers = { hands: [['7', '*'], { hidden: 13 }] } as unknown as BreakersView;

test('what is left is counted, seen or not', () => {
  expect(leftIn(skipbo)).toEqual([4, 0, 2]);
  expect(leftIn(breakers)).toEqual([2, 13]);
});

test('a side has what its seats have', () => {
  expect(leftTo('AC', leftIn(skipbo))).toBe(6);
  expect(leftTo('B', leftIn(skipbo))).toBe(0);
});
