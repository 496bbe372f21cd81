import { beforeEach, describe, expect, it } from 'vitest';
import { Selection } from './selection.svelte';
import { fromHand, fromPile } from './moves';

const stock = fromPile('A', 'A', 'stock');
let moves: string[];
let played: string[];
let selection: Selection;
let now: number;

/** So much later that two taps are no double tap. */
const later = (): number => (now += 1000);
const soon = (): number => (now += 100);

beforeEach(() => {
  moves = ['stock>2', 'h7>1', 'hS>1', 'hS>3', 'h7>d1', 'hS>d1', 'd2>4'];
  played = [];
  now = 0;
  selection = new Selection(() => ({
    me: 'A',
    moves,
    lit: moves,
    play: (move) => played.push(move),
  }));
});

describe('tap and tap', () => {
  it('lays a card on a building pile', () => {
    selection.tap(stock, later());
    expect(selection.isSelected(stock)).toBe(true);
    selection.tapBuilding(2);
    expect(played).toEqual(['stock>2']);
  });

  it('sends what is not legal, too: the answer says why it is not', () => {
    selection.tapHand('7', 0, later());
    selection.tapBuilding(4);
    expect(played).toEqual(['h7>4']);
  });

  it('discards a card of the hand', () => {
    selection.tapHand('7', 0, later());
    selection.tapDiscard(3, false, later());
    expect(played).toEqual(['h7>d3']);
  });

  it('takes from a discard pile if no card of the hand is selected', () => {
    selection.tap(stock, later());
    selection.tapDiscard(2, false, later());
    expect(played).toEqual([]);
    expect(selection.selected?.text).toBe('d2');
  });

  it('takes from the pile of a partner', () => {
    selection.tap(fromPile('A', 'C', 'd1'), later());
    selection.tapBuilding(1);
    expect(played).toEqual(['C.d1>1']);
  });

  it('lets go of a card that is tapped again', () => {
    selection.tap(stock, later());
    selection.tap(stock, later());
    expect(selection.selected).toBeNull();
    expect(played).toEqual([]);
  });

  it('tells two equal cards of the hand apart', () => {
    selection.tapHand('9', 2, later());
    selection.tapHand('9', 3, later());
    expect(selection.isSelected(fromHand('A', '9', 3))).toBe(true);
    expect(selection.isSelected(fromHand('A', '9', 2))).toBe(false);
  });

  it('says that a card has to be chosen first', () => {
    selection.tapBuilding(1);
    expect(selection.hint).toBe('skipbo-hint-choose');
    expect(played).toEqual([]);
  });
});

describe('out of turn, where that can be done', () => {
  beforeEach(() => {
    selection = new Selection(() => ({
      me: 'A',
      moves,
      lit: [],
      play: (move) => played.push(move),
    }));
  });

  it('cards are as alive as ever, but nothing is lit', () => {
    selection.tapHand('S', 1, later());
    expect(selection.targets).toEqual(new Set());
    selection.tapBuilding(3);
    expect(played).toEqual(['hS>3']);
  });

  it('a double tap lays, and a dragged card stays where it may lie', () => {
    selection.tapHand('7', 0, soon());
    selection.tapHand('7', 0, soon());
    expect(selection.drop(stock, 'building:2')).toBe(true);
    expect(played).toEqual(['h7>1', 'stock>2']);
  });
});

describe('a double tap', () => {
  it('lays a card where only one pile takes it', () => {
    selection.tapHand('7', 0, soon());
    selection.tapHand('7', 0, soon());
    expect(played).toEqual(['h7>1']);
  });

  it('only selects where several piles would', () => {
    selection.tapHand('S', 1, soon());
    selection.tapHand('S', 1, soon());
    expect(played).toEqual([]);
    expect(selection.selected?.text).toBe('hS');
  });

  it('never discards', () => {
    moves = ['h9>d1'];
    selection.tapHand('9', 0, soon());
    selection.tapHand('9', 0, soon());
    expect(played).toEqual([]);
  });

  it('is not made of taps on two cards', () => {
    selection.tap(stock, soon());
    selection.tapHand('7', 0, soon());
    expect(played).toEqual([]);
  });
});

describe('dragging', () => {
  it('lays and discards', () => {
    expect(selection.drop(stock, 'building:2')).toBe(true);
    expect(selection.drop(fromHand('A', '7', 0), 'A.d1')).toBe(true);
    expect(played).toEqual(['stock>2', 'h7>d1']);
  });

  it('asks for what is not legal, but the card does not stay there', () => {
    expect(selection.drop(stock, 'building:1')).toBe(false);
    expect(played).toEqual(['stock>1']);
  });

  it('comes to nothing over no pile, and over the piles of others', () => {
    for (const place of [null, 'draw', 'B.d1', 'A.stock', 'A.hand'])
      expect(selection.drop(fromHand('A', '7', 0), place)).toBe(false);
    expect(played).toEqual([]);
  });

  it('discards nothing but cards of the hand', () => {
    expect(selection.drop(stock, 'A.d1')).toBe(false);
    expect(selection.hint).toBe('skipbo-hint-hand');
    expect(played).toEqual([]);
  });
});

it('what is selected is let go when it was laid, not when somebody else lays', () => {
  const laid = { type: 'CardLaid', card: '3', source: 'stock', discard: null, number: 3 } as const;
  selection.tap(stock, later());
  selection.see({ ...laid, seat: 'B', owner: 'B', pile: 1 });
  expect(selection.selected).not.toBeNull();
  selection.see({ ...laid, seat: 'A', owner: 'A', pile: 2 });
  expect(selection.selected).toBeNull();
});
