import { expect, test } from 'vitest';
import { chairPositions } from './chairPositions';

const places = (seats: number, own: number | null = null): string[] =>
  chairPositions(seats, own).map((one) => `${one.row} ${one.column}`);

test('chairs go clockwise in two columns', () => {
  expect(places(2)).toEqual(['1 left', '1 right']);
  expect(places(3)).toEqual(['1 left', '1 right', '2 middle']);
  expect(places(4)).toEqual(['1 left', '1 right', '2 right', '2 left']);
  expect(places(5)).toEqual(['1 left', '1 right', '2 right', '3 middle', '2 left']);
  expect(places(6)).toEqual(['1 left', '1 right', '2 right', '3 right', '3 left', '2 left']);
});

test('nobody sits on somebody else', () => {
  for (let seats = 2; seats <= 8; seats += 1)
    for (const own of [null, ...Array.from({ length: seats }, (_, at) => at)])
      expect(new Set(places(seats, own)).size).toBe(seats);
});

test('round the table they stand in the same order, beginning at the top left', () => {
  for (let seats = 3; seats <= 8; seats += 1) {
    const [first, second] = chairPositions(seats);
    expect(first!.x).toBeLessThan(0);
    expect(first!.y).toBeLessThan(0);
    expect(second!.x).toBeCloseTo(-first!.x);
    expect(second!.y).toBeCloseTo(first!.y);
  }
  expect(chairPositions(2).map((one) => Math.round(one.x))).toEqual([-1, 1]);
});

test('your own chair is on your side, and the next one clockwise from it', () => {
  expect(places(2, 1)).toEqual(['1 right', '1 left']);
  expect(places(4, 0)).toEqual(['2 left', '1 left', '1 right', '2 right']);
  expect(places(5, 3)).toEqual(['1 left', '1 right', '2 right', '3 middle', '2 left']);
  for (let seats = 2; seats <= 8; seats += 1) {
    for (let own = 0; own < seats; own += 1) {
      const round = chairPositions(seats, own);
      expect(round[own]!.y).toBe(Math.max(...round.map((one) => one.y)));
      if (seats < 8) expect(round[own]!.x).toBeCloseTo(0);
      const next = round[(own + 1) % seats]!;
      // With two, the next one sits opposite.
      if (seats > 2) expect(next.x).toBeLessThan(round[own]!.x);
    }
  }
});
