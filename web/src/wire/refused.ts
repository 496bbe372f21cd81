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

/** What an error says, whatever it is. */
export function refusalOf(error: unknown): { code: string; args: Args } {
  return error instanceof Refused ? error : { code: 'internal-error', args: {} };
}
