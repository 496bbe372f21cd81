/** What this device throws into the shuffles, kept so that it can check that it went in. */

import { keep, recall } from '../storage';
import { type Connection, random } from './connection.svelte';

export interface Thrown {
  /** The end of the match's hash chain, as it was told before anything was thrown in. */
  commitment: string;
  /** By round, from 1 on, and by person: what the people on this device threw in last. */
  rounds: Record<string, Record<string, string>>;
}

/** What this device threw into a match; null if nothing. */
export function thrown(match: string): Thrown | null {
  return recall<Thrown>(`thrown:${match}`);
}

/** Be ready for the next round, or start it, and throw something random into its shuffle. */
export async function throwIn(connection: Connection, type: 'ready' | 'start'): Promise<void> {
  heed(connection);
  const match = connection.table!.match;
  const drawn = random(16);
  await connection.send({ type, contribution: drawn });
  // Only what is thrown in from a seat goes into the key.
  if (connection.seat !== null) change(connection, match, drawn);
}

const heeded = new WeakSet<Connection>();

/** Where other settings or another seat make one unready, what was thrown in is not used either. */
function heed(connection: Connection): void {
  if (heeded.has(connection)) return;
  heeded.add(connection);
  connection.listen(({ table, happened }) => {
    const chair = table.chairs.find((one) => one.person === connection.you?.person);
    const dealt = happened.some((one) => one.type === 'RoundStarted');
    if (table.phase !== 'playing' && !dealt && !chair?.ready) change(connection, table.match, null);
  });
}

/** Not be ready any more: what was thrown in is not used either. */
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
