import { expect, test } from 'vitest';
import type { Step } from '../protocol';
import { readMoment, stepBefore, writeMoment } from './moment';

const read = (text: string): unknown => readMoment(new URLSearchParams(text));

test('an address says which moment is meant', () => {
  expect(read('round=2&step=14&seat=B')).toEqual({ round: 2, step: 14, seat: 'B' });
  expect(read('')).toEqual({ round: 1, step: 0, seat: null });
});

test('what makes no sense is as if it were not there', () => {
  expect(read('round=0&step=-3&seat=')).toEqual({ round: 1, step: 0, seat: null });
  expect(read('round=two&step=1.5&seat=ab')).toEqual({ round: 1, step: 0, seat: null });
  expect(read('round=99999999999999999999')).toEqual({ round: 1, step: 0, seat: null });
});

test('a written moment is read back', () => {
  for (const moment of [
    { round: 3, step: 120, seat: 'D' },
    { round: 1, step: 0, seat: null },
  ])
    expect(read(writeMoment(moment))).toEqual(moment);
});

test('a move is found by its number, as a review counts them', () => {
  expect(read('round=2&move=7&seat=B')).toEqual({ round: 2, step: 0, seat: 'B', move: 7 });
  const step = (...types: string[]): Step =>
    ({ events: types.map((type) => ({ type })) }) as unknown as Step;
  const undone = { ...step(), undone: true };
  const steps = [
    step('LeadDecided', 'Dealt', 'TurnStarted', 'CardsDrawn'),
    step('CardLaid'),
    step('CardLaid', 'StockTurned'),
    undone,
    step('CardDiscarded', 'TurnStarted', 'CardsDrawn'),
    step('SeatPassed', 'TurnStarted'),
  ];
  // The second move was taken back: the discard is the second one of the round.
  expect([0, 1, 2].map((move) => stepBefore(steps, move))).toEqual([0, 3, 4]);
  expect(stepBefore(steps, 99)).toBe(5);
});
