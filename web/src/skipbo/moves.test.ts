import { describe, expect, it } from 'vitest';
import { fromHand, fromPile, layable, onlyLay, placeTo, targetsOf } from './moves';

const moves = [
  'stock>2',
  'h7>1',
  'hS>1',
  'hS>3',
  'd4>2',
  'C.d2>4',
  'h7>d1',
  'h7>d2',
  'hS>d1',
  'pass',
];

describe('the texts of moves', () => {
  it('name own piles without the letter of the seat, and those of partners with it', () => {
    expect(fromPile('A', 'A', 'stock')).toEqual({ text: 'stock', place: 'A.stock' });
    expect(fromPile('A', 'C', 'd2')).toEqual({ text: 'C.d2', place: 'C.d2' });
    expect(fromHand('B', 'S', 3)).toEqual({ text: 'hS', place: 'B.hand', at: 3 });
  });

  it('say where a card may go', () => {
    expect([...targetsOf(moves, 'h7')]).toEqual(['1', 'd1', 'd2']);
    expect([...targetsOf(moves, 'C.d2')]).toEqual(['4']);
    expect([...targetsOf(moves, 'h1')]).toEqual([]);
    expect([...targetsOf(moves, null)]).toEqual([]);
  });

  it('say from where something can be laid: a discard is no lay, nor is a pass', () => {
    expect([...layable(moves)]).toEqual(['stock', 'h7', 'hS', 'd4', 'C.d2']);
    expect([...layable(['h7>d1', 'pass'])]).toEqual([]);
  });

  it('say the only building pile, if there is only one', () => {
    expect(onlyLay(moves, 'h7')).toBe('1');
    expect(onlyLay(moves, 'hS')).toBeNull();
    expect(onlyLay(['h9>d1'], 'h9')).toBeNull();
  });
  it('say where a card goes', () => {
    expect(moves.map((move) => placeTo(move, 'A')).slice(-4)).toEqual([
      'A.d1',
      'A.d2',
      'A.d1',
      null,
    ]);
    expect(placeTo('C.d2>4', 'A')).toBe('building:4');
  });
});
