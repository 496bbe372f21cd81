import { expect, test } from 'vitest';
import { readMoment, writeMoment } from './moment';

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
