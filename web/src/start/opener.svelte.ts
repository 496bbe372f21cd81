/** From a tap to a table: become somebody, open the table, sit down, perhaps start. */

import { loadGame } from '../games';
import { install } from '../install/install.svelte';
import { keep, recall } from '../storage';
import type { NewTable, TableAnswer } from '../protocol';
import { router } from '../route.svelte';
import { loadTable } from '../table/load';
import { Arrival } from '../wire/arrival';
import { Connection } from '../wire/connection.svelte';
import { throwIn } from '../wire/contribution';
import { me } from '../wire/guest.svelte';
import { addCompanion } from '../wire/companions';
import { openTable } from '../wire/http';
import { Refused, refusalOf } from '../wire/refused';
import { say } from '../words/words.svelte';
import type { Refusal } from '../words/refusal';
import { LETTERS } from './tableSettings';

/** How long to wait for a table's answer before going there without it. */
const PATIENCE = 10_000;

/** Come to a table for a moment, do something there, and go again; the seat stays. */
export async function visit(
  code: string,
  token: string,
  act: (connection: Connection) => Promise<unknown>,
): Promise<void> {
  const connection = new Connection(code, token);
  try {
    await actAt(connection, act);
  } finally {
    connection.close();
  }
}

/** Come to a table, do something there, and stay: the screen of the table takes over. */
async function arrive(
  code: string,
  token: string,
  act: (connection: Connection) => Promise<unknown>,
): Promise<void> {
  const connection = new Connection(code, token, loadGame);
  const arrival = new Arrival(connection);
  try {
    await actAt(connection, act);
    arrival.expect();
  } catch (error) {
    // What goes wrong at a table that is there can be mended there.
    console.warn(error);
    connection.close();
  }
}

/** Open a connection, and do something with it as soon as the table has said how it stands. */
async function actAt(
  connection: Connection,
  act: (connection: Connection) => Promise<unknown>,
): Promise<void> {
  const timeout = setTimeout(() => connection.close(), PATIENCE);
  try {
    const come = new Promise<void>((resolve) => connection.listen(() => resolve()));
    connection.open();
    // The answer to a command says if the table cannot be entered.
    await Promise.race([come, connection.send({ type: 'ping' })]);
    await act(connection);
  } finally {
    clearTimeout(timeout);
  }
}

/** Ask for a table, and fetch what it will need while the server makes it. */
function request(token: string | null, table: NewTable): Promise<TableAnswer> {
  // Asked for first: browsers have few connections to a server, and all else waits for this answer.
  const answer = openTable(token, table, recall<string>('key') ?? undefined);
  // What does not come is asked for again where it is needed.
  loadTable().catch(() => {});
  loadGame(table.game ?? 'skipbo')?.catch(() => {});
  return answer;
}

/** Open a table. Somebody without a guest, or with a forgotten one, becomes a new guest. */
async function open(name: string, table: NewTable): Promise<{ code: string; token: string }> {
  const wanted = name.trim() || me.name || say('page-guest');
  if (me.token !== null) {
    try {
      const token = await me.be(wanted);
      return { code: (await request(token, table)).code, token };
    } catch (error) {
      if (!(error instanceof Refused && error.code === 'unknown-token')) throw error;
      me.forget();
    }
  }
  // On a slow line each request takes half a second: both are asked for in one.
  const { code, guest } = await request(null, { ...table, guest: wanted });
  return { code, token: me.become(guest!) };
}

/** Start a game against bots, under way on arrival. Returns the code of the table. */
export async function playAtOnce(name: string, table: NewTable): Promise<string> {
  const { code, token } = await open(name, table);
  await arrive(code, token, (connection) =>
    // Sent one after the other, without waiting in between.
    Promise.all([connection.send({ type: 'sit', seat: 'A' }), throwIn(connection, 'start')]),
  );
  return code;
}

/** Open a table for friends, and sit down at it. */
export async function openForFriends(name: string, table: NewTable): Promise<string> {
  const { code, token } = await open(name, table);
  await arrive(code, token, (connection) => connection.send({ type: 'sit', seat: 'A' }));
  return code;
}

/** A table at which several people sit on this device. The first name is your own. */
export async function openForAll(names: readonly string[], table: NewTable): Promise<string> {
  const [own = '', ...others] = names;
  const code = await openForFriends(own, table);
  try {
    for (const [at, name] of others.entries()) {
      const seat = LETTERS[at + 1]!;
      const { token } = await addCompanion(code, name);
      await visit(code, token, (connection) => connection.send({ type: 'sit', seat }));
    }
  } catch (error) {
    // People without a chair find one at the table.
    console.warn(error);
  }
  return code;
}

/** An attempt to get to a table, and what came in between. One at a time. */
export class TableOpener {
  busy = $state(false);
  refusal = $state.raw<Refusal | null>(null);
  /** The server wants its key first. */
  wantsKey = $state(false);
  #latest: (() => Promise<string>) | null = null;

  /** Try to open a table, and go there. */
  async attempt(opener: () => Promise<string>): Promise<void> {
    if (this.busy) return;
    this.#latest = opener;
    this.busy = true;
    this.refusal = null;
    install.makeWay();
    try {
      router.go(`t/${await opener()}`);
    } catch (error) {
      this.refusal = refusalOf(error);
      if (this.refusal.code === 'wrong-key') this.wantsKey = true;
    } finally {
      this.busy = false;
    }
  }

  again(): void {
    if (this.#latest) void this.attempt(this.#latest);
  }

  /** Remember the key, and go on with what was wanted. */
  withKey(key: string): void {
    keep('key', key.trim());
    this.wantsKey = false;
    this.again();
  }
}
