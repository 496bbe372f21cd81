import { describe, expect, test } from 'vitest';
import type { BreakersView, Event } from '../protocol';
import { Stage } from '../stage/stage.svelte';
import { animator } from './animator';

const before: BreakersView = {
  viewer: 'A',
  hands: [['3', '7', '7', '*'], { hidden: 4 }],
  trick: [{ seat: 'B', set: '5+5' }],
  passes: 0,
  played: { hidden: 9 },
  unused: { hidden: 24 },
  turn: 'A',
  scores: [0, 0],
  outcome: null,
};

function staged(view = before): Stage {
  const stage = new Stage();
  stage.settle(animator.arrange(view));
  return stage;
}
const faces = (stage: Stage, place: string): (string | null)[] =>
  stage.in(place).map((one) => one.face);

describe('where the tiles lie', () => {
  test('own tiles are open, others face down, of the trick the last set', () => {
    const stage = staged({ ...before, trick: [{ seat: 'A', set: '4+4' }, ...before.trick] });
    expect(faces(stage, 'A.hand')).toEqual(['3', '7', '7', '*']);
    expect(faces(stage, 'B.hand')).toEqual([null, null, null, null]);
    expect(faces(stage, 'trick')).toEqual(['5', '5']);
  });

  test('piles are small however many tiles they have', () => {
    expect(faces(staged(), 'unused')).toEqual([null, null, null]);
    expect(faces(staged({ ...before, played: ['7'] }), 'played')).toEqual([null]);
  });
});

describe('how they fly', () => {
  test('a set goes from the hand to the trick, jokers as what they stand for', () => {
    const stage = staged();
    const event: Event = { type: 'SetLaid', seat: 'A', set: '7+*' };
    expect(animator.act(stage, event, before)).toBe(true);
    expect(faces(stage, 'A.hand')).toEqual(['3', '7']);
    expect(faces(stage, 'trick')).toEqual(['7', '*7']);
    expect(faces(stage, 'earlier')).toEqual(['5', '5']);
  });

  test('of equal tiles those that were selected go', () => {
    const stage = staged();
    const first = stage.in('A.hand').find((one) => one.face === '7')!;
    stage.lifted = new Set([first.key]);
    animator.act(stage, { type: 'SetLaid', seat: 'A', set: '7' }, before);
    expect(stage.in('trick').map((one) => one.key)).toEqual([first.key]);
  });

  test('tiles of others turn as they are laid, and stay the same tiles after it', () => {
    const stage = staged();
    const keys = stage.in('B.hand').map((one) => one.key);
    animator.act(stage, { type: 'SetLaid', seat: 'B', set: '8-9-*' }, { ...before, trick: [] });
    const laid = stage.in('trick').slice(-3);
    expect(laid.map((one) => one.face)).toEqual(['8', '9', '*10']);
    expect(laid.every((one) => keys.includes(one.key))).toBe(true);
    stage.settle(
      animator.arrange({
        ...before,
        hands: [before.hands[0]!, { hidden: 1 }],
        trick: [{ seat: 'B', set: '8-9-*' }],
      }),
    );
    expect(stage.in('trick').map((one) => one.key)).toEqual(laid.map((one) => one.key));
  });

  test('a won trick is turned face down and put aside', () => {
    const stage = staged();
    animator.act(stage, { type: 'TrickWon', seat: 'B', tiles: ['5', '5'] }, before);
    expect(faces(stage, 'trick')).toEqual([]);
    expect(faces(stage, 'played')).toEqual([null, null, null, null, null]);
  });

  test('a deal fills the hands from what lies face down', () => {
    const stage = staged();
    const dealt: Event = {
      type: 'Dealt',
      lead: 'A',
      scores: [0, 0],
      hands: [['1', '2'], { hidden: 2 }],
      unused: { hidden: 24 },
    };
    expect(animator.act(stage, dealt, before)).toBe(true);
    expect(faces(stage, 'A.hand')).toEqual(['1', '2']);
    expect(faces(stage, 'B.hand')).toEqual([null, null]);
    expect(faces(stage, 'unused')).toEqual([null, null, null]);
    expect(faces(stage, 'trick')).toEqual([]);
  });

  test('what moves no tile but is to be seen takes its time', () => {
    const stage = staged();
    expect(animator.act(stage, { type: 'SeatPassed', seat: 'A' }, before)).toBe(true);
    expect(animator.act(stage, { type: 'TurnStarted', seat: 'B' }, before)).toBe(false);
  });
});
