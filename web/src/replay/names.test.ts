import { expect, test, vi } from 'vitest';
import type { MatchSummary } from '../protocol';
import { namesIn, seatsIn, sidesIn } from './names';

vi.mock('../words/words.svelte', () => ({
  say: (id: string, args: Record<string, string> = {}) =>
    id === 'bot-names-casual' ? 'Daisy, Oscar, Poppy' : [id, ...Object.values(args)].join(' '),
  words: { has: (id: string) => id === 'bot-names-casual' },
}));

function match(names: string[], more: object = {}): MatchSummary {
  const places = names.map((name, at) => ({
    seat: String.fromCharCode(65 + at),
    ...(name ? { name } : { bot: 'casual' }),
  }));
  return { names, places, settings: { teams: null }, ...more } as unknown as MatchSummary;
}

test('bots are called as they were at the table', () => {
  expect(namesIn(match(['Ann', '']))).toEqual(['Ann', 'Oscar']);
  expect(namesIn(match(['', 'Ann', '']))).toEqual(['Daisy', 'Ann', 'Poppy']);
});

test('who took the seat of a bot later is called by name', () => {
  const places = [
    { seat: 'A', name: 'Ann' },
    { seat: 'B', name: 'Ben' },
  ];
  expect(namesIn(match(['Ann', ''], { places }))).toEqual(['Ann', 'Ben']);
});

test('sides are teams, or single seats', () => {
  const four = ['Ann', 'Ben', 'Cleo', 'Dan'];
  expect(seatsIn(match(four))).toEqual(['A', 'B', 'C', 'D']);
  expect(sidesIn(match(four))).toEqual(['A', 'B', 'C', 'D']);
  expect(sidesIn(match(four, { settings: { teams: ['AC', 'BD'] } }))).toEqual(['AC', 'BD']);
});
