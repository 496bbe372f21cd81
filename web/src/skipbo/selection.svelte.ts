/** Choosing a card and where it goes: tap and tap, tap twice, or drag. */

import type { Happened } from '../protocol';
import { fromHand, fromPile, onlyLay, type Source, targetsOf } from './moves';

/** What the board does when something is chosen. */
interface Board {
  me: string | null;
  moves: readonly string[];
  /** Those of them to light up: people can play out of turn, but are not invited to. */
  lit: readonly string[];
  play: (move: string) => void;
}

/** Two taps with no more than this many milliseconds between them are a double tap. */
const DOUBLE = 400;
/** How long a hint stays, in milliseconds. */
const HINT = 4000;

export class Selection {
  #board: () => Board;
  /** The card that is selected. */
  selected = $state.raw<Source | null>(null);
  /** Where it may go. */
  targets = $derived.by(() => targetsOf(this.#board().lit, this.selected?.text ?? null));
  /** The message that says what is to be done first. */
  hint = $state<string | null>(null);
  #tapped: { text: string; at: number | undefined; time: number } | null = null;
  #forget: ReturnType<typeof setTimeout> | undefined;

  constructor(board: () => Board) {
    this.#board = board;
  }

  isSelected(source: Source): boolean {
    return this.selected?.text === source.text && this.selected.at === source.at;
  }

  /** A card was tapped that can be taken: select it, let it be, or lay it where only one pile is. */
  tap(source: Source, now: number): void {
    const tapped = this.#tapped;
    const twice =
      tapped?.text === source.text && tapped.at === source.at && now - tapped.time < DOUBLE;
    this.#tapped = twice ? null : { text: source.text, at: source.at, time: now };
    this.#say(null);
    if (twice) {
      this.selected = source;
      const only = onlyLay(this.#board().moves, source.text);
      if (only !== null) this.#play(source, only);
    } else this.selected = this.isSelected(source) ? null : source;
  }

  /** A building pile was tapped. */
  tapBuilding(pile: number): void {
    if (this.selected) this.#play(this.selected, String(pile));
    else this.#say('skipbo-hint-choose');
  }

  /** An own discard pile was tapped: a card of the hand goes there, any other is taken from there. */
  tapDiscard(pile: number, empty: boolean, now: number): void {
    const { me } = this.#board();
    if (me === null) return;
    const selected = this.selected;
    if (selected?.at !== undefined) this.#play(selected, `d${pile}`);
    else if (!empty) this.tap(fromPile(me, me, `d${pile}`), now);
    else this.#say(selected ? 'skipbo-hint-hand' : 'skipbo-hint-choose');
  }

  tapHand(card: string, at: number, now: number): void {
    const { me } = this.#board();
    if (me !== null) this.tap(fromHand(me, card, at), now);
  }

  /** A dragged card was let go over a place. Says whether it may stay there. */
  drop(source: Source, place: string | null): boolean {
    const { me } = this.#board();
    const building = /^building:(\d)$/.exec(place ?? '')?.[1];
    const discard = /^(\w)\.(d\d)$/.exec(place ?? '');
    const to = building ?? (discard?.[1] === me ? discard?.[2] : undefined);
    if (to === undefined || place === source.place) {
      this.selected = null;
      return false;
    }
    if (building === undefined && source.at === undefined) {
      this.selected = null;
      this.#say('skipbo-hint-hand');
      return false;
    }
    const legal = targetsOf(this.#board().moves, source.text).has(to);
    this.#play(source, to);
    return legal;
  }

  clear(): void {
    this.selected = null;
    this.#say(null);
  }

  /** Something happened: what was selected may have gone where it was to go. */
  see(event: Happened): void {
    switch (event.type) {
      case 'CardLaid':
      case 'CardDiscarded':
      case 'SeatPassed':
        if (event.seat === this.#board().me) this.clear();
        break;
      case 'Dealt':
      case 'StuckRedealt':
        this.clear();
    }
  }

  /** The move is sent whether it is legal or not: if it is not, the answer says why. */
  #play(source: Source, to: string): void {
    this.#tapped = null;
    this.#say(null);
    this.#board().play(`${source.text}>${to}`);
  }

  #say(hint: string | null): void {
    clearTimeout(this.#forget);
    this.hint = hint;
    if (hint !== null) this.#forget = setTimeout(() => (this.hint = null), HINT);
  }
}
