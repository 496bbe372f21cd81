/** A newer page at the server than the one that is open. */

import { base } from '../address';

/**
 * A file of the page could not be fetched: perhaps the server has been updated, and has the files of the
 * new page only. Then that page takes over. Who sits where is kept, and so is what was played.
 */
export async function renew(): Promise<void> {
  try {
    const answer = await fetch(base, { cache: 'no-store' });
    const page = await answer.text();
    const names = [...document.scripts].map(({ src }) => src.split('/').at(-1)!);
    if (answer.ok && names.some((name) => !page.includes(name))) location.reload();
  } catch {
    // Without a connection the page stays as it is.
  }
}
