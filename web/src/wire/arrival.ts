/** The connection of somebody who is on their way to a table: its screen goes on with it. */

import type { Connection, Frame } from './connection.svelte';

/** How long the screen of the table may take to come, in milliseconds. */
const WITHIN_MS = 10_000;

let expected: Arrival | null = null;

export class Arrival {
  readonly connection: Connection;
  #told: Frame[] = [];
  #deaf: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(connection: Connection) {
    this.connection = connection;
    this.#deaf = connection.listen((frame) => this.#told.push(frame));
  }

  /** Let the screen of the table have the connection; what nobody takes is closed. */
  expect(): void {
    expected?.close();
    expected = this;
    this.#timer = setTimeout(() => this.close(), WITHIN_MS);
  }

  /** Nobody has taken it. */
  close(): void {
    this.#end();
    this.connection.close();
  }

  /** Tell those who listen now everything as it was found on arrival. */
  tell(): void {
    this.#end();
    this.connection.retell(this.#told);
  }

  #end(): void {
    clearTimeout(this.#timer);
    this.#deaf();
    if (expected === this) expected = null;
  }
}

/** The arrival of somebody at a table, if they have just opened it. */
export function arrivalAt(code: string, token: string): Arrival | null {
  const connection = expected?.connection;
  return connection?.code === code && connection.token === token ? expected : null;
}
