/** The keys of the table itself; boards have their own. */

import { keep, recall } from '../storage';
import type { BoardKey } from '../stage/board';
import type { Sheet } from './ui.svelte';

export interface TableKey extends BoardKey {
  opens: Sheet | 'undo' | 'hint' | 'emotes';
}

export const tableKeys: readonly TableKey[] = [
  { keys: 'U', message: 'table-key-undo', opens: 'undo' },
  { keys: 'T', message: 'table-key-hint', opens: 'hint' },
  { keys: 'M', message: 'table-key-menu', opens: 'menu' },
  { keys: 'L', message: 'table-key-log', opens: 'log' },
  { keys: 'E', message: 'table-key-emotes', opens: 'emotes' },
  { keys: 'R', message: 'table-key-rules', opens: 'rules' },
  { keys: '?', message: 'table-key-keys', opens: 'keys' },
];

/** Whether single keys do anything: voice control types letters that were never meant. */
class Shortcuts {
  #on = $state(recall<boolean>('keys') ?? true);

  get on(): boolean {
    return this.#on;
  }
  set on(value: boolean) {
    this.#on = value;
    keep('keys', value);
  }
}

export const shortcuts = new Shortcuts();
