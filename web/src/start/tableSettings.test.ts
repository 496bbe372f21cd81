import { expect, test } from 'vitest';
import type { EditionAnswer, GamesAnswer, OptionAnswer, SeatsAnswer, Settings } from '../protocol';
import {
  chosen,
  editionFor,
  optionsFor,
  rulesPath,
  stockMark,
  stockOf,
  stockSizes,
  withEdition,
  withOption,
  withSeats,
  withStock,
} from './tableSettings';
import { plainSettings } from '../testing/settings';

const deal = (seats: number, stock: number | null, most: number | null): SeatsAnswer => ({
  seats,
  hand: 5,
  stock,
  most_stock: most,
  stock_marks: stock === null ? {} : { [stock]: 'printed', 10: 'printed' },
  splits: [],
});
const edition = (name: string, target: number, tables: SeatsAnswer[]): EditionAnswer => ({
  edition: name,
  fewest_seats: tables[0]!.seats,
  most_seats: tables.at(-1)!.seats,
  target,
  teams: tables[0]!.stock !== null,
  youngest: name === 'cards-new',
  scoring: null,
  tables,
});
const option = (
  name: string,
  choices: string[],
  basis: Record<string, string> = {},
): OptionAnswer => ({
  name,
  rule: '',
  choices,
  defaults: {
    'cards-old': choices[0]!,
    'cards-new': choices.find((one) => one === 'stock-first') ?? choices[0]!,
  },
  marks: {},
  only_with: basis,
});
const usual: Settings = {
  ...plainSettings,
  edition: 'cards-old',
};
const cards = [deal(2, 30, 76), deal(3, 30, 49), deal(4, 30, 35)];
const answer: GamesAnswer = {
  version: '1',
  protocol: 2,
  games: [
    {
      game: 'cards',
      editions: [
        edition('cards-old', 500, cards),
        edition('cards-new', 500, [...cards, deal(5, 20, 27)]),
      ],
      edition_for: { 2: 'cards-old', 3: 'cards-old', 4: 'cards-old', 5: 'cards-new' },
      options: [
        option('laying', ['free', 'stock-first', 'forced']),
        option('conduct', ['enforced', 'tabletop']),
        option('caught', ['whole-turn', 'start-only'], { conduct: 'tabletop' }),
      ],
      lesson: true,
    },
    {
      game: 'tiles',
      editions: [edition('tiles', 50, [deal(2, null, null), deal(3, null, null)])],
      edition_for: { 2: 'tiles', 3: 'tiles' },
      options: [],
      lesson: true,
    },
  ],
  bots: ['casual'],
  paces: ['normal'],
  emotes: [],
  defaults: usual,
  limits: {},
  needs_key: false,
};

test('another number of seats drops the teams, a stock pile that does not fit, a seat that is gone', () => {
  const four = { ...usual, edition: 'cards-new', seats: 4, teams: ['AC', 'BD'], youngest: 'D' };
  expect(withSeats(answer, { ...four, options: { stock: 35 } }, 5)).toMatchObject({
    seats: 5,
    teams: null,
    options: {},
    youngest: 'D',
  });
  expect(withSeats(answer, { ...four, options: { stock: 35 } }, 3)).toMatchObject({
    options: { stock: 35 },
    youngest: null,
  });
  expect(withSeats(answer, four, 4).teams).toEqual(['AC', 'BD']);
});

test('another edition of the game keeps what it has too', () => {
  const old = { ...usual, edition: 'cards-new', seats: 5, target: 100, youngest: 'A' };
  const options = { laying: 'forced', stock: 10 };
  expect(withEdition(answer, { ...old, options }, 'cards-old')).toMatchObject({
    seats: 4,
    target: 100,
    youngest: null,
    options,
  });
});

test('what nobody has touched is as the new edition has it', () => {
  const newer = withEdition(answer, usual, 'cards-new');
  const laying = answer.games[0]!.options[0]!;
  expect(chosen(laying, usual)).toBe('free');
  expect(chosen(laying, newer)).toBe('stock-first');
  const free = withOption(answer, newer, 'laying', 'free');
  expect(free.options).toEqual({ laying: 'free' });
  expect(withEdition(answer, free, 'cards-old').options).toEqual({});
  const strict = withOption(answer, usual, 'laying', 'stock-first');
  expect(strict.options).toEqual({ laying: 'stock-first' });
  expect(withEdition(answer, strict, 'cards-new').options).toEqual({});
});

