/** Skip-Bo in sentences. */

import { nameAt } from '../table/telling';
import { say } from '../words/words.svelte';

export { sayACard as sayCard, tellSkipbo as tell } from '../table/telling/skipbo';

/** Where a move takes its card, and where it goes. RULES.md has the notation. */
const MOVE = /^(?:([A-H])\.)?(?:(stock)|d(\d)|h(\d+|S))>(d?)(\d)$/;

/** A move as a part of a sentence: “the 7 from hand to building pile 2”. */
export function sayMove(move: string, names: readonly string[]): string {
  if (move === 'pass') return say('advice-pass');
  const [, partner, stock, discard, card, away, to] = MOVE.exec(move) ?? [];
  const pile = Number(to);
  if (card) return say(away ? 'advice-discard' : 'advice-hand', { card, pile });
  const owner = partner ? nameAt(partner, names) : '';
  const whose = partner ? 'partner' : 'own';
  if (stock) return say('advice-stock', { whose, owner, pile });
  return say('advice-pile', { whose, owner, discard: Number(discard), pile });
}
