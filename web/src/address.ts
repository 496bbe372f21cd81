/** Where the server is. It writes its base address into the page, so a path prefix works. */

export const base = new URL('.', document.baseURI);

/** The address of a screen, or of anything else under the server: `href('api/games')`. */
export function href(path: string): string {
  return new URL(path, base).href;
}

/** Whether a link leads to this very machine, so that nobody else can follow it. */
export function isOnlyHere(link: string): boolean {
  return /^(localhost|127\.|\[::1\])/.test(new URL(link).hostname);
}
