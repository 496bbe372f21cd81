/** Starting a match for everybody on this device. */

import type { Connection } from '../../wire/connection.svelte';
import { throwIn } from '../../wire/contribution';

/** Everybody seated here contributes to the shuffle, and the host starts. */
export async function startTogether(
  host: Connection,
  seated: readonly Connection[],
): Promise<void> {
  for (const one of seated) if (one !== host) await throwIn(one, 'ready');
  await throwIn(host, 'start');
}
