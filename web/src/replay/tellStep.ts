/** What happened in a step, as it is read below the board. */

import type { Step } from '../protocol';
import { type Audience, whoIs } from '../words/people';
import { tellEvent } from '../words/tell';
import { say } from '../words/words.svelte';

export function tellStep(step: Step, audience: Audience): string {
  if (step.undone) {
    // Only the seat on turn can take back a move, and it is still on turn afterwards.
    return say('table-told-undone', whoIs(step.view.turn, audience));
  }
  return step.events
    .map((event) => tellEvent(event, audience, step.events))
    .filter((sentence) => sentence !== null)
    .join(' ');
}
