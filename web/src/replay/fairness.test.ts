import { readFileSync } from 'node:fs';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { describe, expect, it } from 'vitest';
import { checkMatch, hashOf, roundKey, shuffle } from './fairness';
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

describe.each(['skipbo', 'breakers'])('a recorded match of %s', (game) => {
  const text = readFileSync(new URL(`tests/records/format-1-${game}.txt`, root), 'utf8');
  const flaws = (changed: string): (string | null)[] =>
    checkMatch(readRecord(changed), null).map((one) => one.flaw);

  it('is found fair', () => {
    const checked = checkMatch(readRecord(text), null);
    expect(checked.length).toBeGreaterThan(0);
    for (const one of checked) {
      expect(one.flaw).toBeNull();
      expect(one.shuffles).toBeGreaterThan(0);
    }
  });
  it('is not, when two seats exchange what they were dealt', () => {
    const changed = text.replace(/^deal A: (.*)\ndeal B: (.*)$/m, 'deal A: $2\ndeal B: $1');
    expect(flaws(changed)[0]).toBe('other-deal');
  });
  it('is not, when a link was exchanged', () => {
    const changed = text.replace(/^link: .{4}/m, 'link: 0000');
    expect(flaws(changed)[0]).toBe('other-link');
  });
  it('is not, when what this device threw in is missing', () => {
    const record = readRecord(text);
    const thrown = { commitment: record.commitment!, rounds: { '1': { '1': '00ff00ff00ff00ff' } } };
    expect(checkMatch(record, thrown)[0]!.flaw).toBe('not-mine');
  });
});
