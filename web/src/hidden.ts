/** How many cards or tiles there are, whether or not they can be seen. */

import type { Hidden } from './protocol';

export function countOf(cards: readonly string[] | Hidden): number {
  return 'hidden' in cards ? cards.hidden : cards.length;
}
