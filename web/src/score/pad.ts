/** A score pad for the real cards: who plays, and what every round was worth. */

import type { ScoringAnswer } from '../protocol';

export interface Round {
  /** Which line of the pad has won; null for a drawn round. */
  winner: number | null;
  points: number;
  /** What each line had left; null where somebody typed the points. */
  left: readonly number[] | null;
}

export interface Pad {
  id: string;
  started: number;
  game: string;
  edition: string;
  /** One for each side; a team is one line. */
  names: readonly string[];
  target: number;
  /** Who deals, starts or opens the first round. */
  first: number;
  scoring: ScoringAnswer;
  rounds: readonly Round[];
}

/** What a round is worth to its winner, by what the others have left. */
export function pointsFor(
  scoring: ScoringAnswer,
  winner: number | null,
  left: readonly number[],
): number {
  if (winner === null) return 0;
  const others = left.reduce((sum, count, at) => (at === winner ? sum : sum + count), 0);
  return scoring.win + scoring.left * others;
}

/** The scores after each round, from all zeros on. */
export function running(pad: Pad): number[][] {
  const scores = [pad.names.map(() => 0)];
  for (const { winner, points } of pad.rounds)
    scores.push(scores.at(-1)!.map((one, at) => (at === winner ? one + points : one)));
  return scores;
}

export function totals(pad: Pad): number[] {
  return running(pad).at(-1)!;
}

/** Who has reached the target; null if nobody has. The match ends then. */
export function winnerOf(pad: Pad): number | null {
  const found = totals(pad).findIndex((one) => one >= pad.target);
  return found < 0 ? null : found;
}

/** Who leads the next round, and who plays first in it. */
export function leadOf(pad: Pad): { leads: number; plays: number } {
  const seats = pad.names.length;
  if (pad.scoring.lead === 'winner-opens') {
    const last = pad.rounds.findLast((one) => one.winner !== null)?.winner ?? pad.first;
    return { leads: last, plays: last };
  }
  const leads = (pad.first + pad.rounds.length) % seats;
  return { leads, plays: pad.scoring.lead === 'deals' ? (leads + 1) % seats : leads };
}

export function withRound(pad: Pad, round: Round): Pad {
  return { ...pad, rounds: [...pad.rounds, round] };
}

export function withoutLast(pad: Pad): Pad {
  return { ...pad, rounds: pad.rounds.slice(0, -1) };
}
