/** The keys of the board, for the key list. */

import type { BoardKey } from '../stage/board';

export const keys: readonly BoardKey[] = [
  { keys: '← → ↑ ↓', message: 'breakers-key-move' },
  { keys: '␣', message: 'breakers-key-select' },
  { keys: '⏎', message: 'breakers-key-lay' },
  { keys: 'P', message: 'breakers-key-pass' },
  { keys: 'Esc', message: 'breakers-key-clear' },
  { keys: 'S', message: 'breakers-key-sort' },
  { keys: '⇧ ← →', message: 'breakers-key-carry' },
];
