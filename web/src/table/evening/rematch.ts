/** Another match with the same people. */

import type { Connection } from '../../wire/connection.svelte';
import { throwIn } from '../../wire/contribution';
import { Refused } from '../../wire/refused';
import { waitedFor, whoMay } from '../connections';
import { startTogether } from '../gathering/start';

/**
 * Everybody on this device wants to play again, and is ready. The host starts with the same tap,
 * where nobody else is waited for.
 */
export async function playAgain(connections: readonly Connection[]): Promise<void> {
  await gather(connections);
  const table = connections[0]!.table!;
  const host = connections.find((one) => one.you?.person === table.host);
  const seated = connections.filter((one) => one.seat !== null);
  if (host && waitedFor(table, connections).length === 0) await startTogether(host, seated);
  else for (const one of seated) await throwIn(one, 'ready');
}

/** Let the table get ready for another match, unless somebody else has done so already. */
export async function gather(connections: readonly Connection[]): Promise<void> {
  const asking = whoMay(connections, 'rematch');
  if (!asking) return;
  // Contributions belong to the next match: all of us have to know about it.
  const told = Promise.all(connections.map(gathering));
  try {
    await asking.send({ type: 'rematch' });
  } catch (error) {
    // Somebody else was quicker.
    if (!(error instanceof Refused && error.code === 'no-match-yet')) throw error;
  }
  await told;
}

/** When somebody has been told that the table gets ready for another match. */
function gathering(connection: Connection): Promise<void> {
  if (connection.table?.phase !== 'over') return Promise.resolve();
  return new Promise((resolve) => {
    const end = connection.listen(({ table }) => {
      if (table.phase === 'over') return;
      end();
      resolve();
    });
  });
}
