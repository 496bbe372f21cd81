import { expect, test } from 'vitest';
import type { EditionAnswer, GamesAnswer } from '../protocol';
import { fitting, tableOf, usualQuick } from './quickGame';

const edition = (name: string, most: number, stock: number | null): EditionAnswer => ({
  edition: name,
  fewest_seats: 2,
  most_seats: most,
  target: 50,
  teams: false,
  youngest: false,
  scoring: null,
  tables: Array.from({ length: most - 1 }, (_, at) => ({
    seats: at + 2,
    hand: 5,
    stock,
    most_stock: stock,
    stock_marks: stock === null ? {} : { [stock]: 'printed', 10: 'printed' },
    splits: [],
  })),
});
const answer = {
  games: [
    {
      game: 'skipbo',
      editions: [edition('old', 6, 30), edition('new', 8, 20)],
      edition_for: { 2: 'old', 5: 'old', 6: 'old', 7: 'new', 8: 'new' },
    },
    {
      game: 'breakers',
      editions: [edition('tiles', 4, null)],
      edition_for: { 2: 'tiles', 3: 'tiles', 4: 'tiles' },
    },
  ],
  bots: ['baseline', 'casual'],
} as unknown as GamesAnswer;

test('a choice is brought down to what the server has', () => {
  const wild = { game: 'chess', bots: 40, level: 'perfect', stock: 3 };
  expect(fitting(answer, wild)).toEqual({ game: 'skipbo', bots: 7, level: null, stock: null });
  expect(fitting(answer, { ...usualQuick, game: 'breakers', bots: 5 }).bots).toBe(3);
  expect(fitting(answer, { ...usualQuick, bots: 0 }).bots).toBe(1);
});

test('what fits stays, and the usual stock pile is not written down', () => {
  const chosen = { game: 'skipbo', bots: 2, level: 'baseline', stock: 10 };
  expect(fitting(answer, chosen)).toEqual(chosen);
  expect(fitting(answer, { ...chosen, stock: 30 }).stock).toBeNull();
  // Seven bots are for the other edition, which has smaller piles.
  expect(fitting(answer, { ...chosen, bots: 7, stock: 30 }).stock).toBeNull();
  expect(fitting(answer, { ...chosen, game: 'breakers' }).stock).toBeNull();
});

test('the table has a chair for everybody, and nothing that was not chosen', () => {
  expect(tableOf(usualQuick)).toEqual({ game: 'skipbo', seats: 2 });
  expect(tableOf({ game: 'skipbo', bots: 3, level: 'casual', stock: 10 })).toEqual({
    game: 'skipbo',
    seats: 4,
    bots: 'casual',
    options: { stock: 10 },
  });
});
