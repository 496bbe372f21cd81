/** What is left at the end of a round: it is what points are counted by. */

import { countOf } from '../../hidden';
import type { View } from '../../protocol';
import { numberOf } from '../../seats';

/** By seat, from A on: cards in stock piles, or tiles in hands. */
export function leftIn(view: View): number[] {
  return 'seats' in view ? view.seats.map((seat) => countOf(seat.stock)) : view.hands.map(countOf);
}

/** What is left to some seats together: `AC`. */
export function leftTo(seats: string, left: readonly number[]): number {
  return [...seats].reduce((sum, seat) => sum + (left[numberOf(seat)] ?? 0), 0);
}
