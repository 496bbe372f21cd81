/** A moment of a match, as it stands in an address: `?round=2&step=14&seat=B`, `?move=7`. */

import type { Step } from '../protocol';

export interface Moment {
  /** From 1 on. */
  round: number;
  /** From 0 on: how everything was dealt. */
  step: number;
  /** From which seat it is seen; null for a spectator. */
  seat: string | null;
  /** Instead of a step: right before this move of the round, from 0 on, as a review counts them. */
  move?: number | undefined;
}

export function readMoment(query: URLSearchParams): Moment {
  const seat = query.get('seat');
  return {
    round: Math.max(1, numberIn(query, 'round', 1)),
    step: numberIn(query, 'step', 0),
    seat: seat !== null && /^[A-Z]$/.test(seat) ? seat : null,
    ...(query.has('move') && { move: numberIn(query, 'move', 0) }),
  };
}

export function writeMoment({ round, step, seat }: Moment): string {
  const query = new URLSearchParams({ round: String(round), step: String(step) });
  if (seat !== null) query.set('seat', seat);
  return query.toString();
}

/**
 * The step right before a move of a round, as a review counts moves: every step but the first, which
 * deals, and those that were taken back.
 */
export function stepBefore(steps: readonly Pick<Step, 'undone'>[], move: number): number {
  const made: number[] = [];
  for (const [at, { undone }] of steps.entries()) {
    if (undone) made.pop();
    else if (at > 0) made.push(at);
  }
  return (made[move] ?? steps.length) - 1;
}

function numberIn(query: URLSearchParams, name: string, usual: number): number {
  const text = query.get(name) ?? '';
  return /^\d{1,6}$/.test(text) ? Number(text) : usual;
}
