/** What happened in a step, as it is read below the board. */

import type { Step } from '../protocol';
import { type Audience, whoIs } from '../words/people';
import { tellEvent } from '../words/tell';
import { say } from '../words/words.svelte';

export function tellStep(step: Step, audience: Audience): string {
  if (step.undone) {
    // Only whoever has the turn can take a move back, and then has it still.
    return say('table-told-undone', whoIs(step.view.turn, audience));
  }
  return step.events
    .map((event) => tellEvent(event, audience, step.events))
    .filter((sentence) => sentence !== null)
    .join(' ');
}
