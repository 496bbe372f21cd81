/** What every part of the board looks at. */

import type { Snippet } from 'svelte';
import { countOf } from '../hidden';
import type { Look } from '../parts/avatar';
import type { SkipboView, TabletopView } from '../protocol';
import { numberOf } from '../seats';
import type { Scenes } from '../stage/scenes.svelte';
import type { Selection } from './selection.svelte';
import type { Fit } from './fit';
import type { Last } from './lastCard';
import type { PileMarks } from './marks';
import { type Discard, placeTo, type Source } from './moves';
import type { Pointers } from './pointers';

/** A round as it is seen; `tabletop` is there where people draw by hand and can err. */
export type RoundView = SkipboView & Partial<Pick<TabletopView, 'tabletop'>>;

export interface Board {
  readonly scenes: Scenes;
  readonly selection: Selection;
  readonly view: RoundView;
  readonly names: readonly string[];
  readonly looks: readonly Look[] | undefined;
  readonly sides: readonly string[];
  readonly me: string | null;
  /** The round is over, played out or not. */
  readonly over: boolean;
  /** Whose turn it is on the screen. */
  readonly turn: string;
  readonly fit: Fit;
  /** The sources from which a card can be laid now. */
  readonly layable: ReadonlySet<string>;
  readonly last: Last | null;
  readonly pointed: Pointers;
  /** The move that a hint means. */
  readonly advised: string | null;
  /** A discard that is not sent yet. */
  readonly held: Discard | null;
  /** Draw a card by hand, where that is done. */
  readonly draw: (() => void) | null;
  /** Whether drawing comes first now. */
  readonly mustDraw: boolean;
  /** Say that somebody plays out of turn, where they can. */
  readonly catchOut: (() => void) | null;
  /** Say that a seat has given its partner advice; null if that is not possible. */
  readonly callAdvice: (seat: string) => (() => void) | null;
  readonly badge: Snippet<[string]> | undefined;
  /** Show all piles of a seat. */
  readonly open: (seat: string) => void;
}

/** The arguments of messages about a seat. */
export function whoIs(board: Board, seat: string): { who: 'you' | 'other'; name: string } {
  return {
    who: seat === board.me ? 'you' : 'other',
    name: board.names[numberOf(seat)] ?? seat,
  };
}

/** What happens before the stock piles lie on the table, and while they are dealt. */
const DRAWING: ReadonlySet<string> = new Set(['LeadCardDrawn', 'LeadDecided']);
const DEALING: ReadonlySet<string> = new Set([...DRAWING, 'Dealt']);

/** Whether cards are drawn to see who deals: nobody has any yet. */
export function isDrawing({ scenes }: Pick<Board, 'scenes'>): boolean {
  return DRAWING.has(scenes.event?.type ?? '');
}

/** Whether the cards are being dealt: it is nobody's turn, and the bar over the table says so. */
export function isDealing({ scenes, view }: Pick<Board, 'scenes' | 'view'>): boolean {
  const what = scenes.event?.type ?? '';
  // Later, a stock card is turned only after one was laid.
  const first = what === 'StockTurned' && view.building.every((pile) => pile.length === 0);
  return first || DEALING.has(what);
}

/** Whether it is a seat's turn. */
export function isOnTurn(board: Board, seat: string): boolean {
  return !board.over && !isDealing(board) && board.turn === seat;
}

/** Whether a seat was caught, and draws nothing in its next turn. */
export function isBanned(board: Board, seat: string): boolean {
  return board.view.tabletop?.banned.some((one) => one === seat) ?? false;
}

/** What a hint says about a place to which cards go. */
export function advisedAt(board: Board, place: string): Pick<PileMarks, 'advised'> {
  const { advised, me } = board;
  return advised !== null && me !== null && placeTo(advised, me) === place ? { advised: 'to' } : {};
}

/** Whether a hint takes its card from here; of equal cards in the hand, the first. */
function advisedFrom(board: Board, source: Source): boolean {
  if (board.advised?.split('>')[0] !== source.text) return false;
  if (source.at === undefined) return true;
  const hand = board.view.seats[numberOf(board.me ?? '')]?.hand ?? [];
  if ('hidden' in hand) return false;
  return hand.findIndex((card) => `h${card}` === source.text) === source.at;
}

/** What is to be seen of a place from which cards may be taken. */
export function markedSource(board: Board, source: Source): PileMarks {
  const { selection, layable, last, pointed } = board;
  return {
    selected: selection.isSelected(source),
    layable: layable.has(source.text),
    last: source.at === undefined && last?.place === source.place,
    pointed:
      source.at === undefined ? pointed.places.has(source.place) : pointed.cards.has(source.at),
    ...(source.at === undefined ? advisedAt(board, source.place) : {}),
    ...(advisedFrom(board, source) && { advised: 'from' }),
  };
}

/** What each seat has left in its stock pile, from A on. */
export function leftIn(view: SkipboView): number[] {
  return view.seats.map((one) => countOf(one.stock));
}
