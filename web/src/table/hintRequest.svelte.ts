/** A hint that somebody asks for: on its way, or there until the round goes on. */

import type { Hinted } from '../protocol';
import { words } from '../words/words.svelte';
import type { SeatClient } from './seatClient.svelte';

export class HintRequest {
  #client: SeatClient;
  #asked = $state(false);
  #answer = $state.raw<{ hinted: Hinted; version: number } | null>(null);

  /** Whether this table gives hints, and this person plays at it. */
  allowed = $derived.by(
    () => (this.#client.table?.settings.hints ?? false) && this.#client.seat !== null,
  );
  /** Whether it is the moment to ask. */
  timely = $derived.by(() => this.#client.may('hint') && this.#client.moves.length > 0);
  asking = $derived.by(() => this.#asked && this.timely);
  /** What was answered, as long as the round is what it was asked about. */
  given: Hinted | null = $derived.by(() => {
    const answer = this.#answer;
    const now = this.#client.connection.round?.version;
    return this.timely && answer && answer.version === now ? answer.hinted : null;
  });

  constructor(client: SeatClient) {
    this.#client = client;
  }

  /** Ask for a hint, or put away the one that is there. */
  async toggle(): Promise<void> {
    if (this.given) this.#answer = null;
    else if (this.timely && !this.#asked) await this.#ask();
  }

  async #ask(): Promise<void> {
    const version = this.#client.connection.round?.version;
    if (version === undefined) return;
    this.#asked = true;
    try {
      const hinted = this.#client.send({ type: 'hint', version });
      // Few people ask, and only they need the words.
      await words.load('advice');
      const answer = await hinted;
      if (answer?.type === 'hinted') this.#answer = { hinted: answer, version };
    } finally {
      this.#asked = false;
    }
  }
}
