/** Each game in sentences. */

import * as breakers from './breakers/teller';
import type { Happened } from './protocol';
import * as skipbo from './skipbo/teller';
import type { Audience } from './words/tell';
import more from 'games:words';

export interface Teller {
  /** An event as sentences; `among` is what was told together with it. */
  tell: (event: Happened, audience: Audience, among: readonly Happened[]) => string[];
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
