/** The keys of the board, for the key list. */

import type { BoardKey } from '../stage/board';

export const keys: readonly BoardKey[] = [
  { keys: '← → ↑ ↓', message: 'breakers-key-move' },
  { keys: '␣', message: 'breakers-key-select' },
  { keys: '⏎', message: 'breakers-key-lay' },
  { keys: 'P', message: 'table-pass' },
  { keys: 'Esc', message: 'table-key-clear' },
  { keys: 'S', message: 'breakers-key-sort' },
  { keys: '⇧ ← →', message: 'breakers-key-carry' },
];
