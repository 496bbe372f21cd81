/** Who of a table's people are on this device, and what can be said about all of them. */

import type { ShownChair, ShownTable } from '../../protocol';
import type { Connection } from '../../wire/connection.svelte';

/** The connection of whoever sits on a chair, if they are on this device. */
export function holderOf(
  connections: readonly Connection[],
  chair: ShownChair,
): Connection | undefined {
  return connections.find((one) => chair.person && one.you?.person === chair.person);
}

/** The connection of the host, if the host is on this device. */
export function hostOf(
  connections: readonly Connection[],
  table: ShownTable,
): Connection | undefined {
  return connections.find((one) => one.you?.person === table.host);
}

/** The chair that somebody who comes gets: an empty one, else a bot's. */
export function firstFree(table: ShownTable): string | null {
  const free = table.chairs.filter((one) => !one.person);
  return (free.find((one) => !one.bot) ?? free[0])?.seat ?? null;
}

/** People on chairs who are not ready, and have to be before the host can start. */
export function waitedFor(
  table: ShownTable,
  connections: readonly Connection[],
  now: number,
): string[] {
  return table.chairs
    .filter((one) => one.person && one.person !== table.host && !one.ready)
    .filter((one) => !holderOf(connections, one))
    .filter((one) => !one.away_until || one.away_until > now)
    .map((one) => one.seat);
}
