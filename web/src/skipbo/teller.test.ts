import { expect, test, vi } from 'vitest';
import { teller } from './teller';

vi.mock('../words/words.svelte', () => ({
  say: (id: string, args?: Record<string, unknown>) =>
    args ? `${id} ${JSON.stringify(args)}` : id,
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
  expect(teller.sayMove(move, names)).toBe(said);
});
