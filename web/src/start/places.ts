/** Who is at a table, in a few words. */

import type { Look } from '../parts/avatar';
import type { Place, Summary } from '../protocol';
import { isNameless, sayName } from '../words/people';
import { say, sayList } from '../words/words.svelte';

/** Who invites to what. */
export function sayInvitation({ host, game }: Pick<Summary, 'host' | 'game'>): string {
  const invited = isNameless(host) ? 'page-invited-nameless' : 'page-invited';
  return say(invited, { host, game: say(`page-game-${game}`) });
}

/** “Ben, Cleo and 2 bots”: everybody but yourself. Empty if there is nobody else. */
export function sayOthers(places: readonly Place[], me: string | null): string {
  let names = places.flatMap((one) => (one.name ? [one.name] : []));
  if (me !== null) {
    // A person alone there is yourself, perhaps under an earlier name.
    const own = names.length === 1 ? 0 : names.indexOf(me);
    if (own >= 0) names.splice(own, 1);
  }
  names = names.map(sayName);
  const bots = places.filter((one) => one.bot).length;
  if (bots > 0) names.push(say('page-bots-count', { count: bots }));
  return names.length > 0 ? sayList(names) : '';
}

/** The faces of everybody at a table. */
export function facesAt(places: readonly Place[]): { name: string; look: Look }[] {
  return places.flatMap(({ name, bot, face, colour }, seat) =>
    name || bot ? [{ name: name ?? '', look: { bot, seat, face, colour } }] : [],
  );
}

export function freeChairs(places: readonly Place[]): number {
  return places.filter((one) => !one.name && !one.bot).length;
}
