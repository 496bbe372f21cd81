import { expect, test, vi } from 'vitest';
import { sayChance, sayChange, sayError, sayMove, sayWhy } from './saying';

vi.mock('../words/words.svelte', () => ({
  say: (id: string, args?: Record<string, unknown>) =>
    args ? `${id} ${JSON.stringify(args)}` : id,
  sayList: (items: string[]) => items.join(', '),
  words: { language: 'en', has: (id: string) => id !== 'why-new' },
}));

const names = ['Ann', 'Ben', 'Cleo', 'Dora'];

test.each([
  ['h7>1', 'advice-hand {"card":"7","pile":1}'],
  ['hS>3', 'advice-hand {"card":"S","pile":3}'],
  ['h12>d4', 'advice-discard {"card":"12","pile":4}'],
  ['stock>2', 'advice-stock {"whose":"own","owner":"","pile":2}'],
  ['C.stock>1', 'advice-stock {"whose":"partner","owner":"Cleo","pile":1}'],
  ['d4>2', 'advice-pile {"whose":"own","owner":"","discard":4,"pile":2}'],
  ['C.d2>4', 'advice-pile {"whose":"partner","owner":"Cleo","discard":2,"pile":4}'],
  ['pass', 'advice-pass'],
])('the move %s in words', (move, said) => {
  expect(sayMove(move, 'skipbo', names)).toBe(said);
});

test('a set is called by its name, with its tiles where a joker is among them', () => {
  expect(sayMove('3-4-5', 'breakers', names)).toBe('breakers-set-run {"length":3,"height":"5"}');
  expect(sayMove('8-9-*', 'breakers', names)).toContain('breakers-set-aloud');
  expect(sayMove('pass', 'breakers', names)).toBe('advice-pass');
});

test('a reason that is new in the server is left out', () => {
  expect(sayWhy(['lays-stock', 'new', 'keeps-wild'])).toBe('why-lays-stock why-keeps-wild');
});

test('only what is over is certain', () => {
  expect([0, 0.002, 0.614, 0.9999, 1, 1e-17, 0.998].map(sayChance)).toEqual([
    '0%',
    '1%',
    '61%',
    '100%',
    '100%',
    '0%',
    '99%',
  ]);
});

test('errors are never nothing, and changes have a sign', () => {
  expect([0, 0.004, 0.018].map(sayError)).toEqual(['1', '1', '2']);
  expect([0.123, -0.034, 0.001].map(sayChange)).toEqual(['+12', '−3', '0']);
});
