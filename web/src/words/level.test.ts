import { expect, test, vi } from 'vitest';
import { sayLevel, sayLevelAbout } from './level';

const { known } = vi.hoisted(() => ({ known: ['bot-casual', 'bot-casual-about'] }));
vi.mock('./words.svelte', () => ({
  say: (id: string) => (known.includes(id) ? `“${id}”` : ''),
  words: { has: (id: string) => known.includes(id) },
}));

test('a level has words, and a bot from outside its own name', () => {
  expect(sayLevel('casual')).toBe('“bot-casual”');
  expect(sayLevelAbout('casual')).toBe('“bot-casual-about”');
  expect(sayLevel('Tidy')).toBe('Tidy');
  expect(sayLevelAbout('Tidy')).toBe('');
});
