import { expect, test, vi } from 'vitest';
import type { EditionAnswer, GamesAnswer, OptionAnswer, SeatsAnswer, Settings } from '../protocol';
import { type Decided, sayRules, sayTeams, sayWays } from './settingsWords';
import { plainSettings } from '../testing/settings';

vi.mock('../words/words.svelte', () => ({
  say: (id: string, args?: Record<string, unknown>) => [id, ...Object.values(args ?? {})].join(' '),
  words: { language: 'en', has: () => true },
}));

const four: SeatsAnswer = {
  seats: 4,
  hand: 5,
  stock: 30,
  most_stock: 35,
  stock_marks: { 30: 'printed' },
  splits: [
    { teams: ['AC', 'BD'], across: true },
    { teams: ['AB', 'CD'], across: false },
  ],
};
const cards: EditionAnswer = {
  edition: 'cards',
  fewest_seats: 4,
  most_seats: 4,
  target: 500,
  teams: true,
  youngest: true,
  scoring: null,
  tables: [four],
};
const laying: OptionAnswer = {
  name: 'laying',
  rule: '',
  choices: ['free', 'forced', 'strict'],
  defaults: { cards: 'free' },
  marks: { cards: { free: 'printed', forced: 'ours' } },
  only_with: {},
};
const settings: Settings = {
  ...plainSettings,
  seats: 4,
};
const answer: GamesAnswer = {
  version: '1',
  protocol: 2,
  games: [
    {
      game: 'cards',
      editions: [cards],
      edition_for: { 4: 'cards' },
      options: [laying],
      lesson: true,
    },
    {
      game: 'tiles',
      editions: [
        {
          ...cards,
          edition: 'tiles',
          teams: false,
          youngest: false,
          tables: [{ ...four, stock: null, most_stock: null, stock_marks: {}, splits: [] }],
        },
      ],
      edition_for: { 4: 'tiles' },
      options: [],
      lesson: true,
    },
  ],
  bots: ['casual'],
  paces: ['normal'],
  emotes: [],
  defaults: settings,
  limits: {},
  needs_key: false,
};

const rules = (changed: Partial<Settings> = {}): Decided[] =>
  sayRules(answer, { ...settings, ...changed });
const row = (title: string, changed: Partial<Settings> = {}): Decided | undefined =>
  rules(changed).find((one) => one.title === title);
const way = (title: string, changed: Partial<Settings> = {}): string | undefined =>
  sayWays({ ...settings, ...changed }).find((one) => one.title === title)?.value;

test('teams are called by how partners sit', () => {
  expect(sayTeams('', four)).toBe('page-no-teams');
  expect(sayTeams('AC,BD', four)).toBe('page-teams-across 2 2');
  expect(sayTeams('AB,CD', four)).toBe('page-teams-beside 2 2');
  expect(sayTeams('AD,BC', four)).toBe('page-teams-mixed 2 2');
});

test('a single round and the match of the sheet are printed, another match is a house rule', () => {
  const length = (target: number | null) => row('page-how-long', { target });
  expect(length(null)).toMatchObject({ value: 'page-single-round', mark: 'printed' });
  expect(length(500)).toMatchObject({ value: 'page-match-to 500', mark: 'printed' });
  expect(length(200)).toMatchObject({ value: 'page-match-to 200', mark: 'house' });
});

test('a stock pile and an option are marked as the sheets have them', () => {
  const stock = (size: number) => row('option-stock', { options: { stock: size } });
  expect(stock(30)).toMatchObject({ value: 'page-cards 30', mark: 'printed' });
  expect(stock(7)).toMatchObject({ value: 'page-cards 7', mark: 'ours' });
  const laid = (choice: string) => row('option-laying', { options: { laying: choice } });
  expect(row('option-laying')).toMatchObject({ value: 'option-laying-free', mark: 'printed' });
  expect(laid('forced')).toMatchObject({ value: 'option-laying-forced', mark: 'ours' });
  expect(laid('strict')).toMatchObject({ value: 'option-laying-strict', mark: 'house' });
});

test('who is the youngest is said, or drawn by lot', () => {
  expect(row('option-youngest')?.value).toBe('page-by-lot');
  expect(row('option-youngest', { youngest: 'C' })?.value).toBe('page-seat C');
});

test('a game says nothing of what it does not have', () => {
  const said = rules({ edition: 'tiles' }).map((one) => one.title);
  expect(said).toEqual(['option-edition', 'option-seats', 'page-how-long']);
  expect(rules().map((one) => one.title)).toEqual([
    ...['option-edition', 'option-seats', 'option-teams', 'page-how-long', 'option-stock'],
    ...['option-laying', 'option-youngest'],
  ]);
});

test('what no sheet mentions is said as it is set', () => {
  expect(way('option-bots')).toBe('page-bots-of bot-casual pace-normal');
  expect(way('option-clock')).toBe('page-no-clock');
  expect(way('option-clock', { clock: { turn: 30, reserve: 120 } })).toMatch(/^page-clock-of .*30/);
  expect([way('option-hints'), way('option-chat')]).toEqual(['page-yes', 'page-no']);
  expect([way('option-hints', { hints: false }), way('option-chat', { chat: true })]).toEqual([
    ...['page-no', 'page-yes'],
  ]);
});