test('a table that has every option written changes like one that has none', () => {
  const options = { stock: 30, laying: 'free', conduct: 'enforced', caught: 'whole-turn' };
  const written = { ...usual, options };
  expect(chosen(answer.games[0]!.options[0]!, withEdition(answer, written, 'cards-new'))).toBe(
    'stock-first',
  );
  expect(stockOf(answer, withSeats(answer, { ...written, edition: 'cards-new' }, 5))).toBe(20);
  expect(withOption(answer, written, 'laying', 'forced').options).toEqual({ laying: 'forced' });
  expect(withStock(answer, written, 10).options).toEqual({ stock: 10 });
  expect(optionsFor(answer, written).map((one) => one.name)).toEqual(['laying', 'conduct']);
});

test('another game has its own house rules, its own score and no more seats than it can have', () => {
  const old = { ...usual, seats: 4, teams: ['AC', 'BD'], target: 100 };
  const options = { laying: 'forced', stock: 10 };
  expect(withEdition(answer, { ...old, options }, 'tiles')).toMatchObject({
    edition: 'tiles',
    seats: 3,
    teams: null,
    target: 50,
    options: {},
  });
  expect(withEdition(answer, usual, 'tiles').target).toBeNull();
});

test('what is usual is not written down', () => {
  const short = withStock(answer, usual, 10);
  expect(short.options).toEqual({ stock: 10 });
  expect(withStock(answer, short, 30).options).toEqual({});
  const forced = withOption(answer, short, 'laying', 'forced');
  expect(forced.options).toEqual({ stock: 10, laying: 'forced' });
  expect(withOption(answer, forced, 'laying', 'free').options).toEqual({ stock: 10 });
});

test('what hangs on another house rule is asked, and kept, only with it', () => {
  const names = (settings: Settings): string[] =>
    optionsFor(answer, settings).map((one) => one.name);
  expect(names(usual)).toEqual(['laying', 'conduct']);
  const tabletop = withOption(answer, usual, 'conduct', 'tabletop');
  expect(names(tabletop)).toEqual(['laying', 'conduct', 'caught']);
  const mild = withOption(answer, tabletop, 'caught', 'start-only');
  expect(mild.options).toEqual({ conduct: 'tabletop', caught: 'start-only' });
  expect(withOption(answer, mild, 'laying', 'forced').options).toMatchObject(mild.options);
  expect(withOption(answer, mild, 'conduct', 'enforced').options).toEqual({});
});

test('a stock pile that the sheets do not name is ours', () => {
  expect(stockSizes(cards[0]!)).toEqual([30, 10]);
  expect(stockSizes(deal(2, null, null))).toEqual([]);
  expect(stockMark(cards[0]!, 10)).toBe('printed');
  expect(stockMark(cards[0]!, 12)).toBe('ours');
  expect(stockOf(answer, usual)).toBe(30);
  expect(stockOf(answer, { ...usual, options: { stock: 7 } })).toBe(7);
  expect(stockOf(answer, { ...usual, edition: 'tiles' })).toBeNull();
});

test('a table gets the edition that the catalogue has for that many players', () => {
  expect(editionFor(answer.games[0]!, 4).edition).toBe('cards-old');
  expect(editionFor(answer.games[0]!, 5).edition).toBe('cards-new');
});

test('the rules of a table have an address that can be read', () => {
  expect(rulesPath(answer, usual)).toBe('rules/cards-old?seats=2');
  const written = { stock: 30, laying: 'free', conduct: 'enforced', caught: 'whole-turn' };
  expect(rulesPath(answer, { ...usual, options: written })).toBe('rules/cards-old?seats=2');
  const options = { stock: 10, laying: 'forced' };
  expect(rulesPath(answer, { ...usual, seats: 4, teams: ['AC', 'BD'], options })).toBe(
    'rules/cards-old?seats=4&teams=AC,BD&options=stock:10,laying:forced',
  );
});
