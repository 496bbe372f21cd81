/** A finished match as this browser keeps it for your statistics. */

import type { MatchSummary, Statistics } from '../protocol';
import { seatAt } from '../seats';

/** Somebody else at the table: a person by name, or a bot by its level. */
export interface Other {
  name?: string;
  bot?: string;
}

export type Result = 'won' | 'lost' | 'drawn';

export interface KeptMatch {
  /** The code of the table, and which of its matches it was: the way to the replay. */
  code: string;
  number: number;
  /** The name of the match: no two have the same. */
  name: string;
  game: string;
  edition: string;
  seats: number;
  teams: string[] | null;
  /** Your own seat. */
  seat: string;
  partners: Other[];
  opponents: Other[];
  rounds: number;
  /** The points of your own side; null where there were none to win. */
  points: number | null;
  result: Result;
  /** How it ended. */
  closed: 'played' | 'concession' | 'agreement';
  /** When it ended, in milliseconds since 1970. */
  ended: number;
  /** From the first deal to the end, breaks included. */
  seconds: number;
  /** How many moves you made yourself; null if nobody counted. */
  moves: number | null;
}

/** How many sides played against each other. */
export function sidesOf(kept: Pick<KeptMatch, 'teams' | 'seats'>): number {
  return kept.teams?.length ?? kept.seats;
}

/** The numbers of the opponents' seats, in the order of the opponents. */
export function opponentSeats(kept: Pick<KeptMatch, 'teams' | 'seats' | 'seat'>): number[] {
  const side = kept.teams?.find((one) => one.includes(kept.seat)) ?? kept.seat;
  return Array.from({ length: kept.seats }, (_, at) => at).filter(
    (at) => !side.includes(seatAt(at)),
  );
}

/** A match that is over, as seen from a seat. */
export function keptOf(
  code: string,
  match: MatchSummary,
  seat: string,
  statistics: Statistics | null,
): KeptMatch {
  const { teams, seats, edition } = match.settings;
  const sides = teams ?? match.places.map((one) => one.seat);
  const side = sides.findIndex((one) => one.includes(seat));
  const others = (together: boolean): Other[] =>
    match.places
      .filter((one) => one.seat !== seat && sides[side]!.includes(one.seat) === together)
      .map(({ name, bot }) => (bot ? { bot } : { name: name ?? '' }));
  return {
    code,
    number: match.number,
    name: match.name,
    game: match.game,
    edition,
    seats,
    teams,
    seat,
    partners: others(true),
    opponents: others(false),
    rounds: match.rounds,
    points: match.scores?.[side] ?? null,
    result: resultOf(match, seat),
    closed: match.closed ?? 'played',
    ended: match.ended,
    seconds: Math.max(0, Math.round((match.ended - match.started) / 1000)),
    moves: statistics?.seats.find((one) => one.seat === seat)?.moves ?? null,
  };
}

function resultOf(match: MatchSummary, seat: string): Result {
  if (match.winners.includes(seat)) return 'won';
  // Anybody who gave up has lost, even if nobody is left to win.
  return match.winners.length === 0 && match.closed !== 'concession' ? 'drawn' : 'lost';
}

/**
 * Whose seat was whose is told by names alone: the seat of somebody who is called so, `gone` if they
 * did not stay to the end, or null if it could be several, or none.
 */
export function seatBy(
  match: Pick<MatchSummary, 'names' | 'places'>,
  name: string,
): string | 'gone' | null {
  const seats = match.places.filter((one) => one.name === name).map((one) => one.seat);
  if (seats.length > 0) return seats.length === 1 ? seats[0]! : null;
  return match.names.includes(name) ? 'gone' : null;
}

/** The seats that people had at the end, with their names: one of them was your own. */
export function peopleIn(match: Pick<MatchSummary, 'places'>): { seat: string; name: string }[] {
  return match.places.flatMap(({ seat, name }) => (name ? [{ seat, name }] : []));
}
