import type { Pictured } from '../games';
import type { Happened } from '../protocol';

/** What a seat did, as the card that everybody saw. */
export function pictured(event: Happened): Pictured | null {
  if (event.type === 'CardLaid') return { faces: [event.card], how: 'laid' };
  if (event.type === 'CardDiscarded') return { faces: [event.card], how: 'discarded' };
  return event.type === 'SeatPassed' ? { faces: [], how: 'passed' } : null;
}
