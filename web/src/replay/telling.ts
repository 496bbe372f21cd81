/** What happened in a step, as it is read below the board. */

import type { Step } from '../protocol';
import { type Company, tellEvent, whoIs } from '../table/telling';
import { say } from '../words/words.svelte';

export function tellStep(step: Step, company: Company): string {
  if (step.undone) {
    // Only whoever has the turn can take a move back, and then has it still.
    return say('table-told-undone', whoIs(step.view.turn, company));
  }
  return step.events
    .map((event) => tellEvent(event, company, step.events))
    .filter((sentence) => sentence !== null)
    .join(' ');
}
