import { describe, expect, test } from 'vitest';
import type { BreakersView, Happened } from '../protocol';
import {
  hasMoved,
  lastWinner,
  leftIn,
  needOf,
  othersOf,
  passedOf,
  scoreOf,
  seatsOf,
  tally,
  trickShown,
  turnShown,
  usefulTiles,
} from './view';

function view(change: Partial<BreakersView> = {}): BreakersView {
  return {
    viewer: 'A',
    hands: [['7', '7'], { hidden: 5 }, { hidden: 6 }, { hidden: 7 }],
    trick: [],
    passes: 0,
    played: { hidden: 0 },
    unused: { hidden: 0 },
    turn: 'A',
    scores: null,
    outcome: null,
    ...change,
  };
}

describe('seats', () => {
  test('go clockwise from the one after mine', () => {
    expect(othersOf(view(), 'C')).toEqual(['D', 'A', 'B']);
    expect(othersOf(view(), null)).toEqual(seatsOf(view()));
  });
  test('have the score of their side, where scores are kept', () => {
    expect(scoreOf(view({ scores: [1, 2, 3, 4] }), ['A', 'B', 'C', 'D'], 'C')).toBe(3);
    expect(scoreOf(view(), ['A', 'B', 'C', 'D'], 'C')).toBeNull();
  });
});

describe('the running trick', () => {
  const running = view({ trick: [{ seat: 'D', set: '4' }], passes: 1, turn: 'B' });

  test('has what is being laid just now', () => {
    const event = { type: 'SetLaid', seat: 'B', set: '9' } as const;
    expect(trickShown(running, event).map((one) => one.set)).toEqual(['4', '9']);
    const after = view({ trick: [...running.trick, { seat: 'B', set: '9' }] });
    expect(trickShown(after, event)).toHaveLength(2);
  });

  test('is empty while it is being put aside, and in a deal', () => {
    expect(trickShown(running, { type: 'TrickWon', seat: 'D', tiles: ['4'] })).toEqual([]);
    const { hands, unused } = running;
    const dealt = { type: 'Dealt', lead: 'A', scores: null, hands, unused } as const;
    expect(trickShown(running, dealt)).toEqual([]);
    expect(turnShown(running, dealt)).toBeNull();
    expect(lastWinner(view({ turn: 'C', played: ['3'] }), dealt)).toBeNull();
  });

  test('is somebody’s turn until all of their move has been seen', () => {
    const laid: Happened = { type: 'SetLaid', seat: 'B', set: '9' };
    const passed: Happened = { type: 'SeatPassed', seat: 'B' };
    const won: Happened = { type: 'TrickWon', seat: 'D', tiles: ['4'] };
    expect([turnShown(running, null), hasMoved(running, null)]).toEqual(['B', false]);
    for (const event of [laid, passed, won])
      expect([turnShown(running, event), hasMoved(running, event)]).toEqual(['B', true]);
    // The scene is settled: the View has moved on while its event is still the last one.
    const next = { ...running, turn: 'C' };
    expect([turnShown(next, passed), hasMoved(next, passed)]).toEqual(['C', false]);
    const opened = view({ turn: 'D', played: ['4'] });
    expect([turnShown(opened, won), hasMoved(opened, won)]).toEqual(['D', false]);
    expect(turnShown(running, { type: 'LeadCardDrawn', seat: 'A', card: '7' })).toBeNull();
    const over = { winners: ['B'], points: 3, ending: 'hand-empty' } as const;
    expect(turnShown({ ...running, outcome: { ...over, winners: ['B'] } }, null)).toBeNull();
  });

  test('knows who has passed since the last set', () => {
    expect(passedOf(running, null)).toEqual(['A']);
    expect(passedOf(running, { type: 'SeatPassed', seat: 'B' })).toEqual(['A', 'B']);
    expect(passedOf(running, { type: 'SetLaid', seat: 'B', set: '9' })).toEqual([]);
  });

  test('was opened by who won the one before', () => {
    expect(lastWinner(running, null)).toBeNull();
    expect(lastWinner(view({ ...running, played: { hidden: 6 } }), null)).toBe('D');
    expect(lastWinner(running, { type: 'TrickWon', seat: 'B', tiles: ['4'] })).toBe('B');
    expect(lastWinner(view({ turn: 'C', played: ['3'] }), null)).toBe('C');
  });
});

describe('what is needed', () => {
  test.each([
    ['4', 'single', { height: 4 }],
    ['4+*', 'pair', { height: 4 }],
    ['8-9-*', 'run', { length: 3, height: 10 }],
    ['4+4-5+5', 'pair-run', { length: 2, height: 5 }],
  ])('to answer %s', (top, kind, args) => {
    expect(needOf(top, false)).toEqual({
      message: `breakers-need-${kind}`,
      args: { ...args, equal: 'no' },
    });
    expect(needOf(top, true).args).toMatchObject({ equal: 'yes' });
  });

  test('jokers alone have no number to beat', () => {
    expect(needOf('*+*', false)).toEqual({
      message: 'breakers-need-pair',
      args: { height: '∞', equal: 'no' },
    });
  });

  test('only a higher Breaker answers a Breaker', () => {
    expect(needOf('2+2+2', false)).toEqual({
      message: 'breakers-need-breaker',
      args: {},
    });
  });
});

describe('useful tiles', () => {
  const moves = ['pass', '7+7', '8+*', '9+9+9'];

  test('take part in a legal move', () => {
    expect(usefulTiles(moves, [])).toEqual(new Set(['7', '8', '*', '9']));
    expect(usefulTiles(['pass'], [])).toEqual(new Set());
  });
  test('fit what is selected', () => {
    expect(usefulTiles(moves, ['8'])).toEqual(new Set(['*']));
    expect(usefulTiles(moves, ['9', '9'])).toEqual(new Set(['9']));
    expect(usefulTiles(moves, ['7', '8'])).toEqual(new Set());
    expect(usefulTiles(moves, ['7', '7', '7'])).toEqual(new Set());
  });
});

test('tiles are counted by number, jokers last', () => {
  expect(tally(['12', '3', '*', '3'])).toEqual([
    { tile: '3', count: 2 },
    { tile: '12', count: 1 },
    { tile: '*', count: 1 },
  ]);
});

test('what is left is counted, seen or not', () => {
  expect(leftIn(view())).toEqual([2, 5, 6, 7]);
});
