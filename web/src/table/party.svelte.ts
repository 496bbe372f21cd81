/**
 * Everybody on this device who is at the table: usually one person, sometimes several who hand the
 * device around. It decides whose view is shown, and when a curtain has to fall in between.
 */

import { Connection } from '../wire/connection.svelte';
import { companions, dropCompanion } from '../wire/hotseat.svelte';
import { type Onlooker, Sitting } from './sitting.svelte';

/** Who has said that they hold the device: it counts for one round. */
interface Holder {
  sitting: Sitting;
  round: string;
}

export class Party {
  readonly code: string;
  sittings = $state.raw<readonly Sitting[]>([]);
  #holder = $state.raw<Holder | null>(null);
  #onlooker: Omit<Onlooker, 'lively'>;

  /** Whose browser it is. */
  own = $derived.by(() => this.sittings[0]!);
  table = $derived.by(() => this.own.table);
  connections = $derived(this.sittings.map((one) => one.connection));
  /** Those who have a seat. */
  seated = $derived(this.sittings.filter((one) => one.seat !== null));
  /** Whether the device is handed around. */
  several = $derived(this.seated.length > 1);
  /** Until everybody's connection has said who sits where, nothing is shown: it might be hidden. */
  settled = $derived(this.connections.every((one) => one.table !== null || one.status === 'ended'));
  #round = $derived.by(() => `${this.table?.match.number}/${this.table?.match.round}`);
  #holding = $derived.by(() =>
    this.#holder?.round === this.#round && this.#holder.sitting.seat !== null
      ? this.#holder.sitting
      : null,
  );

  /** To whom the device has to be handed now; null if nobody has to be waited for. */
  awaited: Sitting | null = $derived.by(() => {
    if (!this.several || this.table?.phase !== 'playing') return null;
    const next = this.#next();
    if (!this.#holding) return next;
    const turn = this.own.connection.round?.view.turn;
    return next?.seat === turn && next !== this.#holding && !this.#holding.busy ? next : null;
  });

  /** Whose view is on the screen; null while the curtain is down. */
  shown: Sitting | null = $derived.by(() => {
    if (!this.settled || this.awaited) return null;
    if (!this.several) return this.seated[0] ?? this.own;
    return this.#holding ?? this.#holder?.sitting ?? this.own;
  });

  constructor(code: string, token: string, onlooker: Omit<Onlooker, 'lively'>) {
    this.code = code;
    this.#onlooker = onlooker;
    this.#add(token);
    this.refresh();
  }

  /** Connect for those who have come to this device since. */
  refresh(): void {
    const known = new Set(this.connections.map((one) => one.token));
    for (const { token } of companions(this.code)) {
      if (!known.has(token)) this.#add(token);
    }
  }

  /** Whoever was waited for has the device. */
  take(): void {
    if (this.awaited) this.#holder = { sitting: this.awaited, round: this.#round };
  }

  /** Somebody has left this device. */
  drop(sitting: Sitting): void {
    sitting.connection.close();
    dropCompanion(this.code, sitting.connection.token);
    this.sittings = this.sittings.filter((one) => one !== sitting);
  }

  close(): void {
    for (const one of this.connections) one.close();
  }

  /** Whoever of us has the turn, else whoever gets it first. */
  #next(): Sitting | null {
    const turn = this.own.connection.round?.view.turn ?? 'A';
    const seats = this.seated.map((one) => one.seat ?? '').sort();
    const seat = seats.find((one) => one >= turn) ?? seats[0];
    return this.seated.find((one) => one.seat === seat) ?? null;
  }

  #add(token: string): void {
    const connection = new Connection(this.code, token);
    const sitting = new Sitting(connection, {
      ...this.#onlooker,
      lively: (one) => this.shown === one,
    });
    this.sittings = [...this.sittings, sitting];
    connection.open();
  }
}
