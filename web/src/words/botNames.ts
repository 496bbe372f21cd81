/**
 * What everybody is called: bots by their level and seat, unless a person has the name already. The
 * terminal names them the same way (`terminal/names.py`); both are held to `botNames.fixtures.json`.
 */

import { numberOf } from '../seats';
import { sayName } from './people';
import { say, words } from './words.svelte';

interface Seated {
  seat: string;
  /** The name of the person here, or of a bot that brings one along. */
  name: string | null;
  /** The level of the bot here. */
  bot: string | null;
}

/** The name of every seat, no two alike. */
export function nameEverybody(seats: readonly Seated[]): string[] {
  const taken = new Set(seats.flatMap(({ name }) => (name === null ? [] : [name.toLowerCase()])));
  const nameless = seats.filter(
    ({ name, bot }) => name === null && bot && namesAt(bot).length === 0,
  );
  const names = seats.map(({ seat, name, bot }) => {
    if (name !== null) return sayName(name);
    if (bot === null) return null;
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
  return names.map((name, at) => {
    if (name === null) return say('table-nobody');
    const alike = names.filter((one) => one === name).length > 1;
    return alike ? say('table-name-at', { name, seat: seats[at]!.seat }) : name;
  });
}

/** The names that bots of a level have; none for other people's bots. */
const namesAt = (level: string): string[] => {
  const id = `bot-names-${level}`;
  return words.has(id) ? say(id).split(', ') : [];
};
