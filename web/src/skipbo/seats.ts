/** Who sits where, seen from one's own seat. */

import { numberOf, seatAt } from '../seats';

/** All seats in the order of play: those after one's own, or from A on for a spectator. */
export function clockwise(seats: number, me: string | null): string[] {
  const after = me === null ? 0 : numberOf(me) + 1;
  const all = Array.from({ length: seats }, (_, step) => seatAt((after + step) % seats));
  return me === null ? all : all.slice(0, -1);
}

/** The team that a seat belongs to, from 0 on; -1 where everybody plays alone. */
export function teamOf(seat: string, sides: readonly string[]): number {
  const together = sides.some((one) => one.length > 1);
  return together ? sides.findIndex((one) => one.includes(seat)) : -1;
}

export function arePartners(seat: string, other: string | null, sides: readonly string[]): boolean {
  return (
    other !== null &&
    seat !== other &&
    sides.some((one) => one.includes(seat) && one.includes(other))
  );
}

/** The other seats, row by row: clockwise in a single row, else opponents first, then partners. */
export function inRows(
  others: readonly string[],
  isPartner: (seat: string) => boolean,
  rows: readonly number[],
): string[][] {
  const order =
    rows.length <= 1
      ? [...others]
      : [...others.filter((one) => !isPartner(one)), ...others.filter(isPartner)];
  return rows.map((length) => order.splice(0, length));
}
