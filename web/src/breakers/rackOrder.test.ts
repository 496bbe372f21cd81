import { describe, expect, test } from 'vitest';
import { type Held, type Order, putBefore, sortRack } from './rackOrder';

const rack = (text: string): Held[] => text.split(' ').map((face, at) => ({ key: at + 1, face }));
const sorted = (text: string, order: Order, own?: number[]): string =>
  sortRack(rack(text), order, own)
    .map((group) => group.map((one) => one.face).join(' '))
    .join(' | ');

describe('the rack', () => {
  test('by number keeps equal tiles together and jokers at the end', () => {
    expect(sorted('10 * 2 10 9 2', 'number')).toBe('2 2 | 9 | 10 10 | *');
  });

  test('by what is alike begins with the largest group', () => {
    expect(sorted('3 7 9 7 3 7 * *', 'alike')).toBe('7 7 7 | 3 3 | 9 | * *');
  });

  test('by runs takes out the longest sequence first', () => {
    expect(sorted('1 2 3 5 6 7 8 8 15 *', 'runs')).toBe('5 6 7 8 | 1 2 3 | 8 | 15 | *');
  });

  test('by runs finds a second run in the same numbers', () => {
    expect(sorted('4 4 5 5 6 6', 'runs')).toBe('4 5 6 | 4 5 6');
  });

  test('two in sequence are no run', () => {
    expect(sorted('4 5 9 9', 'runs')).toBe('4 | 5 | 9 9');
  });

  test('by hand it stays as it was put, and new tiles come last by number', () => {
    expect(sorted('5 9 2 * 1', 'own', [2, 1])).toBe('9 | 5 | 1 | 2 | *');
  });

  test('no order loses or doubles a tile', () => {
    const tiles = '1 1 2 3 3 3 4 5 5 6 7 9 10 11 11 12 15 * * *';
    for (const order of ['number', 'alike', 'runs', 'own'] as const) {
      const keys = sortRack(rack(tiles), order).flatMap((group) => group.map((one) => one.key));
      expect([...keys].sort((a, b) => a - b)).toEqual(rack(tiles).map((one) => one.key));
    }
  });
});

describe('putting tiles elsewhere', () => {
  test('in front of another one', () => {
    expect(putBefore([1, 2, 3, 4, 5], new Set([2, 5]), 4)).toEqual([1, 3, 2, 5, 4]);
  });
  test('at the end', () => {
    expect(putBefore([1, 2, 3], new Set([1]), null)).toEqual([2, 3, 1]);
  });
  test('on itself: nothing changes', () => {
    expect(putBefore([1, 2, 3], new Set([2]), 2)).toEqual([1, 2, 3]);
  });
});
