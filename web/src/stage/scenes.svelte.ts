/** Shows what happens one thing after the other, at the pace that the person likes. */

import { tick } from 'svelte';
import { preferences } from '../preferences.svelte';
import type { Happened, View } from '../protocol';
import { type Arrangement, Stage } from './stage.svelte';

/** What a game needs to be shown: where pieces lie, and what an event does to them. */
export interface Animator<V extends View = View> {
  /** What lies where. */
  arrange: (view: V) => Arrangement;
  /** Let pieces go where an event takes them. Says whether there was anything to see. */
  act: (stage: Stage, event: Happened, before: V) => boolean;
}

/** Something that happened: events of a round and facts around it, and the View after them. */
export interface Scene {
  happened: readonly Happened[];
  view: View;
  /** Nothing to animate: the View as it was found, or after an undo. */
  found?: boolean;
}

/** The most scenes that may wait; beyond that they are shown without pauses. */
const MOST_WAITING = 4;

export class Scenes<S extends Scene = Scene> {
  readonly stage = new Stage();
  /** The scene that is shown: its events have been seen, its View is on the table. */
  scene = $state.raw<S | null>(null);
  /** What is being shown. */
  event = $state.raw<Happened | null>(null);
  /** Whether there is still something to come. */
  busy = $state(false);

  #animator: Animator;
  #queue: S[] = [];
  #wake: (() => void) | null = null;
  #hurried = false;
  /** What was being shown before a jump must not go on after it. */
  #jumps = 0;
  #listeners = new Set<(event: Happened, scene: S) => void>();

  constructor(animator: Animator) {
    this.#animator = animator;
  }

  /** Listen to each thing when it is shown. Returns a function that stops it. */
  listen(listener: (event: Happened, scene: S) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Show a scene after those that are still waiting. */
  show(scene: S): void {
    this.#queue.push(scene);
    if (!this.busy) void this.#run();
    else if (this.#queue.length > MOST_WAITING) this.hurry();
  }

  /** Show a scene now, and drop those that are waiting: a jump. */
  jump(scene: S): void {
    this.#queue.length = 0;
    this.#jumps += 1;
    this.hurry();
    this.event = null;
    this.#settle(scene);
  }

  /** Do not wait for anything that is being shown: the person wants to go on. */
  hurry(): void {
    this.#hurried = true;
    this.#wake?.();
  }

  async #run(): Promise<void> {
    this.busy = true;
    this.#hurried = false;
    for (let scene = this.#queue.shift(); scene; scene = this.#queue.shift()) {
      try {
        await this.#play(scene);
      } catch (error) {
        // Something unexpected to show must not stop the game: the next scene settles everything.
        console.error(error);
      }
    }
    this.busy = false;
    this.event = null;
  }

  async #play(scene: S): Promise<void> {
    const jumps = this.#jumps;
    if (!scene.found) {
      if (!this.scene) {
        // The first scene has none before it: the table is drawn, and then filled by what happened.
        this.scene = scene;
        await tick();
        if (jumps !== this.#jumps) return;
      }
      const before = this.scene.view;
      for (const event of scene.happened) {
        this.event = event;
        const seen = this.#animator.act(this.stage, event, before);
        for (const listener of this.#listeners) listener(event, scene);
        if (seen) await this.#pause();
        if (jumps !== this.#jumps) return;
      }
    } else {
      for (const event of scene.happened) {
        for (const listener of this.#listeners) listener(event, scene);
      }
    }
    this.#settle(scene);
  }

  #settle(scene: S): void {
    this.scene = scene;
    this.stage.settle(this.#animator.arrange(scene.view));
  }

  async #pause(): Promise<void> {
    const wait = preferences.flight + preferences.rest;
    if (wait === 0 || this.#hurried || document.hidden) return;
    await new Promise<void>((resolve) => {
      const timeout = setTimeout(resolve, wait);
      this.#wake = () => {
        clearTimeout(timeout);
        resolve();
      };
    });
    this.#wake = null;
  }
}
