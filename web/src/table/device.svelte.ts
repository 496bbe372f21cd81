/**
 * Everybody on this device who is at the table: usually one person, sometimes several who hand the
 * device around. It decides whose view is shown, and when a curtain has to fall in between.
 */

import { loadGame } from '../games';
import { arrivalAt } from '../wire/arrival';
import { Connection } from '../wire/connection.svelte';
import { companions, dropCompanion } from '../wire/companions';
import { type Onlooker, SeatClient } from './seatClient.svelte';

/** Who has said that they hold the device: it counts for one round. */
interface Holder {
  client: SeatClient;
  round: string;
  /**
   * `done` when the turn has come to another of us: as soon as that has been shown, the curtain falls.
   * Then they are `gone`: the device is for somebody to take, whatever happens meanwhile.
   */
  is: 'here' | 'done' | 'gone';
}

export class Device {
  readonly code: string;
  clients = $state.raw<readonly SeatClient[]>([]);
  #holder = $state.raw<Holder | null>(null);
  #onlooker: Omit<Onlooker, 'lively'>;

  /** Whose browser it is. */
  own = $derived.by(() => this.clients[0]!);
  table = $derived.by(() => this.own.table);
  connections = $derived(this.clients.map((one) => one.connection));
  /** Those who have a seat. */
  seated = $derived(this.clients.filter((one) => one.seat !== null));
  /** Those of them who still play: nobody who has given up has to take the device. */
  players = $derived(this.seated.filter((one) => !one.chair?.conceded));
  /** Whether the device is handed around. */
  several = $derived(this.players.length > 1);
  /** Until everybody's connection has said who sits where, nothing is shown: it might be hidden. */
  settled = $derived(this.connections.every((one) => one.table !== null || one.status === 'ended'));
  #round = $derived.by(() => `${this.table?.match.number}/${this.table?.match.round}`);
  /** Who had the device last, if they are still here. */
  #last = $derived.by(() =>
    this.#holder && this.clients.includes(this.#holder.client) ? this.#holder.client : null,
  );
  /** Whether somebody who plays holds the device. */
  #held = $derived.by(() => {
    const holder = this.#holder;
    if (holder?.round !== this.#round || !this.players.includes(holder.client)) return false;
    return holder.is === 'here' || (holder.is === 'done' && holder.client.busy);
  });

  /** To whom the device has to be handed now; null if nobody has to be waited for. */
  awaited: SeatClient | null = $derived.by(() => {
    if (this.table?.phase !== 'playing') return null;
    // Of several who passed it round, the one who is left may not be the one who holds it.
    const around = this.several || this.#holder?.round === this.#round;
    return around && !this.#held ? this.#next() : null;
  });

  /** Whose view is on the screen; null while the curtain is down. */
  shown: SeatClient | null = $derived.by(() => {
    if (!this.settled || this.awaited) return null;
    if (this.several) return this.#last ?? this.own;
    return this.players[0] ?? this.seated[0] ?? this.own;
  });

  /** `shared`: others who sit there on this device come along. */
  constructor(code: string, token: string, onlooker: Omit<Onlooker, 'lively'>, shared = true) {
    this.code = code;
    this.#onlooker = onlooker;
    this.#add(token);
    if (shared) this.refresh();
  }

  /** Connect for those who have come to this device since. */
  refresh(): void {
    const known = new Set(this.connections.map((one) => one.token));
    for (const { token } of companions(this.code)) {
      if (!known.has(token)) this.#add(token);
    }
  }

  /** The awaited person has the device: nothing else lifts the curtain. */
  take(client: SeatClient): void {
    if (this.awaited === client) this.#holder = { client, round: this.#round, is: 'here' };
  }

  /** Somebody has left this device. */
  drop(client: SeatClient): void {
    client.connection.close();
    dropCompanion(this.code, client.connection.token);
    this.clients = this.clients.filter((one) => one !== client);
  }

  close(): void {
    for (const one of this.connections) one.close();
  }

  /** The one of us on turn, or else the one who is on turn next. */
  #next(): SeatClient | null {
    const turn = this.own.connection.round?.view.turn ?? 'A';
    const seats = this.players.map((one) => one.seat ?? '').sort();
    const seat = seats.find((one) => one >= turn) ?? seats[0];
    return this.players.find((one) => one.seat === seat) ?? null;
  }

  #add(token: string): void {
    const arrival = arrivalAt(this.code, token);
    const connection = arrival?.connection ?? new Connection(this.code, token, loadGame);
    // Before anybody shows what has just come: the curtain that is down by now stays down.
    connection.listen(() => {
      if (this.#holder?.is === 'done' && !this.#holder.client.busy)
        this.#holder = { ...this.#holder, is: 'gone' };
    });
    const client = new SeatClient(connection, {
      ...this.#onlooker,
      lively: (one) => this.shown === one,
    });
    connection.listen(() => this.#heed());
    this.clients = [...this.clients, client];
    if (arrival) arrival.tell();
    else connection.open();
  }

  /** The person who holds the device is done as soon as it is another's turn. */
  #heed(): void {
    const holder = this.#holder;
    if (holder?.is !== 'here') return;
    const { table, round } = holder.client.connection;
    if (table?.phase !== 'playing') return;
    const due = this.players.find((one) => one.seat === round?.view.turn);
    if (due && due !== holder.client) this.#holder = { ...holder, is: 'done' };
  }
}
