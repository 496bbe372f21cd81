/** Who sat where in a match that is over, as the page calls them. */

import type { MatchSummary } from '../protocol';
import { say } from '../words/words.svelte';

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
 * shown first. Bots are told apart by their seats, and so are people of the same name.
 */
export function namesIn(match: Seated): string[] {
  const people = match.names.map((name, at) => name || (match.places[at]?.name ?? ''));
  const bots = people.filter((name) => name === '').length;
  return people.map((name, at) => {
    const seat = seatsIn(match)[at]!;
    if (name === '') return bots > 1 ? say('table-bot-at', { seat }) : say('table-bot');
    const alike = people.filter((one) => one === name).length > 1;
    return alike ? say('table-name-at', { name, seat }) : name;
  });
}
