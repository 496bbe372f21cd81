import { describe, expect, test } from 'vitest';
import type { MatchSummary, Statistics } from '../protocol';
import { keptOf, opponentSeats, peopleIn, seatBy } from './keptMatch';
import { plainSettings } from '../testing/settings';

const match: MatchSummary = {
  game: 'skipbo',
  settings: {
    ...plainSettings,
    edition: 'skipbo-2003',
    seats: 4,
    teams: ['AC', 'BD'],
    target: 60,
  },
  number: 2,
  name: 'ABC234/2',
  commitment: '00',
  names: ['Ann', '', 'Cleo', ''],
  places: [
    { seat: 'A', name: 'Ann' },
    { seat: 'B', bot: 'casual' },
    { seat: 'C', name: 'Cleo' },
    { seat: 'D', bot: 'baseline' },
  ],
  rounds: 3,
  scores: [65, 40],
  closed: 'played',
  winners: ['A', 'C'],
  started: 1_000_000,
  ended: 1_600_400,
};
const statistics = {
  seats: [
    { seat: 'A', moves: 41 },
    { seat: 'B', moves: 38 },
  ],
} as Statistics;

describe('a match as it is kept', () => {
  test('knows at which seats the opponents sat', () => {
    expect(opponentSeats(keptOf('ABC234', match, 'A', null))).toEqual([1, 3]);
    expect(opponentSeats({ teams: null, seats: 3, seat: 'B' })).toEqual([0, 2]);
  });

  test('has who played with one and who against', () => {
    expect(keptOf('ABC234', match, 'A', statistics)).toEqual({
      code: 'ABC234',
      number: 2,
      name: 'ABC234/2',
      game: 'skipbo',
      edition: 'skipbo-2003',
      seats: 4,
      teams: ['AC', 'BD'],
      seat: 'A',
      partners: [{ name: 'Cleo' }],
      opponents: [{ bot: 'casual' }, { bot: 'baseline' }],
      rounds: 3,
      points: 65,
      result: 'won',
      closed: 'played',
      ended: 1_600_400,
      seconds: 600,
      moves: 41,
    });
  });
  test('has the points of one’s own side', () => {
    const kept = keptOf('ABC234', match, 'D', null);
    expect([kept.points, kept.result, kept.moves]).toEqual([40, 'lost', null]);
  });
  test('has no points where there were none', () => {
    expect(keptOf('ABC234', { ...match, scores: null }, 'A', null).points).toBeNull();
  });
  test('is drawn if nobody has won, unless it was given up', () => {
    const result = (closed: MatchSummary['closed']): string =>
      keptOf('ABC234', { ...match, closed, winners: [] }, 'A', null).result;
    expect([result('played'), result('agreement'), result('concession')]).toEqual([
      'drawn',
      'drawn',
      'lost',
    ]);
  });
});

describe('which seat was one’s own', () => {
  test('the one with one’s name', () => {
    expect(seatBy(match, 'Cleo')).toBe('C');
  });
  test('two people of the same name cannot be told apart', () => {
    const places = match.places.map((one) => ({ ...one, name: 'Ann' }));
    expect(seatBy({ ...match, places }, 'Ann')).toBeNull();
  });
  test('somebody who is called otherwise now is not found', () => {
    expect(seatBy(match, 'Anna')).toBeNull();
  });
  test('who did not stay to the end has no seat', () => {
    const places = match.places.map((one) =>
      one.seat === 'A' ? { seat: 'A', bot: 'casual' } : one,
    );
    expect(seatBy({ ...match, places }, 'Ann')).toBe('gone');
  });
  test('only people come into question', () => {
    expect(peopleIn(match)).toEqual([
      { seat: 'A', name: 'Ann' },
      { seat: 'C', name: 'Cleo' },
    ]);
  });
});
