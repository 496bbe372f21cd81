import { beforeEach, describe, expect, it } from 'vitest';
import type { Event, SkipboView } from '../protocol';
import { Stage } from '../stage/stage.svelte';
import { animator, standsFor } from './animator';

const view: SkipboView = {
  viewer: 'A',
  seats: [
    {
      hand: ['3', '7', '7', 'S'],
      stock_top: '5',
      stock: { hidden: 12 },
      discards: [['9', '8'], [], [], []],
    },
    {
      hand: { hidden: 4 },
      stock_top: '1',
      stock: { hidden: 1 },
      discards: [['2', '2', '12'], [], [], []],
    },
  ],
  building: [['1', 'S', '3'], [], [], []],
  aside: ['11', '12'],
  draw: { hidden: 70 },
  turn: 'A',
  drawn: true,
  laid: false,
  passes: 0,
  redealt: false,
  dealer: 'B',
  scores: null,
  outcome: null,
};

let stage: Stage;
const faces = (place: string): (string | null)[] => stage.in(place).map((one) => one.face);
const act = (event: Event): boolean => animator.act(stage, event, view);

beforeEach(() => {
  stage = new Stage();
  stage.settle(animator.arrange(view));
});

describe('what lies where', () => {
  it('is what the View shows', () => {
    expect(faces('A.hand')).toEqual(['3', '7', '7', 'S']);
    expect(faces('A.stock')).toEqual([null, '5']);
    expect(faces('A.d1')).toEqual(['9', '8']);
    expect(faces('building:1').at(-1)).toBe('3');
    expect(faces('aside').at(-1)).toBe('12');
    expect(faces('B.d1').at(-1)).toBe('12');
  });

  it('has backs where nothing is to be seen', () => {
    expect(new Set(faces('draw'))).toEqual(new Set([null]));
    expect(new Set(faces('B.hand'))).toEqual(new Set([null]));
  });

  it('has nothing under a last stock card, and nothing where there is none', () => {
    expect(faces('B.stock')).toEqual(['1']);
    const [own, other] = view.seats;
    const empty = { ...other!, stock_top: null, stock: { hidden: 0 } };
    stage.settle(animator.arrange({ ...view, seats: [own!, empty] }));
    expect(faces('B.stock')).toEqual([]);
  });
});

