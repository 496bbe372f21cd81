/** Your own tiles: how they lie, which are selected, what that could be, and laying it. */

import { untrack } from 'svelte';
import { keep, recall } from '../storage';
import { countOf } from '../hidden';
import type { BreakersView } from '../protocol';
import type { BoardProps } from '../stage/board';
import { Selection, onlyOf } from './selection.svelte';
import { hasMoved, trickShown, turnShown, usefulTiles } from './view';
import { tilesOf } from './sets';
import { type Order, orders, putBefore, sortRack } from './rackOrder';

/** Two taps on a tile within this many milliseconds are a double tap. */
const DOUBLE = 350;

export class Hand {
  #props: () => BoardProps<BreakersView>;
  readonly selection = new Selection(
    (tiles) => this.#props().classify?.(tiles) ?? Promise.resolve([]),
  );

  /** Nothing can be done: a spectator, or a replay. */
  still = $derived.by(() => this.#props().me === null || !this.#props().classify);
  /** Whose turn it is on the screen; null if nobody's. */
  turn = $derived.by(() => {
    const { view, scenes, over } = this.#props();
    return over ? null : turnShown(view, scenes.event);
  });
  /** Whether it is your own turn, and whether there is something to do in it. */
  yours = $derived.by(() => this.turn !== null && this.turn === this.#props().me);
  mine = $derived.by(() => this.yours && !this.moved);
  moved = $derived.by(() => hasMoved(this.#props().view, this.#props().scenes.event));
  /** The set that is to be answered. */
  top = $derived.by(() => trickShown(this.#props().view, this.#props().scenes.event).at(-1)?.set);
  mustPass = $derived.by(() => this.mine && this.#props().moves.join() === 'pass');

  // How they lie

  place = $derived.by(() => `${this.#props().me}.hand`);
  held = $derived.by(() => (this.#props().me === null ? [] : this.#stage.in(this.place)));
  order = $state<Order>(orders.find((one) => one === recall<string>('rack')) ?? 'number');
  #own = $state.raw<readonly number[]>([]);
  groups = $derived.by(() => sortRack(this.held, this.order, this.#own));

  // What is selected, and what it could be

  selected = $derived.by(() => this.held.filter((one) => this.selection.selected.has(one.key)));
  tiles = $derived.by(() => this.selected.map((one) => one.face ?? ''));
  legal = $derived.by(() => this.selection.candidates?.filter((one) => !one.refused) ?? []);
  /** The one set that it could be, whether or not it can be laid now. */
  only = $derived.by(() => onlyOf(this.selection.candidates ?? []));
  /** Jokers could stand in several places: what there is to choose from. */
  choice = $derived.by(() => {
    const { candidates } = this.selection;
    return candidates && candidates.length > 1 && !this.#stage.drag ? candidates : null;
  });
  useful = $derived.by(() => {
    const found = usefulTiles(this.#props().moves, this.tiles);
    // If everything can be laid, there is nothing to point out.
    return this.held.every((one) => found.has(one.face ?? '')) ? new Set<string>() : found;
  });
  /** The tiles that a lesson points at. */
  pointed = $derived.by(() => {
    const keys = new Set<number>();
    for (const one of this.#props().point ?? []) {
      const face = one.startsWith('hand:') ? one.slice('hand:'.length) : null;
      const found = this.held.find((piece) => piece.face === face && !keys.has(piece.key));
      if (found) keys.add(found.key);
    }
    return keys;
  });

  /** The tiles that a hint means. */
  advised = $derived.by(() => {
    const { advised } = this.#props();
    const keys = new Set<number>();
    for (const face of advised && advised !== 'pass' ? tilesOf(advised) : []) {
      const found = this.held.find((piece) => piece.face === face && !keys.has(piece.key));
      if (found) keys.add(found.key);
    }
    return keys;
  });

  #tapped: { key: number; at: number; before: ReadonlySet<number> } | null = null;

  constructor(props: () => BoardProps<BreakersView>) {
    this.#props = props;
  }

  get #stage() {
    return this.#props().scenes.stage;
  }

  /** Keep up with the table. Call it while a component is being created. */
  watch(): void {
    const position = $derived.by(() => {
      const { view } = this.#props();
      return `${view.turn} ${this.top} ${countOf(view.played)} ${view.outcome === null}`;
    });
    $effect(() => {
      void position;
      untrack(() => this.selection.forget());
    });
    $effect(() => {
      void position;
      const { tiles } = this;
      untrack(() => this.selection.ask(tiles));
    });
    $effect(() => {
      const keys = new Set(this.held.map((one) => one.key));
      untrack(() => this.selection.keepOnly(keys));
    });
    $effect(() => {
      const keys = new Set(this.selected.map((one) => one.key));
      untrack(() => (this.#stage.lifted = keys));
    });
  }

  /** Sort in the next way. */
  sort(): void {
    this.order = orders[(orders.indexOf(this.order) + 1) % orders.length] ?? 'number';
    keep('rack', this.order);
  }

  /** Put tiles in front of another one, or at the end: from now on the order is your own. */
  put(keys: ReadonlySet<number>, before: number | null): void {
    const order = this.groups.flat().map((one) => one.key);
    this.#own = putBefore(order, keys, before);
    this.order = 'own';
  }

  /** Select a tile or put it back. Two taps lay what is selected with it, if there is one way to. */
  tap(key: number): void {
    const now = performance.now();
    const first = this.#tapped;
    this.#tapped = { key, at: now, before: this.selection.selected };
    if (first?.key === key && now - first.at < DOUBLE) {
      this.#tapped = null;
      void this.#layAtOnce(new Set([...first.before, key]), key);
    } else this.selection.toggle(key);
  }

  /** A quick tap comes before the answer about what the tiles could be. */
  async #layAtOnce(keys: ReadonlySet<number>, tapped: number): Promise<void> {
    const found = await this.selection.of(this.#facesOf(keys));
    if (found?.filter((one) => !one.refused).length === 1) await this.lay(keys);
    else this.selection.toggle(tapped);
  }

  /** Lay tiles, if there is only one way to. If there are several, one has to be chosen. */
  async lay(keys = this.selection.selected): Promise<void> {
    const faces = this.#facesOf(keys);
    if (faces.length === 0) return;
    this.selection.selected = keys;
    const only = onlyOf((await this.selection.of(faces)) ?? []);
    // If it cannot be laid, the server says why.
    if (only) this.#props().play(only.set);
  }

  #facesOf(keys: ReadonlySet<number>): string[] {
    return this.held.filter((one) => keys.has(one.key)).map((one) => one.face ?? '');
  }
}
