/** Where the server is. It writes its base address into the page, so a path prefix works. */

export const base = new URL('.', document.baseURI);

/** The address of a screen, or of anything else under the server: `href('api/games')`. */
export function href(path: string): string {
  return new URL(path, base).href;
}
