/** Where the server is. It writes its base address into the page, so a path prefix works. */

export const base = new URL('.', document.baseURI);

/** The address of something under the server: `under('api/games')`. */
export function under(path: string): string {
  return new URL(path, base).href;
}

/** What is kept in this browser, apart for every server address. */
export function kept(name: string): string {
  return `stockpile:${base.pathname}:${name}`;
}

/** Read something that was kept; null if there is nothing, or nothing that can be read. */
export function recall<T>(name: string): T | null {
  try {
    const text = localStorage.getItem(kept(name));
    return text === null ? null : (JSON.parse(text) as T);
  } catch {
    return null;
  }
}

/** Keep something in this browser. A browser that keeps nothing still plays. */
export function keep(name: string, value: unknown): void {
  try {
    if (value === null || value === undefined) localStorage.removeItem(kept(name));
    else localStorage.setItem(kept(name), JSON.stringify(value));
  } catch {
    // Private windows and full disks: it lasts as long as the page.
  }
}
