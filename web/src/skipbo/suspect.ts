/** Who is meant when somebody calls that another plays out of turn: one tap has to be enough. */

import type { Happened } from '../protocol';
import { clockwise } from '../seats';
import type { RoundView } from './board';

/** The seat that draws or lays in an event; null if none does. */
export function actorOf(event: Happened): string | null {
  return event.type === 'DrawnByHand' || event.type === 'CardLaid' ? event.seat : null;
}

/**
 * The seat that was last seen to draw or lay; otherwise the one found playing out of turn.
 * If nobody has, anybody will do: the answer is that nobody plays out of turn.
 */
export function suspect(
  view: Pick<RoundView, 'seats' | 'tabletop'>,
  me: string | null,
  actor: string | null,
): string {
  const seen = [actor, view.tabletop?.out_of_turn?.seat, ...clockwise(view.seats.length, me)];
  return seen.find((one) => one && one !== me) ?? '';
}
