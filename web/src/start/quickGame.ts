/** The game against bots that one tap starts: what was chosen for it last. */

import type { GamesAnswer, NewTable } from '../protocol';
import { dealOf, editionFor, mostSeats, stockSizes } from './tableSettings';

export interface Quick {
  game: string;
  bots: number;
  /** Null: as the server has it. */
  level: string | null;
  /** Cards in a stock pile; null: as it is printed. */
  stock: number | null;
}

export const usualQuick: Quick = { game: 'skipbo', bots: 1, level: null, stock: null };

/** The choice, brought down to what this server has. */
export function fitting(answer: GamesAnswer, quick: Quick): Quick {
  const game = answer.games.find((one) => one.game === quick.game) ?? answer.games[0]!;
  const bots = Math.min(Math.max(1, quick.bots), mostSeats(game) - 1);
  const deal = dealOf(editionFor(game, bots + 1), bots + 1);
  const known = quick.stock !== null && stockSizes(deal).includes(quick.stock);
  return {
    game: game.game,
    bots,
    level: quick.level !== null && answer.bots.includes(quick.level) ? quick.level : null,
    stock: known && quick.stock !== deal.stock ? quick.stock : null,
  };
}

/** The table to open for it. */
export function tableOf(quick: Quick): NewTable {
  return {
    game: quick.game,
    seats: quick.bots + 1,
    ...(quick.level === null ? {} : { bots: quick.level }),
    ...(quick.stock === null ? {} : { options: { stock: quick.stock } }),
  };
}
