/** A moment of a match, as it stands in an address: `?round=2&step=14&seat=B`. */

export interface Moment {
  /** From 1 on. */
  round: number;
  /** From 0 on: how everything was dealt. */
  step: number;
  /** From which seat it is seen; null for a spectator. */
  seat: string | null;
}

export function readMoment(query: URLSearchParams): Moment {
  const seat = query.get('seat');
  return {
    round: Math.max(1, numberIn(query, 'round', 1)),
    step: numberIn(query, 'step', 0),
    seat: seat !== null && /^[A-Z]$/.test(seat) ? seat : null,
  };
}

export function writeMoment({ round, step, seat }: Moment): string {
  const query = new URLSearchParams({ round: String(round), step: String(step) });
  if (seat !== null) query.set('seat', seat);
  return query.toString();
}

function numberIn(query: URLSearchParams, name: string, usual: number): number {
  const text = query.get(name) ?? '';
  return /^\d{1,6}$/.test(text) ? Number(text) : usual;
}
