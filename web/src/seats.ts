/** Seats are letters, clockwise from A on. */

const FIRST = 'A'.charCodeAt(0);

/** Which seat it is, from 0 on. */
export function numberOf(seat: string): number {
  return seat.charCodeAt(0) - FIRST;
}

export function seatAt(number: number): string {
  return String.fromCharCode(FIRST + number);
}
