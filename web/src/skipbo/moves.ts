/** Reading the texts of moves: `stock>2`, `h7>1`, `d4>2`, `C.stock>1`, `C.d2>4`, `h9>d1`, `pass`. */

/** Where cards can be taken from: the part of a move before `>`, and where it is on the stage. */
export interface Source {
  text: string;
  place: string;
  /** Which card of the hand. */
  at?: number;
}

export const fromHand = (me: string, card: string, at: number): Source => ({
  text: `h${card}`,
  place: `${me}.hand`,
  at,
});

/** From a pile of your own or of a partner: `stock`, `d1` … `d4`. */
export const fromPile = (me: string, seat: string, pile: string): Source => ({
  text: seat === me ? pile : `${seat}.${pile}`,
  place: `${seat}.${pile}`,
});

/** Where a source may go: `1` … `4` for building piles, `d1` … `d4` for discard piles. */
export function targetsOf(moves: readonly string[], source: string | null): ReadonlySet<string> {
  const found = new Set<string>();
  for (const move of moves) {
    const [from, to] = move.split('>');
    if (from === source && to !== undefined) found.add(to);
  }
  return found;
}

/** The place on the stage that a move goes to; null for one that goes nowhere. */
export function placeTo(move: string, me: string): string | null {
  const to = move.split('>')[1];
  if (to === undefined) return null;
  return to.startsWith('d') ? `${me}.${to}` : `building:${to}`;
}

const isLay = (to: string | undefined): boolean => to !== undefined && !to.startsWith('d');

/** The sources from which something can be laid on a building pile. */
export function layable(moves: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  for (const move of moves) {
    const [from, to] = move.split('>');
    if (from !== undefined && isLay(to)) found.add(from);
  }
  return found;
}

/** The only building pile that a source may go to; null if there are several, or none. */
export function onlyLay(moves: readonly string[], source: string): string | null {
  const lays = [...targetsOf(moves, source)].filter(isLay);
  return lays.length === 1 ? lays[0]! : null;
}

/** A card of the hand, and the own discard pile that it goes to. */
export interface Discard {
  card: string;
  pile: number;
}

/** What a move discards; null if it is not a discard. */
export function discardOf(move: string): Discard | null {
  const [, card, pile] = /^h(\w+)>d(\d)$/.exec(move) ?? [];
  return card ? { card, pile: Number(pile) } : null;
}

/** Whether a move is a discard: once it is sent, the next seat has drawn. */
export const endsTurn = (move: string): boolean => discardOf(move) !== null;
