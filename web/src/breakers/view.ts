/** What a View of Breakers says, in the words of the board. */

import { countOf } from '../hidden';
import type { BreakersView, Happened } from '../protocol';
import { seatAt } from '../seats';
import { JOKER, readSet, tilesOf } from './sets';

export interface Laid {
  seat: string;
  set: string;
}

/** All seats from A on. */
export function seatsOf(view: BreakersView): string[] {
  return view.hands.map((_, at) => seatAt(at));
}

/** All seats clockwise, from the one after `me` on, `me` left out; from A on for a spectator. */
export function othersOf(view: BreakersView, me: string | null): string[] {
  const seats = seatsOf(view);
  const at = me === null ? -1 : seats.indexOf(me);
  return at < 0 ? seats : [...seats.slice(at + 1), ...seats.slice(0, at)];
}

/** What each seat has left, from A on. */
export function leftIn(view: BreakersView): number[] {
  return view.hands.map(countOf);
}

/** The score of a seat's side; null where none are kept. */
export function scoreOf(view: BreakersView, sides: readonly string[], seat: string): number | null {
  return view.scores?.[sides.findIndex((side) => side.includes(seat))] ?? null;
}

/** The running trick with what is being laid just now; empty while it is put aside or dealt. */
export function trickShown(view: BreakersView, event: Happened | null): readonly Laid[] {
  if (event?.type === 'TrickWon' || event?.type === 'Dealt') return [];
  // Nobody lays twice in a row: if it is the seat's, the set is there already.
  if (event?.type === 'SetLaid' && view.trick.at(-1)?.seat !== event.seat)
    return [...view.trick, { seat: event.seat, set: event.set }];
  return view.trick;
}

/** Whose turn it is on the screen, until all of their move has been seen; nobody's before the first. */
export function turnShown(view: BreakersView, event: Happened | null): string | null {
  const before = event?.type === 'LeadCardDrawn' || event?.type === 'Dealt';
  return view.outcome || before ? null : view.turn;
}

/** Whether the move of this turn is being shown: there is nothing more to do in it. */
export function hasMoved(view: BreakersView, event: Happened | null): boolean {
  if (event?.type === 'TrickWon') return view.trick.length > 0;
  return (event?.type === 'SetLaid' || event?.type === 'SeatPassed') && event.seat === view.turn;
}

/** The seats that have passed since the last set was laid, in order. */
export function passedOf(view: BreakersView, event: Happened | null): string[] {
  const last = view.trick.at(-1);
  if (!last || event?.type === 'SetLaid' || event?.type === 'TrickWon') return [];
  const passed = othersOf(view, last.seat).slice(0, view.passes);
  return event?.type === 'SeatPassed' && !passed.includes(event.seat)
    ? [...passed, event.seat]
    : passed;
}

/** The seat that won the trick before and so opened this one. Null in the first trick. */
export function lastWinner(view: BreakersView, event: Happened | null): string | null {
  if (event?.type === 'Dealt') return null;
  if (event?.type === 'TrickWon') return event.seat;
  return countOf(view.played) === 0 ? null : (view.trick[0]?.seat ?? view.turn);
}

export interface Need {
  message: string;
  args: Record<string, string | number>;
}

/**
 * What would answer a set, as a message: it only says what has to be beaten. `equal`: a set as high as
 * that does, too.
 */
export function needOf(top: string, equal: boolean): Need {
  const { kind, length, height } = readSet(top);
  if (kind === 'breaker') return { message: 'breakers-need-breaker', args: {} };
  const run = kind === 'run' || kind === 'pair-run';
  return {
    message: `breakers-need-${kind}`,
    args: { ...(run && { length }), height: height ?? '∞', equal: equal ? 'yes' : 'no' },
  };
}

/** The tiles that take part in a legal move together with those that are selected. */
export function usefulTiles(
  moves: readonly string[],
  selected: readonly string[],
): ReadonlySet<string> {
  const useful = new Set<string>();
  for (const move of moves) {
    if (move === 'pass') continue;
    const left = tilesOf(move);
    const fits = selected.every((tile) => {
      const at = left.indexOf(tile);
      if (at >= 0) left.splice(at, 1);
      return at >= 0;
    });
    if (fits) for (const tile of left) useful.add(tile);
  }
  return useful;
}

/** How often each tile occurs, by number, with the joker last. */
export function tally(tiles: readonly string[]): { tile: string; count: number }[] {
  const rank = (tile: string): number => (tile === JOKER ? Infinity : Number(tile));
  return [...new Set(tiles)]
    .sort((one, other) => rank(one) - rank(other))
    .map((tile) => ({ tile, count: tiles.filter((same) => same === tile).length }));
}
