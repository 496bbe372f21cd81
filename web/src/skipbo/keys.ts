/**
 * The keys of the board. Digits go by their place on the keyboard, since some layouts have them
 * behind Shift. S D F G H stand side by side on all common layouts.
 */

import type { BoardKey } from '../stage/board';

export const keys: readonly BoardKey[] = [
  { keys: '1 – 5', message: 'skipbo-key-hand' },
  { keys: 'S', message: 'skipbo-key-stock' },
  { keys: 'D F G H', message: 'skipbo-key-discards' },
  { keys: '6 – 9', message: 'skipbo-key-building' },
  { keys: 'P', message: 'table-pass' },
  { keys: 'N', message: 'tabletop-key-draw', conduct: 'tabletop' },
  { keys: 'C', message: 'tabletop-key-catch', conduct: 'tabletop' },
  { keys: 'Esc', message: 'table-key-clear' },
];

export type Pressed =
  | { on: 'hand' | 'discard' | 'building'; number: number }
  | { on: (typeof KEYS)[keyof typeof KEYS] };

const KEYS = {
  s: 'stock',
  p: 'pass',
  n: 'draw',
  c: 'catch',
  escape: 'escape',
} as const;
const DISCARDS = 'dfgh';
const CARDS = 5;
const PILES = 4;

/** What a key stands for on this board; null if it is not one of its keys. */
export function pressed(event: KeyboardEvent): Pressed | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return null;
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(event.code)?.[1];
  if (digit !== undefined) {
    const number = Number(digit);
    return number <= CARDS
      ? { on: 'hand', number }
      : { on: 'building', number: Math.min(number - CARDS, PILES) };
  }
  const key = event.key.toLowerCase();
  const discard = key.length === 1 ? DISCARDS.indexOf(key) : -1;
  if (discard >= 0) return { on: 'discard', number: discard + 1 };
  return key in KEYS ? { on: KEYS[key as keyof typeof KEYS] } : null;
}
