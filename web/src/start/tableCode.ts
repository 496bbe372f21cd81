/** What people type or paste to come to a table: its code, or a link to it. */

export interface Wanted {
  code: string;
  /** The part after `#` in a link: the code that moves a seat. */
  hash: string;
  /** The link, if it leads to another address than this page's. */
  elsewhere: string | null;
}

/** Reads a code in any case, with spaces or hyphens, or a link, also in the middle of a message. */
export function readCode(text: string, base: URL): Wanted | null {
  const found = /https?:\/\/[^\s<>"']+/i.exec(text)?.[0];
  if (found && URL.canParse(found)) {
    const link = new URL(found);
    const code = /\/t\/([^/]+)\/?$/.exec(link.pathname)?.[1];
    if (!code) return null;
    const here = link.origin === base.origin && link.pathname.startsWith(`${base.pathname}t/`);
    return { code: tidy(code), hash: link.hash, elsewhere: here ? null : link.href };
  }
  const code = tidy(text);
  return /^[A-Z0-9]+$/.test(code) ? { code, hash: '', elsewhere: null } : null;
}

function tidy(code: string): string {
  return code.replace(/[\s-]+|%20/g, '').toUpperCase();
}
