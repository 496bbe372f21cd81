/** What is left at the end of a round: it is what points are counted by. */

import type { Hidden, View } from '../../protocol';

const count = (cards: readonly unknown[] | Hidden): number =>
  'hidden' in cards ? cards.hidden : cards.length;

/** By seat, from A on: cards in stock piles, or tiles in hands. */
export function leftIn(view: View): number[] {
  return 'seats' in view ? view.seats.map((seat) => count(seat.stock)) : view.hands.map(count);
}

/** What is left to some seats together: `AC`. */
export function leftTo(seats: string, left: readonly number[]): number {
  return [...seats].reduce((sum, seat) => sum + (left[seat.charCodeAt(0) - 65] ?? 0), 0);
}
