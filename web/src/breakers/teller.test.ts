import { expect, test, vi } from 'vitest';
import { teller } from './teller';

vi.mock('../words/words.svelte', () => ({
  say: (id: string, args?: Record<string, unknown>) =>
    args ? `${id} ${JSON.stringify(args)}` : id,
  sayList: (items: string[]) => items.join(', '),
}));

test('a set is called by its name, with its tiles where a joker is among them', () => {
  expect(teller.sayMove('3-4-5', [])).toBe('breakers-set-run {"length":3,"height":"5"}');
  expect(teller.sayMove('8-9-*', [])).toContain('breakers-set-aloud');
  expect(teller.sayMove('pass', [])).toBe('advice-pass');
});
