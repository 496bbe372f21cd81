/** Who of a table's people are on this device, and what can be said about all of them. */

import type { ShownChair, ShownTable } from '../../protocol';
import type { Connection, Deed } from '../../wire/connection.svelte';

/** The connection of whoever sits on a chair, if they are on this device. */
export function holderOf(
  connections: readonly Connection[],
  chair: ShownChair,
): Connection | undefined {
  return connections.find((one) => chair.person && one.you?.person === chair.person);
}

/** The connection of whoever on this device could do something now. */
export function whoMay(connections: readonly Connection[], deed: Deed): Connection | undefined {
  return connections.find((one) => one.may(deed));
}

/** The first chair on which nobody sits, and no bot either. */
export function firstEmpty(table: ShownTable): string | null {
  return table.chairs.find((one) => !one.person && !one.bot)?.seat ?? null;
}

/** The chair that somebody who comes gets: an empty one, else a bot's. */
export function firstFree(table: ShownTable): string | null {
  return firstEmpty(table) ?? table.chairs.find((one) => !one.person)?.seat ?? null;
}

/** Whether everybody who plays or watches is on this device: there is nobody to wait for. */
export function amongUs(connections: readonly Connection[], table: ShownTable): boolean {
  return table.people
    .filter((one) => one.present || one.seat !== null)
    .every(({ person }) => connections.some((one) => one.you?.person === person));
}

/** The seats on other devices that the table waits for. */
export function waitedFor(table: ShownTable, connections: readonly Connection[]): string[] {
  return table.waiting_for.filter((seat) => !connections.some((one) => one.seat === seat));
}
