/**
 * Checks in the page that nobody chose the cards: docs/fairness.md, written once more.
 *
 * A browser has SHA-256 of its own over https only, and a table in the living room has plain http:
 * so the hash comes with the page.
 */

import { entryOf } from '../games';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Thrown } from '../wire/contribution';
import type { Recorded, RecordedRound } from './record';

/** What can be wrong with a round. */
export type Flaw =
  'no-link' | 'other-link' | 'not-mine' | 'other-lead' | 'other-deal' | 'other-shuffle';

export interface Checked {
  round: number;
  /** Null: every shuffle is the one that was fixed before. */
  flaw: Flaw | null;
  /** How many shuffles were done again and compared. */
  shuffles: number;
  /** Whether a contribution of this device had to be in it. */
  mine: boolean;
}

const u32 = (number: number): Uint8Array => {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, number);
  return bytes;
};
const part = (bytes: Uint8Array): Uint8Array => concatBytes(u32(bytes.length), bytes);
const NOTHING = Uint8Array.of(255, 255, 255, 255);

export function roundKey(
  link: string,
  table: string,
  round: number,
  contributions: readonly (string | null)[],
): Uint8Array {
  const message = concatBytes(
    part(utf8ToBytes('stockpile round 1')),
    part(utf8ToBytes(table)),
    part(utf8ToBytes(String(round))),
    ...contributions.map((one) => (one === null ? NOTHING : part(hexToBytes(one)))),
  );
  return hmac(sha256, hexToBytes(link), message);
}

function* wordsOf(key: Uint8Array, purpose: string, number: number): Generator<number, never> {
  const zero = Uint8Array.of(0);
  const prefix = concatBytes(
    key,
    zero,
    utf8ToBytes(purpose),
    zero,
    utf8ToBytes(String(number)),
    zero,
  );
  for (let counter = 0n; ; counter += 1n) {
    const count = new Uint8Array(8);
    new DataView(count.buffer).setBigUint64(0, counter);
    const block = new DataView(sha256(concatBytes(prefix, count)).buffer);
    for (let at = 0; at < 32; at += 4) yield block.getUint32(at);
  }
}

/** The items in the order that the key gives them. */
export function shuffle<T>(
  key: Uint8Array,
  purpose: string,
  number: number,
  items: readonly T[],
): T[] {
  const words = wordsOf(key, purpose, number);
  const order = [...items];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const size = last + 1;
    const limit = 2 ** 32 - (2 ** 32 % size);
    let word = words.next().value;
    while (word >= limit) word = words.next().value;
    const pick = word % size;
    [order[last], order[pick]] = [order[pick]!, order[last]!];
  }
  return order;
}

/** The hash of a link: the link before it. */
export function hashOf(link: string): string {
  return bytesToHex(sha256(hexToBytes(link)));
}

/** Every round of a match, as far as it was revealed. */
export function checkMatch(record: Recorded, thrown: Thrown | null): Checked[] {
  let before = thrown?.commitment ?? record.commitment;
  return record.rounds.map((round) => {
    const checked = checkRound(
      record,
      round,
      before,
      Object.values(thrown?.rounds[round.number] ?? {}),
    );
    before = round.link;
    return checked;
  });
}

function checkRound(
  record: Recorded,
  round: RecordedRound,
  before: string | null,
  own: readonly string[],
): Checked {
  const checked: Checked = { round: round.number, flaw: null, shuffles: 0, mine: own.length > 0 };
  if (round.link === null) return { ...checked, flaw: 'no-link' };
  if (before === null || hashOf(round.link) !== before) return { ...checked, flaw: 'other-link' };
  if (!own.every((one) => round.contributions.includes(one)))
    return { ...checked, flaw: 'not-mine' };
  const key = roundKey(round.link, record.table, round.number, round.contributions);
  const pack = sorted([...round.dealt.flat(), ...round.rest]);
  if (round.drawn.length > 0) {
    checked.shuffles += 1;
    if (!same(round.drawn, drawnFrom(key, pack, round.drawn.length)))
      return { ...checked, flaw: 'other-lead' };
  }
  if (round.lead?.by === 'lot') {
    checked.shuffles += 1;
    if (shuffle(key, 'lead', 0, seatsOf(round))[0] !== round.lead.seat)
      return { ...checked, flaw: 'other-lead' };
  }
  checked.shuffles += 1;
  const shuffled = shuffle(key, 'deal', 0, pack);
  const fits =
    entryOf(record.game).deals === 'piles'
      ? samePiles(round, shuffled)
      : sameHands(round, shuffled);
  if (!fits) return { ...checked, flaw: 'other-deal' };
  for (const [number, one] of round.shuffles.entries()) {
    checked.shuffles += 1;
    if (!same(one.cards, shuffle(key, one.purpose, number, sorted(one.cards))))
      return { ...checked, flaw: 'other-shuffle' };
  }
  return checked;
}

/** The seats of a round, from A on. */
function seatsOf(round: RecordedRound): string[] {
  return round.dealt.map((_, at) => String.fromCharCode(65 + at));
}

/**
 * Piles are dealt card by card, beginning with the seat that plays first. If nobody has played, any
 * of them may have been the one: of so many orders no other fits by chance.
 */
function samePiles(round: RecordedRound, shuffled: readonly string[]): boolean {
  const starters = round.starter ? [round.starter] : seatsOf(round);
  return starters.some((starter) => same(asDealt(round, starter), shuffled));
}

/** The pack as it lay before the deal of Skip-Bo, from bottom to top. */
function asDealt(round: RecordedRound, starter: string): string[] {
  const seats = round.dealt.length;
  const first = starter.charCodeAt(0) - 65;
  const given: string[] = [];
  const most = Math.max(...round.dealt.map((pile) => pile.length));
  for (let layer = 0; layer < most; layer += 1)
    for (let turn = 0; turn < seats; turn += 1) {
      const card = round.dealt[(first + turn) % seats]![layer];
      if (card !== undefined) given.push(card);
    }
  return [...round.rest, ...given.reverse()];
}

/** Hands of tiles are written sorted: each holds what it should, and so does the rest. */
function sameHands(round: RecordedRound, shuffled: readonly string[]): boolean {
  let at = 0;
  for (const hand of round.dealt) {
    if (!same(sorted(hand), sorted(shuffled.slice(at, at + hand.length)))) return false;
    at += hand.length;
  }
  return same(sorted(round.rest), sorted(shuffled.slice(at)));
}

/** This many cards from the top of packs shuffled for the lead. */
function drawnFrom(key: Uint8Array, pack: readonly string[], count: number): string[] {
  const drawn: string[] = [];
  for (let number = 0; drawn.length < count; number += 1)
    drawn.push(...shuffle(key, 'lead', number, pack).reverse());
  return drawn.slice(0, count);
}

/** Numbers first, in order, then wilds or jokers: as cards lie before every shuffle. */
function sorted(cards: readonly string[]): string[] {
  const rank = (card: string): number => (/^\d+$/.test(card) ? Number(card) : Infinity);
  return [...cards].sort((a, b) => (rank(a) === rank(b) ? 0 : rank(a) - rank(b)));
}

function same(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((card, at) => card === b[at]);
}
