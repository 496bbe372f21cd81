import { expect, test } from 'vitest';
import { partsOf, rangeOf } from './balance';

const round = {
  opening: { A: 0.05, B: -0.05 },
  luck: { A: 0.7, B: -0.7 },
  decisions: { A: -0.25, B: 0.25 },
};

test('the parts follow each other from an even share to the result', () => {
  const parts = partsOf(round, 'A', 0.5);
  expect(parts.map((one) => one.kind)).toEqual(['deal', 'luck', 'choices']);
  expect(parts[0]?.from).toBe(0.5);
  expect(parts[1]?.from).toBe(parts[0]?.to);
  expect(parts[2]?.from).toBe(parts[1]?.to);
  expect(parts[2]?.to).toBeCloseTo(1);
  expect(partsOf(round, 'B', 0.5)[2]?.to).toBeCloseTo(0);
});

test('there is room for luck that went beyond what a chance can be', () => {
  const all = ['A', 'B'].flatMap((side) => partsOf(round, side, 0.5));
  expect(rangeOf(all).low).toBeCloseTo(-0.25);
  expect(rangeOf(all).high).toBeCloseTo(1.25);
  expect(rangeOf([])).toEqual({ low: 0, high: 1 });
});
