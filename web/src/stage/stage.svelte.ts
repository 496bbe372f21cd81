/**
 * The stage: every card or tile that can be seen, in one flat list, each with a key that stays while
 * it moves. Places (piles, hands, racks) are ordinary elements; the layer over them draws the pieces.
 *
 * Events move pieces; `settle` makes the stage agree with a View, whatever was moved before.
 */

import { untrack } from 'svelte';

/** A card or tile. */
export class Piece {
  readonly key: number;
  /** What it shows: a card's or tile's text, or null for its back. */
  face = $state.raw<string | null>(null);
  place = $state.raw('');
  /** Its place among the pieces of the same place, from the bottom. */
  at = $state.raw(0);
  /** Which lies over which. */
  z = $state.raw(0);
  /** Where it was before: a piece that was not drawn yet appears there, and flies from there. */
  from: string | null = null;

  constructor(key: number, place: string, face: string | null, at: number) {
    this.key = key;
    this.place = place;
    this.face = face;
    this.at = this.z = at;
  }
}

/** What lies where, each place from bottom to top; null for a back. */
export type Arrangement = ReadonlyMap<string, readonly (string | null)[]>;

/** How the pieces of a place lie: on each other, fanned, or in the slots of their own buttons. */
export type Spread = 'pile' | 'down' | 'right' | 'slots';

export interface PlaceOnStage {
  element: HTMLElement;
  spread: Spread;
  /** Which part of a piece stays visible under the next one, in a fan. */
  step: number;
  /** How many of a fan can be seen; those below lie where its first one lies. */
  most?: number | undefined;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export class Stage {
  pieces = $state.raw<readonly Piece[]>([]);
  /** Pieces that follow the pointer, and how far they are from where they lie. */
  drag = $state.raw<{ keys: ReadonlySet<number>; x: number; y: number } | null>(null);
  /** Keys of the pieces that are selected: of pieces that show the same, these go first. */
  lifted = $state.raw<ReadonlySet<number>>(new Set());
  /** Grows when places have to be measured again. */
  measured = $state(0);
  #places = new Map<string, PlaceOnStage>();
  #next = 1;
  #top = 1;

  /** The pieces of a place, from bottom to top. */
  in(place: string): Piece[] {
    return this.pieces.filter((one) => one.place === place).sort((a, b) => a.at - b.at);
  }

  /**
   * Move a piece from one place to another. It is the top one, or the one with that face; if none
   * is to be seen there, it appears there first. It comes to lie on top, or under the others.
   */
  move(
    from: string,
    to: string,
    options: { shown?: string | null; face?: string | null; under?: boolean } = {},
  ): Piece {
    const there = this.in(from);
    const wanted = options.shown;
    const alike = wanted === undefined ? [] : there.filter((one) => one.face === wanted);
    const found = alike.find((one) => this.lifted.has(one.key)) ?? alike.at(-1) ?? there.at(-1);
    const piece = found ?? this.#add(from, wanted ?? null, there.length);
    if (options.face !== undefined) piece.face = options.face;
    const onto = this.in(to);
    if (this.drag?.keys.has(piece.key)) this.drag = null;
    piece.from = from;
    piece.place = to;
    piece.at = options.under ? -1 : onto.length;
    piece.z = options.under ? Math.min(0, ...onto.map((one) => one.z)) : (this.#top += 1);
    this.#close(from);
    if (options.under) this.#close(to);
    return piece;
  }

  /** Move all pieces of a place to another one. */
  moveAll(from: string, to: string, face?: string | null): void {
    for (const one of this.in(from)) {
      this.move(from, to, face === undefined ? { shown: one.face } : { shown: one.face, face });
    }
  }

  /** Turn the top piece of a place, up or down. */
  turn(place: string, face: string | null): void {
    const piece = this.in(place).at(-1) ?? this.#add(place, null, 0);
    piece.face = face;
  }

  /** Make the stage agree with what is to be seen. Pieces keep their keys where they can. */
  settle(arrangement: Arrangement): void {
    const kept: Piece[] = [];
    for (const [place, faces] of arrangement) {
      const free = this.in(place);
      const matched = new Array<Piece | undefined>(faces.length);
      if (this.#places.get(place)?.spread === 'slots') {
        // A hand may have been sorted: what shows the same is the same.
        faces.forEach((face, at) => {
          const found = free.findIndex((one) => one.face === face);
          if (found >= 0) matched[at] = free.splice(found, 1)[0];
        });
        faces.forEach((_, at) => (matched[at] ??= free.shift()));
      } else {
        for (let at = faces.length - 1; at >= 0 && free.length > 0; at -= 1)
          matched[at] = free.pop();
      }
      let under = -1;
      faces.forEach((face, at) => {
        const piece = matched[at] ?? this.#make(place, face, at);
        piece.face = face;
        piece.at = at;
        piece.from = null;
        // A piece that turned up under others lies under them.
        if (piece.z <= under) piece.z = under + 1;
        under = piece.z;
        kept.push(piece);
      });
    }
    // The order in the list never changes for a piece that stays: elements that are moved in the
    // document would lose their flight.
    const staying = new Set(kept.map((one) => one.key));
    const old = this.pieces.filter((one) => staying.has(one.key));
    const known = new Set(old.map((one) => one.key));
    this.pieces = [...old, ...kept.filter((one) => !known.has(one.key))];
    this.remeasure();
  }

  /** Places may have moved: look again where they are. */
  remeasure(): void {
    // Places register themselves in effects, which must not run again because of it.
    untrack(() => (this.measured += 1));
  }

  /** Register an element as a place. Returns a function that removes it. */
  register(name: string, place: PlaceOnStage): () => void {
    this.#places.set(name, place);
    this.remeasure();
    return () => {
      if (this.#places.get(name)?.element === place.element) this.#places.delete(name);
      this.remeasure();
    };
  }

  /** Where a piece of a place lies, as the layer measures; null if that is not on the screen. */
  boxOf(name: string, at: number, layer: DOMRect): Box | null {
    const place = this.#places.get(name);
    if (!place) return null;
    let element: Element = place.element;
    if (place.spread === 'slots') {
      // Slots that are not in the order of the pieces say whose they are: `data-slot="3"`.
      const slots = element.querySelectorAll('[data-slot]');
      element =
        element.querySelector(`[data-slot="${at}"]`) ??
        slots[Math.min(at, slots.length - 1)] ??
        element;
    }
    const box = element.getBoundingClientRect();
    const fanned = place.spread === 'down' || place.spread === 'right';
    const covered = fanned && place.most ? Math.max(0, this.in(name).length - place.most) : 0;
    const inset = fanned ? Math.max(0, at - covered) * place.step : 0;
    const ratio = Number(place.element.dataset['ratio'] ?? '0');
    const width = box.width;
    const height = ratio > 0 ? width * ratio : box.height;
    return {
      x: box.left - layer.left + (place.spread === 'right' ? inset * width : 0),
      y: box.top - layer.top + (place.spread === 'down' ? inset * height : 0),
      width,
      height,
    };
  }

  #make(place: string, face: string | null, at: number): Piece {
    return new Piece((this.#next += 1), place, face, at);
  }

  #add(place: string, face: string | null, at: number): Piece {
    const piece = this.#make(place, face, at);
    this.pieces = [...this.pieces, piece];
    return piece;
  }

  /** Close the gap that a piece has left. */
  #close(place: string): void {
    this.in(place).forEach((one, at) => (one.at = at));
  }
}
