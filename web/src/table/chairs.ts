/** Who sits where, as the page calls them. */

import type { Look } from '../parts/avatar';
import type { Settings, ShownPerson, ShownTable } from '../protocol';
import { nameEverybody } from '../words/botNames';
import { sayName } from '../words/people';

/** The seats of each side: `['AC', 'BD']` in teams, `['A', 'B']` alone. */
export function sidesOf(table: ShownTable): string[] {
  return table.settings.teams ?? table.chairs.map((one) => one.seat);
}

/** What everybody at the table is called, from seat A on. People of the same name are told apart. */
export function namesOf(table: ShownTable): string[] {
  return nameEverybody(
    table.chairs.map((chair) => ({
      seat: chair.seat,
      name: chair.person
        ? (personOf(table, chair.person)?.name ?? chair.seat)
        : chair.bot_name || null,
      bot: chair.bot ?? null,
    })),
  );
}

/** How everybody at the table looks, from seat A on. */
export function looksOf(table: ShownTable): Look[] {
  return table.chairs.map(({ person, bot, colour }, seat) =>
    person ? { face: personOf(table, person)?.face, colour } : { bot, seat, colour },
  );
}

/** Somebody at the table, by the name that the page calls them. */
export function personOf(table: ShownTable, person: number): ShownPerson | undefined {
  const found = table.people.find((one) => one.person === person);
  return found && named(found);
}

const named = (one: ShownPerson): ShownPerson => ({ ...one, name: sayName(one.name) });

/** Who is there without a seat. */
export function watchersOf(table: ShownTable): ShownPerson[] {
  return table.people.filter((one) => one.present && one.seat === null).map(named);
}

/** The chairs that no person has: empty, or a bot's. */
export function freeSeats(table: ShownTable): string[] {
  return table.chairs.filter((one) => !one.person).map((one) => one.seat);
}

/** Whether people draw by hand here, can err, and watch each other. */
export function isTabletop(settings: Pick<Settings, 'options'>): boolean {
  return settings.options['conduct'] === 'tabletop';
}

/** Whether a match is under way. */
export function inMatch(table: ShownTable): boolean {
  return table.phase === 'playing' || table.phase === 'between';
}

/** The first chair on which nobody sits, and no bot either. */
export function firstEmpty(table: ShownTable): string | null {
  return table.chairs.find((one) => !one.person && !one.bot)?.seat ?? null;
}

/** The chair that somebody who comes gets: an empty one, else a bot's. */
export function firstFree(table: ShownTable): string | null {
  return firstEmpty(table) ?? table.chairs.find((one) => !one.person)?.seat ?? null;
}
