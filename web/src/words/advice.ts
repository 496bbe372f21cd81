/** Moves, chances and reasons in words: for hints and for the review. */

import { say, sayPercent, words } from './words.svelte';

/** What speaks against a move: in every language a sentence that begins with “But”. */
const AGAINST: readonly string[] = ['opens-next-stock', 'buries-low-card', 'splits-set'];

/**
 * The first reasons of all, so that they can be read one after the other: “but” comes last, and
 * never alone.
 */
export function inReadingOrder(why: readonly string[], most = why.length + 1): string[] {
  const against = why.slice(0, most).filter((code) => AGAINST.includes(code));
  const speaking = why.filter((code) => !AGAINST.includes(code));
  if (against.length > 0 && speaking.length === 0) speaking.push('best-chance');
  return [...speaking.slice(0, Math.max(1, most - against.length)), ...against].slice(0, most);
}

/** Reasons, one sentence each. One that is new in the server has no words yet. */
export function sayWhy(why: readonly string[], most?: number): string {
  const known = why.filter((code) => words.has(`why-${code}`));
  return inReadingOrder(known, most)
    .map((code) => say(`why-${code}`))
    .join(' ');
}

/** Sums of chances are off by less than this. */
const NOTHING = 1e-4;

/** A chance as people read it: “61 %”. Nothing that is not over is certain. */
export function sayChance(chance: number): string {
  const certain = Math.abs(chance - Math.round(chance)) < NOTHING;
  // A sum may be a little below 0, which counts as 0.
  const share = certain ? Math.round(chance) || 0 : Math.min(0.99, Math.max(0.01, chance));
  return sayPercent(share);
}

/** How well somebody has played, up to “100”: only for giving nothing away. */
export function sayAccuracy(player: { accuracy: number | null; loss: number }): string {
  const accuracy = player.loss < NOTHING ? 100 : Math.min(99, Math.floor(player.accuracy ?? 0));
  return new Intl.NumberFormat(words.language).format(accuracy);
}

/** What somebody gave away: “7 %”. Next to nothing is not nothing. */
export function sayLoss(loss: number): string {
  return sayPercent(loss < NOTHING ? 0 : Math.max(0.01, loss));
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
