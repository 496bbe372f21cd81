import { expect, test, vi } from 'vitest';

vi.mock('./faces/Card.svelte', () => ({ default: null }));
vi.mock('./faces/Tile.svelte', () => ({ default: null }));
const { entryOf, lessonsAfter, partsOf } = await import('./games');

test('a game that nobody has is an error, and so is one that was not fetched', () => {
  expect(entryOf('skipbo').lessons[0]).toBe('skipbo');
  expect(() => entryOf('chess')).toThrow('chess');
  expect(() => partsOf('skipbo')).toThrow('skipbo');
});

test('after a lesson come the rest of its game and the other games', () => {
  expect(lessonsAfter('skipbo')).toEqual(['tabletop', 'breakers']);
  expect(lessonsAfter('breakers')).toEqual(['skipbo']);
  expect(lessonsAfter('tabletop')).toEqual([]);
});
