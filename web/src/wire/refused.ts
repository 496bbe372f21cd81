import type { Args } from '../words/words.svelte';

/** The server said no, or could not be asked. A code with details: the words are the page's. */
export class Refused extends Error {
  readonly code: string;
  readonly args: Args;
  readonly where: string | null;
  /** Whether the server says that trying again will not help. */
  readonly final: boolean;

  constructor(refusal: { code: string; args?: Args; where?: string | null; final?: boolean }) {
    super(refusal.code);
    this.code = refusal.code;
    this.args = refusal.args ?? {};
    this.where = refusal.where ?? null;
    this.final = refusal.final ?? false;
  }
}

/** A table says so for good, but may say something else another day. */
const MAY_CHANGE = new Set(['left', 'table-full', 'door-closed']);

/** Whether to try again is the way on, another one, or none because it would fail again. */
export function retryingIs(refusal: {
  code: string;
  final: boolean;
}): 'the way on' | 'another' | 'in vain' {
  if (!refusal.final) return 'the way on';
  return MAY_CHANGE.has(refusal.code) ? 'another' : 'in vain';
}

/** What any error says. A part of the page that did not load is a lost connection. */
export function refusalOf(error: unknown): { code: string; args: Args; final: boolean } {
  if (error instanceof Refused) return error;
  const absent = error instanceof TypeError && /import|module|fetch|load/i.test(error.message);
  if (!absent) console.error(error);
  return { code: absent ? 'no-connection' : 'page-broke', args: {}, final: false };
}
