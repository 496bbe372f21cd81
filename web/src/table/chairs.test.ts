import { expect, test, vi } from 'vitest';
import type { ShownChair, ShownTable } from '../protocol';
import {
  firstEmpty,
  firstFree,
  freeSeats,
  looksOf,
  namesOf,
  personOf,
  sidesOf,
  watchersOf,
} from './chairs';

vi.mock('../words/words.svelte', () => ({
  say: (id: string, args: object = {}) =>
    id === 'bot-names-casual' ? 'Daisy, Oscar, Poppy' : [id, ...Object.values(args)].join(' '),
  words: { has: (id: string) => id === 'bot-names-casual' },
}));

function table(change: object = {}): ShownTable {
  return {
    phase: 'between',
    settings: { teams: null, chat: true, options: {} },
    people: [
      { person: 1, name: 'Ann', present: true, seat: 'A' },
      { person: 2, name: 'Ben', present: false, seat: 'B' },
      { person: 3, name: 'Cleo', present: true, seat: null },
    ],
    chairs: [
      { seat: 'A', person: 1 },
      { seat: 'B', person: 2 },
      { seat: 'C', bot: 'casual' },
    ],
    ...change,
  } as unknown as ShownTable;
}

test('everybody has a name, and no two have the same', () => {
  expect(namesOf(table())).toEqual(['Ann', 'Ben', 'Poppy']);
  const people = [
    { person: 1, name: 'Ann', present: true, seat: 'A' },
    { person: 2, name: 'Ann', present: true, seat: 'B' },
  ];
  const chairs = [
    { seat: 'A', person: 1 },
    { seat: 'B', person: 2 },
    { seat: 'C', bot: 'casual' },
    { seat: 'D', bot: 'mine' },
    { seat: 'E' },
  ];
  expect(namesOf(table({ people, chairs }))).toEqual([
    'table-name-at Ann A',
    'table-name-at Ann B',
    'Poppy',
    'table-bot',
    'table-nobody',
  ]);
});

test('a guest of another language is one in the reader’s, and keeps their number', () => {
  const people = [
    { person: 1, name: 'Gast', present: true, seat: 'A' },
    { person: 2, name: 'Gast 2', present: true, seat: null },
  ];
  const here = table({ people, chairs: [{ seat: 'A', person: 1 }] } as Partial<ShownTable>);
  expect(namesOf(here)).toEqual(['page-guest']);
  expect(personOf(here, 1)?.name).toBe('page-guest');
  expect(watchersOf(here).map((one) => one.name)).toEqual(['page-guest 2']);
});

test('sides are teams, or seats', () => {
  expect(sidesOf(table())).toEqual(['A', 'B', 'C']);
  const settings = { ...table().settings, teams: ['AC', 'BD'] };
  expect(sidesOf(table({ settings }))).toEqual(['AC', 'BD']);
});

test('who watches can sit where no person does', () => {
  expect(watchersOf(table()).map((one) => one.name)).toEqual(['Cleo']);
  expect(freeSeats(table())).toEqual(['C']);
});

const tableWith = (...chairs: Partial<ShownChair>[]): ShownTable =>
  ({
    chairs: chairs.map((one, at) => ({ ...one, seat: 'ABCDEFGH'[at]! })),
  }) as unknown as ShownTable;

test('whoever comes gets an empty chair before a bot has to go', () => {
  expect(firstFree(tableWith({ person: 1 }, { bot: 'casual' }, {}))).toBe('C');
  expect(firstFree(tableWith({ person: 1 }, { bot: 'casual' }))).toBe('B');
  expect(firstFree(tableWith({ person: 1 }, { person: 2 }))).toBeNull();
});

test('whoever comes in by themselves drives no bot away', () => {
  expect(firstEmpty(tableWith({ person: 1 }, { bot: 'casual' }, {}))).toBe('C');
  expect(firstEmpty(tableWith({ person: 1 }, { bot: 'casual' }))).toBeNull();
});

test('people look as they chose, bots by their level, each in the colour of the seat', () => {
  const people = [{ person: 1, name: 'Ann', present: true, seat: 'A', face: 7, colour: 3 }];
  const chairs = [
    { seat: 'A', person: 1, colour: 3 },
    { seat: 'B', bot: 'casual', colour: 1 },
    { seat: 'C', colour: 2 },
  ];
  expect(looksOf(table({ people, chairs }))).toEqual([
    { face: 7, colour: 3 },
    { bot: 'casual', seat: 1, colour: 1 },
    { bot: undefined, seat: 2, colour: 2 },
  ]);
});
