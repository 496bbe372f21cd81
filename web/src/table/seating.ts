/** Who sits where, as the page calls them. */

import type { Settings, ShownChair, ShownPerson, ShownTable } from '../protocol';
import { say } from '../words/words.svelte';

/** The seats of each side: `['AC', 'BD']` in teams, `['A', 'B']` alone. */
export function sidesOf(table: ShownTable): string[] {
  return table.settings.teams ?? table.chairs.map((one) => one.seat);
}

/**
 * What everybody at the table is called, from seat A on. Bots are told apart by their seats, and so
 * are people of the same name.
 */
export function namesOf(table: ShownTable): string[] {
  const bots = table.chairs.filter((one) => one.bot).length;
  const names = table.chairs.map((chair) => {
    if (chair.person) return personOf(table, chair.person)?.name ?? chair.seat;
    if (!chair.bot) return say('table-nobody');
    return bots > 1 ? say('table-bot-at', { seat: chair.seat }) : say('table-bot');
  });
  return names.map((name, at) => {
    const chair = table.chairs[at];
    const alike = names.filter((one) => one === name).length > 1;
    return alike && chair?.person ? say('table-name-at', { name, seat: chair.seat }) : name;
  });
}

export function personOf(table: ShownTable, person: number): ShownPerson | undefined {
  return table.people.find((one) => one.person === person);
}

/** Who is there without a seat. */
export function watchersOf(table: ShownTable): ShownPerson[] {
  return table.people.filter((one) => one.present && one.seat === null);
}

/** The chairs that somebody who watches could take: nobody's, or a bot's; not during a round. */
export function freeSeats(table: ShownTable): string[] {
  if (table.phase === 'playing') return [];
  return table.chairs.filter((one) => !one.person).map((one) => one.seat);
}

/** Whether somebody plays this seat themselves: nobody waits for a bot, whoever it plays for. */
function plays(chair: ShownChair): boolean {
  return Boolean(chair.person) && !chair.stand_in && !chair.conceded;
}

/**
 * The seats that the table waits for: to move, or to say that they are ready. A match can start
 * without somebody who has been away for long.
 */
export function awaitedSeats(table: ShownTable, turn: string | null, now = 0): string[] {
  const { chairs, host, paused, phase } = table;
  if (paused || phase === 'over') return [];
  const awaited = chairs.filter((one) => {
    if (phase === 'playing') return one.seat === turn;
    if (one.ready || phase === 'between') return !one.ready;
    return one.person !== host && (!one.away_until || one.away_until > now);
  });
  return awaited.filter(plays).map((one) => one.seat);
}

/** Whether people draw by hand here, can err, and watch each other. */
export function isTabletop(settings: Pick<Settings, 'options'>): boolean {
  return settings.options['conduct'] === 'tabletop';
}

/** Whether a match is under way. */
export function inMatch(table: ShownTable): boolean {
  return table.phase === 'playing' || table.phase === 'between';
}