describe('what happens', () => {
  const laid = { type: 'CardLaid', seat: 'A', owner: 'A', discard: null, pile: 2 } as const;

  it('a card goes from the hand to a building pile', () => {
    const key = stage.in('A.hand')[3]!.key;
    expect(act({ ...laid, source: 'hand', card: 'S', number: 1 })).toBe(true);
    expect(stage.in('building:2').map((one) => one.key)).toEqual([key]);
    expect(faces('A.hand')).toEqual(['3', '7', '7']);
  });

  it('a card that nobody saw turns on its way', () => {
    act({ ...laid, seat: 'B', owner: 'B', source: 'hand', card: '1', number: 1 });
    expect(faces('building:2')).toEqual(['1']);
  });

  it('the next stock card is turned when the top one is laid', () => {
    act({ ...laid, source: 'stock', card: '5', number: 1 });
    expect(faces('A.stock')).toEqual([null]);
    act({ type: 'StockTurned', seat: 'A', card: '10' });
    expect(faces('A.stock')).toEqual(['10']);
  });

  it('a turned stock card lies over those that are under it', () => {
    act({ ...laid, source: 'stock', card: '5', number: 1 });
    act({ type: 'StockTurned', seat: 'A', card: '10' });
    const [own, other] = view.seats;
    const less = { ...own!, stock_top: '10' as const, stock: { hidden: 11 } };
    stage.settle(animator.arrange({ ...view, seats: [less, other!] }));
    const [under, top] = stage.in('A.stock');
    expect([under!.face, top!.face]).toEqual([null, '10']);
    expect(top!.z).toBeGreaterThan(under!.z);
  });

  it('a partner’s card comes from the partner’s pile', () => {
    act({ ...laid, owner: 'B', source: 'discard', discard: 1, card: '12', number: 12 });
    expect(faces('B.d1')).toEqual(['2']);
    expect(faces('building:2')).toEqual(['12']);
  });

  it('drawn cards come into the hand in its order', () => {
    act({ type: 'CardsDrawn', seat: 'A', cards: ['1', '12'] });
    expect(faces('A.hand')).toEqual(['1', '3', '7', '7', '12', 'S']);
  });

  it('others draw backs; a draw of nothing is not shown', () => {
    const before = faces('B.hand').length;
    expect(act({ type: 'CardsDrawn', seat: 'B', cards: { hidden: 1 } })).toBe(true);
    expect(faces('B.hand').length).toBe(before + 1);
    expect(act({ type: 'CardsDrawn', seat: 'B', cards: { hidden: 0 } })).toBe(false);
  });

  it('a full pile is put aside, and what lies aside becomes the draw pile', () => {
    act({ type: 'PileCompleted', pile: 1, cards: [] });
    expect(faces('building:1')).toEqual([]);
    expect(faces('aside').at(-1)).toBe('3');
    act({ type: 'AsideShuffled', draw: { hidden: 14 } });
    expect(faces('aside')).toEqual([]);
    expect(new Set(faces('draw'))).toEqual(new Set([null]));
  });

  it('a discard ends on top of its pile', () => {
    act({ type: 'CardDiscarded', seat: 'A', card: '7', discard: 1 });
    expect(faces('A.d1')).toEqual(['9', '8', '7']);
    expect(faces('A.hand')).toEqual(['3', '7', 'S']);
  });

  it('a stuck round leaves the stock piles alone', () => {
    act({ type: 'StuckRedealt', draw: { hidden: 40 } });
    expect(new Set(stage.pieces.map((one) => one.place))).toEqual(
      new Set(['draw', 'A.stock', 'B.stock']),
    );
    expect(faces('A.stock')).toEqual([null, '5']);
  });

  it('a deal begins with an empty table', () => {
    const stocks = [{ hidden: 30 }, { hidden: 30 }];
    act({ type: 'Dealt', lead: 'B', scores: null, stocks, draw: { hidden: 102 } });
    expect(new Set(stage.pieces.map((one) => one.place))).toEqual(
      new Set(['draw', 'A.stock', 'B.stock']),
    );
    expect(stage.pieces.every((one) => one.face === null)).toBe(true);
  });

  it('cards for the lead are shown, those of a second draw over those of the first', () => {
    act({ type: 'LeadCardDrawn', seat: 'A', card: 'S' });
    act({ type: 'LeadCardDrawn', seat: 'B', card: '4' });
    act({ type: 'LeadCardDrawn', seat: 'A', card: '11' });
    expect(faces('A.lead')).toEqual(['S', '11']);
    expect(faces('B.lead')).toEqual(['4']);
    expect(faces('A.hand')).toEqual([]);
    expect(act({ type: 'LeadDecided', seat: 'A', by: 'highest' })).toBe(true);
  });

  it('who is on turn moves nothing', () => {
    const before = stage.pieces.map((one) => one.place);
    expect(act({ type: 'TurnStarted', seat: 'B' })).toBe(false);
    expect(act({ type: 'SeatPassed', seat: 'B' })).toBe(false);
    expect(stage.pieces.map((one) => one.place)).toEqual(before);
  });
});

describe('what a Skip-Bo card stands for', () => {
  const place = 'building:2';
  const stands = (cards: readonly string[]): number | null => standsFor(stage, place, cards);

  it('is told of a pile that lies there as it was told', () => {
    stage.settle(new Map([[place, ['5', 'S']]]));
    expect(stands(['1', '2', '3', '4', '5', 'S'])).toBe(6);
    expect(stands(['1', '2', '3', 'S', '5'])).toBeNull();
    expect(stands([])).toBeNull();
  });

  it.each(['7', 'S'])('is not told of a %s that lands on it', (card) => {
    stage.settle(new Map([[place, ['5', 'S']]]));
    stage.move('A.hand', place, { shown: card });
    expect(stands(['1', '2', '3', '4', '5', 'S'])).toBeNull();
  });
});

describe('what goes wrong where people draw by hand', () => {
  it('own cards too many are turned and go under the stock pile', () => {
    act({ type: 'CardsDrawn', seat: 'A', cards: ['4', '9'] });
    expect(act({ type: 'ExtraSlipped', seat: 'A', cards: ['9'] })).toBe(true);
    expect(faces('A.hand')).toEqual(['3', '4', '7', '7', 'S']);
    expect(faces('A.stock')).toEqual([null, null, '5']);
  });

  it('those of others go there unseen, and lie under all others', () => {
    expect(act({ type: 'ExtraSlipped', seat: 'B', cards: { hidden: 1 } })).toBe(true);
    expect(faces('B.stock')).toEqual([null, '1']);
    const [under, top] = stage.in('B.stock');
    expect(under!.z).toBeLessThanOrEqual(top!.z);
  });

  it('a penalty comes from the draw pile', () => {
    const before = faces('draw').length;
    expect(act({ type: 'PenaltyTaken', seat: 'B', cards: { hidden: 2 } })).toBe(true);
    expect(faces('B.stock')).toEqual([null, null, '1']);
    expect(faces('draw')).toHaveLength(before - 2);
  });

  it('being caught is to be seen for a moment, though nothing moves', () => {
    expect(act({ type: 'OffenderCaught', seat: 'A', offender: 'B' })).toBe(true);
    expect(act({ type: 'AdviceCalled', seat: 'A', accused: 'B' })).toBe(false);
  });
});
