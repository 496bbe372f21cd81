import { browser } from '../testing/browser';
import { beforeEach, expect, test } from 'vitest';
import type { ShownTable } from '../protocol';
import { rememberTable, tableLike, usual } from './usual';

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
  expect(usual()).toMatchObject({ names: ['Ann', 'Ben'], here: ['Ann'] });
  expect(tableLike(usual()!)).toMatchObject({ game: 'skipbo', edition: 'skipbo-2003', seats: 3 });
});

test('whoever shares the device is remembered with it', () => {
  rememberTable(table(['Ann', 'Ben', 'Cleo']), [1, 3]);
  expect(usual()?.here).toEqual(['Ann', 'Cleo']);
});

test('neither a game against bots nor one that is only watched is usual', () => {
  rememberTable(table(['Ann']), [1]);
  rememberTable(table(['Ben', 'Cleo']), [7]);
  expect(usual()).toBe(null);
});
