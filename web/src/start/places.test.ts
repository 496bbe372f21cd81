import { expect, test, vi } from 'vitest';
import type { Place } from '../protocol';
import { isNameless } from '../words/people';
import { sayInvitation, sayOthers } from './places';

vi.mock('../words/words.svelte', () => ({
  say: (id: string, args: object = {}) => [id, ...Object.values(args)].join(' '),
  sayList: (items: string[]) => items.join(', '),
}));

test('whoever has said no name is nameless in every language', () => {
  for (const name of ['', 'Guest', 'Gast', 'Invité', 'Ospite', 'Guest 2'])
    expect(isNameless(name)).toBe(true);
  for (const name of ['Ann', 'Guesty', 'Gustav 2']) expect(isNameless(name)).toBe(false);
});

test('an invitation speaks of a name only where there is one', () => {
  expect(sayInvitation({ host: 'Ann', game: 'skipbo' })).toBe('page-invited Ann page-game-skipbo');
  expect(sayInvitation({ host: 'Guest', game: 'skipbo' })).toMatch(/^page-invited-nameless /);
});

test('guests of another language are guests in this one', () => {
  const places = [{ seat: 'A', name: 'Guest' }, { seat: 'B', name: 'Ben' }, { seat: 'C' }];
  expect(sayOthers(places as Place[], null)).toBe('page-guest, Ben');
});
