/** Starting a match for everybody on this device. */

import type { Connection } from '../../wire/connection.svelte';
import { throwIn } from '../../wire/contribution';

/** Whoever is seated here throws something in, and the host starts. */
export async function startTogether(
  host: Connection,
  seated: readonly Connection[],
): Promise<void> {
  for (const one of seated) if (one !== host) await throwIn(one, 'ready');
  await throwIn(host, 'start');
}

/** The same people once more, where there is nobody else to wait for. */
export async function playAgain(host: Connection, seated: readonly Connection[]): Promise<void> {
  // What is thrown in belongs to the next match: all of us have to know of it.
  const told = Promise.all([host, ...seated].map(gathering));
  await host.send({ type: 'rematch' });
  await told;
  await startTogether(host, seated);
}

/** When somebody has been told that the table gets ready for another match. */
function gathering(connection: Connection): Promise<void> {
  return new Promise((resolve) => {
    const end = connection.listen(({ table }) => {
      if (table.phase !== 'gathering') return;
      end();
      resolve();
    });
  });
}
