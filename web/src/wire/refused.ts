import type { Args } from '../words/words.svelte';

/** The server said no, or could not be asked. A code with details: the words are the page's. */
export class Refused extends Error {
  readonly code: string;
  readonly args: Args;
  readonly where: string | null;

  constructor(refusal: { code: string; args?: Args; where?: string | null }) {
    super(refusal.code);
    this.code = refusal.code;
    this.args = refusal.args ?? {};
    this.where = refusal.where ?? null;
  }
}

/** What any error says. A part of the page that did not load is a lost connection. */
export function refusalOf(error: unknown): { code: string; args: Args } {
  if (error instanceof Refused) return error;
  const absent = error instanceof TypeError && /import|module|fetch|load/i.test(error.message);
  if (!absent) console.error(error);
  return { code: absent ? 'no-connection' : 'page-broke', args: {} };
}
