/**
 * The page says something of whatever the terminal says something of. The facts and events, one of each
 * that there can be, come from `tests/contracts/telling.py`.
 */
import { describe, expect, test, vi } from 'vitest';
import type { Event, Fact } from '../protocol';
import { type Audience } from './people';
import { tellEvent, tellFact } from './tell';
import { remedyOf } from '../skipbo/tabletop';
import fixtures from './happened.fixtures.json';

vi.mock('../games', () => import('../testing/games'));
vi.mock('./words.svelte', () => ({ say: (id: string) => id, words: { hasLoaded: () => true } }));

interface Told<T> {
  of: T;
  /** Whether the terminal says anything of it. */
  told: boolean;
}
const facts = fixtures.facts as unknown as Told<Fact>[];
const events = fixtures.events as unknown as Record<string, Told<Event>[]>;

const audience: Audience = {
  game: 'skipbo',
  me: 'A',
  person: 1,
  names: ['Ann', 'Bob', 'Cleo'],
  sides: ['A', 'B', 'C'],
};

/** Told on the page alone, which has a log for what the terminal's board shows. */
const MORE = new Set(['TurnStarted', 'CardsDrawn', 'DrawnByHand', 'StockTurned']);

test.each(facts)('$of.type', ({ of, told }) => {
  expect(tellFact(of, audience, () => 'Bob') !== null).toBe(told);
});

describe.each(Object.keys(events))('%s', (edition) => {
  const game = edition.startsWith('breakers') ? 'breakers' : 'skipbo';

  test.each(events[edition]!)('$of.type', ({ of: event, told }) => {
    if (MORE.has(event.type)) return;
    const where = { turn: 'A', caught: 'whole-turn' };
    const said =
      tellEvent(event, { ...audience, game }, [event]) ?? remedyOf(event, audience, where)?.text;
    expect(Boolean(said)).toBe(told);
  });
});
