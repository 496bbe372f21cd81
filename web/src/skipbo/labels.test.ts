import { expect, test, vi } from 'vitest';
import {
  sayBuilding,
  sayDiscard,
  sayDraw,
  sayHandCard,
  saySeat,
  sayStanding,
  sayStock,
} from './labels';
import { fromHand, fromPile } from './moves';
import { advisedAt, markedSource, type Board } from './board';

// What is said, with what it is said of: `skipbo-stock(card=7 …)`.
vi.mock('../words/words.svelte', () => ({
  say: (id: string, args: Record<string, unknown> = {}) => {
    const given = Object.entries(args).map(([name, value]) => `${name}=${String(value)}`);
    return given.length > 0 ? `${id}(${given.join(' ')})` : id;
  },
  sayList: (items: string[]) => items.join('+'),
}));
vi.mock('./teller', () => ({ nameCard: (card: string) => card }));

const seat = (hand: unknown, top: string | null, discards: string[][]): object => ({
  hand,
  stock_top: top,
  stock: { hidden: top === null ? 0 : 4 },
  discards,
});
const tableWith = (more: object = {}): Board =>
  ({
    view: {
      seats: [
        seat(['7', '7', 'S'], '3', [['9', '8'], [], [], []]),
        seat({ hidden: 5 }, null, [['2'], [], [], []]),
      ],
      building: [['1', '2', 'S'], [], [], []],
      turn: 'B',
      outcome: null,
    },
    scenes: { event: null },
    names: ['Ann', 'Ben'],
    me: 'A',
    over: false,
    turn: 'B',
    last: null,
    advised: null,
    layable: new Set(['h7', 'stock']),
    selection: { isSelected: ({ text }: { text: string }) => text === 'stock' },
    pointed: { places: new Set(['A.stock']), cards: new Set([1]) },
    ...more,
  }) as unknown as Board;

test('a building pile says its number, the next one, and whether a wild lies on top', () => {
  expect(sayBuilding(tableWith(), 1, {})).toBe('skipbo-building(pile=1 number=3 needs=4 wild=yes)');
  expect(sayBuilding(tableWith(), 2, { target: true })).toBe(
    'skipbo-building(pile=2 number=0 needs=1 wild=no) skipbo-lit-lay',
  );
});

test('the place of the last card says so', () => {
  const last = { place: 'building:1', seat: 'B' };
  expect(sayBuilding(tableWith({ last }), 1, {})).toMatch(/ skipbo-last\(who=other name=Ben\)$/);
  const own = { place: 'A.d1', seat: 'A' };
  expect(sayDiscard(tableWith({ last: own }), 'A', 1)).toMatch(/ skipbo-last\(who=you name=Ann\)$/);
});

test('a discard pile is read from the top, and says what it is lit for', () => {
  expect(sayDiscard(tableWith(), 'A', 1, { target: true })).toBe(
    'skipbo-discard(who=you name=Ann pile=1 count=2 cards=8, 9) skipbo-lit-discard',
  );
  expect(sayDiscard(tableWith(), 'B', 2)).toMatch(/count=0 cards=\)$/);
});

test('a card says what can be done with it', () => {
  const marked = { layable: true, pointed: true, advised: 'from' as const };
  expect(sayHandCard('7', 0, 3, marked)).toBe(
    'skipbo-hand-card(card=7 place=1 count=3) skipbo-can-be-laid skipbo-pointed hint-from',
  );
});

test('the draw pile tells whoever draws by hand how many they hold', () => {
  expect(sayDraw(60, null)).toBe('skipbo-draw(count=60)');
  expect(sayDraw(60, 3)).toBe('skipbo-draw(count=60) tabletop-draw(hand=3)');
});

test('a seat in short: its stock, its hand, the tops of its piles, and how it stands', () => {
  expect(sayStock(tableWith(), 'A')).toBe('skipbo-stock(who=you name=Ann card=3 count=4)');
  expect(saySeat(tableWith(), 'B')).toBe(
    'skipbo-seat(name=Ben stock=skipbo-stock(who=other name=Ben card= count=0)' +
      ' hand=skipbo-hand-count(count=5)' +
      ' tops=skipbo-tops(cards=2+skipbo-empty+skipbo-empty+skipbo-empty)) skipbo-on-turn',
  );
});

test('nobody is on turn while cards are dealt', () => {
  const dealing = tableWith({ scenes: { event: { type: 'LeadCardDrawn', seat: 'A', card: '9' } } });
  expect(sayStanding(dealing, 'B')).toBe('');
  expect(sayStanding(tableWith(), 'B')).toBe(' skipbo-on-turn');
  // The first stock cards are turned before the first turn, the others during one.
  const turned = { scenes: { event: { type: 'StockTurned', seat: 'A', card: '9' } } };
  expect(sayStanding(tableWith(turned), 'B')).toBe(' skipbo-on-turn');
  const view = { ...tableWith().view, building: [[], [], [], []] };
  expect(sayStanding(tableWith({ ...turned, view }), 'B')).toBe('');
});

test('who has won, or was caught, is said', () => {
  const { view } = tableWith();
  const over = { over: true, view: { ...view, outcome: { winners: ['A'] } } };
  expect(sayStanding(tableWith(over), 'A')).toBe(' skipbo-won');
  const caught = { view: { ...view, tabletop: { banned: ['A'] } } };
  expect(sayStanding(tableWith(caught), 'A')).toBe(' tabletop-banned-about');
});

test('a place says whether it is selected, can be laid, or is pointed at', () => {
  expect(markedSource(tableWith(), fromPile('A', 'A', 'stock'))).toMatchObject({
    selected: true,
    layable: true,
    pointed: true,
  });
  expect(markedSource(tableWith(), fromHand('A', 'S', 2))).toMatchObject({
    selected: false,
    layable: false,
    pointed: false,
  });
});

test('a hint marks one card and where it goes: of equal cards, the first', () => {
  const advised = tableWith({ advised: 'h7>1' });
  expect(markedSource(advised, fromHand('A', '7', 0)).advised).toBe('from');
  expect(markedSource(advised, fromHand('A', '7', 1)).advised).toBeUndefined();
  expect(advisedAt(advised, 'building:1')).toEqual({ advised: 'to' });
  expect(advisedAt(advised, 'building:2')).toEqual({});
  const watching = tableWith({ advised: 'h7>1', me: null });
  expect(advisedAt(watching, 'building:1')).toEqual({});
});
