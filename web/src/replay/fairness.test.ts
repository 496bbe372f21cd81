import { readFileSync } from 'node:fs';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { describe, expect, it } from 'vitest';
import type { Thrown } from '../wire/contribution';
import { checkMatch, type Flaw, hashOf, roundKey, shuffle } from './fairness';
import { readRecord } from './record';

const root = new URL('../../../', import.meta.url);
const page = readFileSync(new URL('docs/fairness.md', root), 'utf8');
const vectors = JSON.parse(/```json\n([\s\S]*?)```/.exec(page)![1]!) as {
  chains: { chain: string[] }[];
  'round keys': {
    link: string;
    table: string;
    round: number;
    contributions: (string | null)[];
    key: string;
  }[];
  shuffles: { key: string; purpose: string; number: number; items: number[]; order: number[] }[];
};

describe('the vectors of docs/fairness.md', () => {
  it('hashes links as the page says', () => {
    for (const { chain } of vectors.chains)
      chain.slice(1).forEach((link, at) => expect(hashOf(link)).toBe(chain[at]));
  });
  it('makes the same round keys', () => {
    for (const one of vectors['round keys'])
      expect(bytesToHex(roundKey(one.link, one.table, one.round, one.contributions))).toBe(one.key);
  });
  it('shuffles the same', () => {
    for (const one of vectors.shuffles)
      expect(shuffle(hexToBytes(one.key), one.purpose, one.number, one.items)).toEqual(one.order);
  });
});

const recorded = (name: string): string =>
  readFileSync(new URL(`records/${name}.txt`, import.meta.url), 'utf8');
const stored = (game: string): string =>
  readFileSync(new URL(`tests/records/format-1-${game}.txt`, root), 'utf8');
/** The same match as it is written since records name their readings and every option. */
const secondFormat = (text: string): string =>
  text
    .replace('Stockpile record 1', 'Stockpile record 2')
    .replace(/^seats:/m, 'readings: 1\nseats:')
    .replace(/^target:/m, 'options: stock=30 laying=free conduct=enforced\ntarget:');
const flaws = (text: string, thrown: Thrown | null = null): (Flaw | null)[] =>
  checkMatch(readRecord(text), thrown).map((one) => one.flaw);

describe.each([
  ['a match of Skip-Bo', stored('skipbo')],
  ['a match of Breakers', stored('breakers')],
  ['a match in the second format', secondFormat(stored('skipbo'))],
  ['a round with reshuffles', recorded('reshuffled')],
  ['a start by lot', recorded('lot')],
  ['a match given up before the first move', recorded('unplayed')],
])('%s', (_, text) => {
  it('is found fair', () => {
    const checked = checkMatch(readRecord(text), null);
    expect(checked.length).toBeGreaterThan(0);
    for (const one of checked) {
      expect(one.flaw).toBeNull();
      expect(one.shuffles).toBeGreaterThan(0);
      expect(one.mine).toBe(false);
    }
  });
  it('is not, when two seats exchange a card that they were dealt', () => {
    const changed = text.replace(/^deal A: (.*)\ndeal B: (.*)$/m, (_, first, second) => {
      const [a, b] = [first.split(' '), second.split(' ')];
      const at = a.findIndex((card: string, index: number) => card !== b[index]);
      [a[at], b[at]] = [b[at], a[at]];
      return `deal A: ${a.join(' ')}\ndeal B: ${b.join(' ')}`;
    });
    expect(flaws(changed)[0]).toBe('other-deal');
  });
  it('is not, when a link was exchanged', () => {
    expect(flaws(text.replace(/^link: .{4}/m, 'link: 0000'))[0]).toBe('other-link');
  });
  it('is not, when a link was kept secret', () => {
    expect(flaws(text.replace(/^link: .*\n/m, ''))[0]).toBe('no-link');
  });
  it('is not, when the server had promised something else to this device', () => {
    expect(flaws(text, { commitment: '00'.repeat(32), rounds: {} })[0]).toBe('other-link');
  });
  it('is not, when what this device threw in is missing', () => {
    const commitment = readRecord(text).commitment!;
    const thrown = { commitment, rounds: { '1': { '1': '00ff00ff00ff00ff' } } };
    expect(flaws(text, thrown)[0]).toBe('not-mine');
  });
});

describe('what else can be wrong', () => {
  it('finds a card that was drawn for the lead and should not have been', () => {
    const changed = stored('skipbo').replace(/^(drawn: A=)\d+/m, (_, before) => `${before}S`);
    expect(flaws(changed)[0]).toBe('other-lead');
  });
  it('finds a lot that fell on somebody else', () => {
    expect(flaws(recorded('lot').replace('lead: A lot', 'lead: B lot'))[0]).toBe('other-lead');
  });
  it('finds a reshuffle in another order', () => {
    const changed = recorded('reshuffled').replace(
      /^reshuffle: (\S+)(.*) (\S+)$/m,
      (_, first, middle, last) => `reshuffle: ${last}${middle} ${first}`,
    );
    expect(changed).not.toBe(recorded('reshuffled'));
    expect(flaws(changed)[0]).toBe('other-shuffle');
  });
  it('finds what this device threw in', () => {
    const record = readRecord(recorded('lot'));
    const own = record.rounds[0]!.contributions[0]!;
    const thrown = { commitment: record.commitment!, rounds: { '1': { '1': own } } };
    expect(checkMatch(record, thrown)[0]).toMatchObject({ flaw: null, mine: true });
  });
});
