/** What every screen may want to know about each game; `tellers.ts` has words, `boards.ts` boards. */

import { facts as breakers } from './breakers/facts';
import { facts as skipbo } from './skipbo/facts';
import more from 'games:facts';

export interface Game {
  /** What it is played with, and some of it for a picture. */
  pieces: 'cards' | 'tiles';
  picture: readonly string[];
  /** How a record writes the deal: card by card in piles, or in hands that are sorted. */
  deals: 'piles' | 'hands';
  /** Whether anything turns up during a round. */
  draws: boolean;
  /** The rule that says what counts, if there is one. */
  points?: string;
}

const games: Record<string, Game> = { skipbo, breakers, ...more };

export function gameOf(game: string): Game {
  const found = games[game];
  if (!found) throw new Error(`the page does not know ${game}`);
  return found;
}
