import type { Pictured } from '../games';
import type { Happened } from '../protocol';
import { facesOf } from './sets';

/** What a seat did, as the tiles that everybody saw. */
export function pictured(event: Happened): Pictured | null {
  if (event.type === 'SetLaid') return { faces: facesOf(event.set), how: 'laid' };
  return event.type === 'SeatPassed' ? { faces: [], how: 'passed' } : null;
}
