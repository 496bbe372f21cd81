/** What was done last: who put which card where. */

import type { Happened } from '../protocol';

export interface Last {
  seat: string;
  place: string;
  card: string;
}

/** The last card that was laid or discarded among events; undefined if they do not say. */
export function lastOf(events: readonly Happened[]): Last | null | undefined {
  for (const event of events.toReversed()) {
    switch (event.type) {
      case 'CardLaid':
        return { seat: event.seat, place: `building:${event.pile}`, card: event.card };
      case 'CardDiscarded':
        return { seat: event.seat, place: `${event.seat}.d${event.discard}`, card: event.card };
      case 'Dealt':
      case 'StuckRedealt':
        return null;
    }
  }
  return undefined;
}
