/** How the people of a table have done tonight. */

import type { MatchSummary } from '../../protocol';
import { numberOf } from '../../seats';

/** Matches this far apart, in milliseconds, belong to two evenings. */
const APART = 6 * 60 * 60 * 1000;

export interface Standing {
  /** Somebody's name; null for all bots together. */
  name: string | null;
  wins: number;
  /** Points of all matches; null where none were counted. */
  points: number | null;
  /** How many matches they have won without a break, up to the last. */
  streak: number;
}

/** The matches of the last evening, the oldest first. */
export function tonight(matches: readonly MatchSummary[]): readonly MatchSummary[] {
  const begins = matches.findLastIndex(
    (one, at) => at > 0 && one.started - matches[at - 1]!.ended > APART,
  );
  return matches.slice(Math.max(0, begins));
}

/** Everybody who played, the one with the most wins first; bots come last. */
export function tally(matches: readonly MatchSummary[]): Standing[] {
  const standings = new Map<string | null, Standing>();
  for (const match of matches) {
    const winners = new Set<string | null>();
    const scored = new Set<string | null>();
    for (const place of match.places) {
      const name = place.bot ? null : (place.name ?? null);
      const found = standings.get(name) ?? { name, wins: 0, points: null, streak: 0 };
      standings.set(name, found);
      if (match.winners.includes(place.seat)) winners.add(name);
      if (match.scores && !scored.has(name)) {
        scored.add(name);
        found.points = (found.points ?? 0) + (match.scores[sideOf(match, place.seat)] ?? 0);
      }
    }
    for (const [name, standing] of standings) {
      if (winners.has(name)) {
        standing.wins += 1;
        standing.streak += 1;
      } else standing.streak = 0;
    }
  }
  return [...standings.values()].sort(
    (one, other) =>
      Number(one.name === null) - Number(other.name === null) ||
      other.wins - one.wins ||
      (other.points ?? 0) - (one.points ?? 0),
  );
}

function sideOf(match: MatchSummary, seat: string): number {
  const { teams } = match.settings;
  return teams ? teams.findIndex((side) => side.includes(seat)) : numberOf(seat);
}
