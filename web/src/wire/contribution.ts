/** What this device contributes to the shuffles, kept so that it can check that it was used. */

import { keep, recall } from '../storage';
import { type Connection, random } from './connection.svelte';

export interface Thrown {
  /** The end of the match's hash chain, as published before any contribution. */
  commitment: string;
  /** By round, from 1 on, and by person: the latest contributions from this device. */
  rounds: Record<string, Record<string, string>>;
}

/** What this device contributed to a match; null if nothing. */
export function thrown(match: string): Thrown | null {
  return recall<Thrown>(`thrown:${match}`);
}

/** Be ready for the next round, or start it, with a random contribution to its shuffle. */
export async function throwIn(connection: Connection, type: 'ready' | 'start'): Promise<void> {
  heed(connection);
  const match = connection.table!.match;
  const drawn = random(16);
  await connection.send({ type, contribution: drawn });
  // Only contributions from a seat go into the key.
  if (connection.seat !== null) change(connection, match, drawn);
}

const heeded = new WeakSet<Connection>();

/** When other settings or another seat make somebody unready, their contribution is dropped. */
function heed(connection: Connection): void {
  if (heeded.has(connection)) return;
  heeded.add(connection);
  connection.listen(({ table, happened }) => {
    const chair = table.chairs.find((one) => one.person === connection.you?.person);
    const dealt = happened.some((one) => one.type === 'RoundStarted');
    if (table.phase !== 'playing' && !dealt && !chair?.ready) change(connection, table.match, null);
  });
}

/** No longer be ready: the contribution is dropped, too. */
export async function takeBack(connection: Connection): Promise<void> {
  const match = connection.table!.match;
  await connection.send({ type: 'ready', ready: false });
  change(connection, match, null);
}

function change(
  connection: Connection,
  match: { name: string; commitment: string; round: number },
  drawn: string | null,
): void {
  const known = thrown(match.name);
  const next = String(match.round + 1);
  const round = { ...known?.rounds[next] };
  const person = String(connection.you!.person);
  if (drawn !== null) round[person] = drawn;
  else if (person in round) delete round[person];
  else return;
  keep(`thrown:${match.name}`, {
    commitment: known?.commitment ?? match.commitment,
    rounds: { ...known?.rounds, [next]: round },
  });
}
