/** Your own finished matches: kept in this browser, and nowhere else. */

import { keep, storageKey, recall } from '../storage';
import type { FoundMatch, Mine } from '../protocol';
import type { Connection } from '../wire/connection.svelte';
import { me } from '../wire/guest.svelte';
import { ask, match as fetchMatch } from '../wire/http';
import { type KeptMatch, keptOf, seatBy } from './keptMatch';

const KEY = 'statistics';
/** How many pages of a hundred matches to request. */
const MOST_PAGES = 20;

interface Stored {
  /** The oldest first. */
  matches: KeptMatch[];
  /** Names of matches that are not to be counted. */
  without: string[];
  /** What ended before this time was deleted, and is not fetched again. */
  since: number;
}
const nothing: Stored = { matches: [], without: [], since: 0 };

class History {
  #stored = $state.raw<Stored>({ ...nothing, ...recall<Partial<Stored>>(KEY) });
  #noting = new Set<string>();

  constructor() {
    // Another tab has kept something.
    addEventListener('storage', (event) => {
      if (event.key === storageKey(KEY)) this.#stored = this.#latest();
    });
  }

  /** All matches, the oldest first. */
  get matches(): readonly KeptMatch[] {
    return this.#stored.matches;
  }

  /** Keep a match, once. */
  add(...added: KeptMatch[]): void {
    const latest = this.#latest();
    const known = new Set(latest.matches.map((one) => one.name));
    const fresh = added.filter((one) => !known.has(one.name));
    if (fresh.length === 0) return;
    const matches = [...latest.matches, ...fresh].sort((a, b) => a.ended - b.ended);
    this.#keep({ ...latest, matches });
  }

  /** Do not count a match, and do not ask for it again. */
  leaveOut(name: string): void {
    const latest = this.#latest();
    this.#keep({ ...latest, without: [...latest.without, name] });
  }

  /** Forget all matches that are over now. */
  clear(now: number): void {
    this.#keep({ ...nothing, since: now });
  }

  /** The match at a table is over: keep it, if somebody played in it on this device. */
  async note(connection: Connection): Promise<void> {
    const { table, seat, you, token } = connection;
    // Others who share the device have statistics of their own elsewhere, or none.
    if (!table || table.phase !== 'over' || !seat || token !== me.token) return;
    const { name, number } = table.match;
    if (this.#knows(name) || this.#noting.has(name)) return;
    this.#noting.add(name);
    try {
      const { match, statistics } = await fetchMatch(table.code, number);
      const called = table.people.find((one) => one.person === you?.person)?.name ?? '';
      // After the match people may have changed their seats.
      const own = match.places.some((one) => one.seat === seat && one.name === called)
        ? seat
        : seatBy(match, called);
      if (own && own !== 'gone') this.add(keptOf(table.code, match, own, statistics));
    } catch {
      // The statistics page asks for what is missing.
    } finally {
      this.#noting.delete(name);
    }
  }

  /**
   * Keep what was played before anything was kept, or could be. Gives how many matches were added,
   * and those of which it is not clear which seat was your own.
   */
  async catchUp(): Promise<{ added: number; unclear: FoundMatch[] }> {
    const added: KeptMatch[] = [];
    const unclear: FoundMatch[] = [];
    let before: number | null = null;
    for (let page = 0; me.token && page < MOST_PAGES; page += 1) {
      const path: string = before === null ? 'api/me' : `api/me?before=${before}`;
      const answer: Mine = await ask('GET', path, { token: me.token });
      for (const found of answer.matches) {
        if (this.#knows(found.match.name)) continue;
        const seat = seatBy(found.match, answer.name);
        if (seat === null) unclear.push(found);
        else if (seat !== 'gone') added.push(keptOf(found.code, found.match, seat, null));
      }
      const last = answer.matches.at(-1);
      if (!last || last.match.ended <= this.#stored.since) break;
      before = last.match.ended;
    }
    const wanted = ({ ended }: { ended: number }): boolean => ended > this.#stored.since;
    const fresh = added.filter(wanted);
    this.add(...fresh);
    return { added: fresh.length, unclear: unclear.filter((one) => wanted(one.match)) };
  }

  #knows(name: string): boolean {
    const { matches, without } = this.#stored;
    return without.includes(name) || matches.some((one) => one.name === name);
  }

  /** What is kept now, by other tabs too; a browser that keeps nothing knows it by heart. */
  #latest(): Stored {
    const stored = recall<Partial<Stored>>(KEY);
    return stored ? { ...nothing, ...stored } : this.#stored;
  }

  #keep(stored: Stored): void {
    this.#stored = stored;
    keep(KEY, stored);
  }
}

export const history = new History();

/** Keep the match that is over at a table, once. */
export const note = (connection: Connection): Promise<void> => history.note(connection);
