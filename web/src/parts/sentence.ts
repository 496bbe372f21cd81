/** What went wrong, as a sentence. */

import { type Args, say, sayRefusal, words } from '../words/words.svelte';

export interface Refusal {
  code: string;
  args?: Args;
}

/** What the page itself finds wrong; everything else is refused by the server. */
const own = new Set(['no-connection', 'page-broke', 'nothing-here']);

export function sentenceOf(refusal: Refusal): string {
  return own.has(refusal.code) ? say(`page-problem-${refusal.code}`) : sayRefusal(refusal);
}

/** What to do about it, where that is not plain from the sentence. */
export function wayOnOf(refusal: Refusal): string | null {
  const id = `page-way-${refusal.code}`;
  return words.has(id) ? say(id) : null;
}
