/** Moves, chances and reasons in words: for hints and for the review. */

import { nameSet, readAloud } from '../breakers/naming';
import { JOKER } from '../breakers/sets';
import { nameAt } from '../table/telling';
import { say, words } from '../words/words.svelte';

/** Where a move of Skip-Bo takes its card, and where it goes. RULES.md has the notation. */
const SKIPBO = /^(?:([A-H])\.)?(?:(stock)|d(\d)|h(\d+|S))>(d?)(\d)$/;

/** A move as a part of a sentence: “the 7 from the hand on building pile 2”. */
export function sayMove(move: string, game: string, names: readonly string[]): string {
  if (move === 'pass') return say('advice-pass');
  // Where a joker stands is part of the move; all other tiles are told by the name of the set.
  if (game !== 'skipbo') return move.includes(JOKER) ? readAloud(move) : nameSet(move);
  const [, partner, stock, discard, card, away, to] = SKIPBO.exec(move) ?? [];
  const pile = Number(to);
  if (card) return say(away ? 'advice-discard' : 'advice-hand', { card, pile });
  const owner = partner ? nameAt(partner, names) : '';
  const whose = partner ? 'partner' : 'own';
  if (stock) return say('advice-stock', { whose, owner, pile });
  return say('advice-pile', { whose, owner, discard: Number(discard), pile });
}

/** Reasons, one sentence each. One that is new in the server has no words yet. */
export function sayWhy(why: readonly string[]): string {
  return why
    .map((code) => `why-${code}`)
    .filter((id) => words.has(id))
    .map((id) => say(id))
    .join(' ');
}

/** Sums of chances are off by less than this. */
const NOTHING = 1e-4;

/** A chance as people read it: “61 %”. Nothing that is not over is certain. */
export function sayChance(chance: number): string {
  const certain = Math.abs(chance - Math.round(chance)) < NOTHING;
  const share = certain ? Math.round(chance) : Math.min(0.99, Math.max(0.01, chance));
  return new Intl.NumberFormat(words.language, { style: 'percent' }).format(share);
}

/** How far an estimate may be off, in percent: “2”. No estimate is closer than half of one. */
export function sayError(error: number): string {
  const percent = Math.max(1, Math.round(error * 100));
  return new Intl.NumberFormat(words.language).format(percent);
}

/** What was gained or lost, in percent, with its sign: “+12”, “−3”. */
export function sayChange(change: number): string {
  const form = { signDisplay: 'exceptZero', maximumFractionDigits: 0 } as const;
  const text = new Intl.NumberFormat(words.language, form).format(Math.round(change * 100));
  // As wide as the other sign, so that columns stay columns.
  return text.replace('-', '−');
}
