/** Seats are letters, clockwise from A on. */

const FIRST = 'A'.charCodeAt(0);

/** Which seat it is, from 0 on. */
export function numberOf(seat: string): number {
  return seat.charCodeAt(0) - FIRST;
}

export function seatAt(number: number): string {
  return String.fromCharCode(FIRST + number);
}

/** All seats in the order of play: those after your own, or from A on for a spectator. */
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
