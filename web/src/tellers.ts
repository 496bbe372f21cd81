/** Each game in sentences. */

import * as breakers from './breakers/words';
import type { Happened } from './protocol';
import * as skipbo from './skipbo/words';
import type { Company } from './table/telling';
import more from 'games:words';

export interface Teller {
  /** An event as sentences; `among` is what was told together with it. */
  tell: (event: Happened, company: Company, among: readonly Happened[]) => string[];
  /** A card that is drawn for the lead. */
  sayCard: (card: string) => string;
  /** A move as a part of a sentence. */
  sayMove: (move: string, names: readonly string[]) => string;
}

const tellers: Record<string, Teller> = { skipbo, breakers, ...more };

export function tellerOf(game: string): Teller {
  const found = tellers[game];
  if (!found) throw new Error(`there are no sentences for ${game}`);
  return found;
}
