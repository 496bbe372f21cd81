/** Who sat where in a match that is over, as the page calls them. */

import type { Look } from '../parts/avatar';
import type { MatchSummary } from '../protocol';
import { nameEverybody } from '../words/botNames';

type Seated = Pick<MatchSummary, 'names' | 'places' | 'settings'>;

/** The letters of a match's seats. */
export function seatsIn(match: Seated): string[] {
  return match.names.map((_, at) => String.fromCharCode(65 + at));
}

/** The seats of each side: `['AC', 'BD']` in teams, `['A', 'B']` alone. */
export function sidesIn(match: Seated): string[] {
  return match.settings.teams ?? seatsIn(match);
}

/**
 * What everybody is called, from seat A on: by the name at the start, since it is the start that is
 * shown first. People of the same name are told apart.
 */
export function namesIn(match: Seated): string[] {
  return nameEverybody(
    seatsIn(match).map((seat, at) => ({
      seat,
      name: match.names[at] || match.places[at]?.name || null,
      bot: botsIn(match)[at] ?? match.settings.bots,
    })),
  );
}

/** How everybody looked, from seat A on. */
export function looksIn(match: Seated): Look[] {
  const bots = botsIn(match);
  return match.names.map((_, at) => {
    const { face, colour = at } = match.places[at] ?? {};
    return bots[at] ? { bot: bots[at], seat: at, colour } : { face, colour };
  });
}

/** The level of the bot at each seat, from seat A on; null for people. */
function botsIn(match: Seated): (string | null)[] {
  return match.names.map((name, at) => (name ? null : (match.places[at]?.bot ?? null)));
}
