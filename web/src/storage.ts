/** What this browser remembers, separately for each server address. */

import { base } from './address';

/** The name under which `localStorage` has something. */
export function storageKey(name: string): string {
  return `stockpile:${base.pathname}:${name}`;
}

/** Read something that was kept; null if there is nothing, or nothing that can be read. */
export function recall<T>(name: string): T | null {
  try {
    const text = localStorage.getItem(storageKey(name));
    return text === null ? null : (JSON.parse(text) as T);
  } catch {
    return null;
  }
}

/** Keep something in this browser. A browser that stores nothing can still play. */
export function keep(name: string, value: unknown): void {
  try {
    if (value === null || value === undefined) localStorage.removeItem(storageKey(name));
    else localStorage.setItem(storageKey(name), JSON.stringify(value));
  } catch {
    // In private windows, or with a full disk, it lasts as long as the page.
  }
}
