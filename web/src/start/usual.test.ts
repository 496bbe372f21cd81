import { browser } from '../testing/browser';
import { beforeEach, expect, test } from 'vitest';
import type { ShownTable } from '../protocol';
import { isHere, rememberTable, tableLike, usualTables } from './usual';

beforeEach(() => browser.store.clear());

const table = (people: string[]): ShownTable =>
  ({
    game: 'skipbo',
    settings: { edition: 'skipbo-2003', seats: 3, teams: null },
    people: people.map((name, at) => ({ person: at + 1, name })),
    chairs: ['A', 'B', 'C'].map((seat, at) =>
      at < people.length ? { seat, person: at + 1 } : { seat, bot: 'casual' },
    ),
  }) as unknown as ShownTable;

test('a table with other people is remembered with its rules', () => {
  rememberTable(table(['Ann', 'Ben']), [1]);
  const [usual] = usualTables();
  expect(usual).toMatchObject({ names: ['Ann', 'Ben'], here: ['Ann'] });
  expect(tableLike(usual!)).toMatchObject({ game: 'skipbo', edition: 'skipbo-2003', seats: 3 });
});

test('whoever shares the device is remembered with it', () => {
  rememberTable(table(['Ann', 'Ben', 'Cleo']), [1, 3]);
  expect(usualTables()[0]?.here).toEqual(['Ann', 'Cleo']);
});

test('neither a game against bots nor one that is only watched is usual', () => {
  rememberTable(table(['Ann']), [1]);
  rememberTable(table(['Ben', 'Cleo']), [7]);
  expect(usualTables()).toEqual([]);
});

test('a round that goes round on one device leaves the table of many devices as it is', () => {
  rememberTable(table(['Ann', 'Ben', 'Cleo']), [1]);
  rememberTable(table(['Ann', 'Dan']), [1, 2]);
  expect(usualTables().map(({ names }) => names)).toEqual([
    ['Ann', 'Ben', 'Cleo'],
    ['Ann', 'Dan'],
  ]);
  expect(usualTables().map(isHere)).toEqual([false, true]);
  rememberTable(table(['Ann', 'Eve']), [1]);
  expect(usualTables().map(({ names }) => names.at(-1))).toEqual(['Eve', 'Dan']);
});
