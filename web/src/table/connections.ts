/** The connections of everybody who sits at a table on this device. */

import type { ShownChair, ShownTable } from '../protocol';
import type { Connection, Deed } from '../wire/connection.svelte';

/** The connection of the person on a chair, if they are on this device. */
export function holderOf(
  connections: readonly Connection[],
  chair: ShownChair,
): Connection | undefined {
  return connections.find((one) => chair.person && one.you?.person === chair.person);
}

/** The connection of somebody on this device who could do something now. */
export function whoMay(connections: readonly Connection[], deed: Deed): Connection | undefined {
  return connections.find((one) => one.may(deed));
}

/** The connection of the host, if on this device; else of the person whose device it is. */
export function hostOrOwn(connections: readonly Connection[]): Connection {
  return connections.find(isHost) ?? connections[0]!;
}

export function isHost({ you, table }: Connection): boolean {
  return you !== null && you.person === table?.host;
}

/** The seats on other devices that the table waits for. */
export function waitedFor(table: ShownTable, connections: readonly Connection[]): string[] {
  return table.waiting_for.filter((seat) => !connections.some((one) => one.seat === seat));
}
