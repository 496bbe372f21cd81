/** What bots are called: by their level and seat, unless a person has the name already. */

import { numberOf } from '../seats';
import { say, words } from './words.svelte';

interface Seated {
  seat: string;
  /** The name of the person here, or of a bot that brings one along. */
  name: string | null;
  /** The level of the bot here. */
  bot: string | null;
}

/** The name of every seat; null where nobody sits. */
export function nameEverybody(seats: readonly Seated[]): (string | null)[] {
  const taken = new Set(seats.flatMap(({ name }) => (name === null ? [] : [name.toLowerCase()])));
  const nameless = seats.filter(
    ({ name, bot }) => name === null && bot && namesAt(bot).length === 0,
  );
  return seats.map(({ seat, name, bot }) => {
    if (name !== null || bot === null) return name;
    const names = namesAt(bot);
    const first = numberOf(seat) % Math.max(1, names.length);
    const free = [...names.slice(first), ...names.slice(0, first)].find(
      (one) => !taken.has(one.toLowerCase()),
    );
    if (free !== undefined) {
      taken.add(free.toLowerCase());
      return free;
    }
    return nameless.length > 1 ? say('table-bot-at', { seat }) : say('table-bot');
  });
}

const namesAt = (level: string): string[] => {
  const id = `bot-names-${level}`;
  return words.has(id) ? say(id).split(', ') : [];
};
