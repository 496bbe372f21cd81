/** What to do about something that went wrong. */

import { type Args, say, words } from './words.svelte';

export interface Refusal {
  code: string;
  args?: Args;
}

/** What to do about it, where that is not plain from the sentence. */
export function wayOnOf(refusal: Refusal): string | null {
  const id = `page-way-${refusal.code}`;
  return words.has(id) ? say(id) : null;
}
