import { describe, expect, it } from 'vitest';
import { evenly, fitted, RATIO, type Room, textSize, inRows } from './fit';

const phone: Room = {
  width: 360,
  height: 590,
  rem: 16,
  opponents: 1,
  partners: 0,
  own: true,
  button: false,
  named: true,
};

describe('fitting a table into a room', () => {
  it('divides seats evenly over rows', () => {
    expect(evenly(7, 3)).toEqual([3, 2, 2]);
    expect(evenly(4, 1)).toEqual([4]);
    expect(evenly(0, 0)).toEqual([]);
  });

  it('seats everybody, whatever the number', () => {
    for (let opponents = 1; opponents <= 7; opponents += 1) {
      const { rows } = fitted({ ...phone, opponents });
      expect(rows.reduce((sum, row) => sum + row, 0)).toBe(opponents);
    }
  });

  it('leaves own cards for a finger on the smallest phone, with eight seats as well', () => {
    for (let opponents = 1; opponents <= 7; opponents += 1) {
      const { card, fan } = fitted({ ...phone, opponents });
      expect(card).toBeGreaterThanOrEqual(44);
      expect(card * 5).toBeLessThanOrEqual(phone.width);
      expect(fan).toBeGreaterThanOrEqual(2);
    }
  });

  it('fills the width with the hand on a phone, where there is height for it', () => {
    const { card, hand, handGap } = fitted({ ...phone, width: 390, height: 730 });
    const width = card * (5 * hand + 4 * handGap);
    expect(width).toBeGreaterThan(0.93 * 390);
    expect(width).toBeLessThan(390);
  });

  it('leaves six opponents cards of 44 pixels on a phone', () => {
    const { card, opponent } = fitted({ ...phone, width: 390, height: 713, opponents: 6 });
    expect(opponent * RATIO).toBeGreaterThanOrEqual(44);
    expect(card).toBeGreaterThanOrEqual(52);
  });

  it('gives up a little of the own cards where the others gain more by it', () => {
    const teams = { ...phone, height: 533, opponents: 2, partners: 1, button: true };
    const { card, opponent, partner } = fitted(teams);
    // Two beside each other have no more width than this.
    expect(opponent).toBeGreaterThanOrEqual(29);
    expect(partner).toBeGreaterThanOrEqual(44);
    expect(card).toBeGreaterThanOrEqual(50);
    // With a question over the board there is less room, and still nobody's cards get lost.
    const asked = fitted({ ...teams, height: 460 });
    expect(asked.opponent).toBeGreaterThanOrEqual(25);
    expect(asked.card).toBeGreaterThanOrEqual(40);
    // What can be read already is not worth a smaller hand.
    const [two, three] = [2, 3].map((opponents) => fitted({ ...phone, height: 533, opponents }));
    expect([two!.opponent, two!.card]).toEqual([29, 57]);
    expect(three!.opponent).toBeGreaterThanOrEqual(29);
  });

  it('makes room for the name under the stock pile, or leaves it out', () => {
    const [named, nameless] = [fitted(phone), fitted({ ...phone, named: false })];
    expect([named.named, nameless.named]).toEqual([true, false]);
    const low = fitted({ ...phone, height: 533, opponents: 2, partners: 1, button: true });
    expect(low.named).toBe(false);
    expect(low.partner).toBeGreaterThanOrEqual(44);
  });

  it('makes the piles of a partner larger than those of opponents', () => {
    const { opponent, partner } = fitted({ ...phone, opponents: 2, partners: 1 });
    expect(partner).toBeGreaterThanOrEqual(44);
    expect(partner).toBeGreaterThan(opponent);
  });

  it('puts the hand beside the piles where there is more width than height', () => {
    expect(fitted(phone).wide).toBe(false);
    expect(fitted({ ...phone, width: 768, height: 976 }).wide).toBe(false);
    expect(fitted({ ...phone, width: 1280, height: 750 }).wide).toBe(true);
    expect(fitted({ ...phone, width: 740, height: 320 }).wide).toBe(true);
  });

  it('puts the others beside the middle where there is little height', () => {
    const low = { ...phone, width: 740, height: 270 };
    expect(fitted(low).beside).toBe(true);
    expect(fitted(low).card).toBeGreaterThanOrEqual(44);
    expect(fitted({ ...phone, width: 1280, height: 710 }).beside).toBe(false);
    // On a television they sit across from you, even if that makes the cards a little smaller.
    expect(fitted({ ...phone, width: 2560, height: 1156, rem: 24 }).beside).toBe(false);
  });

  it('uses a larger room for larger cards', () => {
    const sizes = [
      fitted(phone),
      fitted({ ...phone, width: 768, height: 976 }),
      fitted({ ...phone, width: 1920, height: 1008, rem: 24 }),
    ];
    for (const what of ['card', 'middle', 'opponent'] as const) {
      const widths = sizes.map((one) => one[what]);
      expect(widths).toEqual(widths.toSorted((a, b) => a - b));
      expect(new Set(widths).size).toBe(widths.length);
    }
  });

  it('has text as large as it is wanted, as long as there is room for cards', () => {
    expect(textSize(20, 360, 590)).toBe(20);
    expect(textSize(32, 1280, 800)).toBe(32);
    expect(textSize(32, 360, 590)).toBeLessThan(24);
    expect(textSize(16, 320, 250)).toBe(16);
  });

  it('gives way to large text', () => {
    expect(fitted({ ...phone, rem: 24 }).card).toBeLessThanOrEqual(fitted(phone).card);
  });

  it('gives sizes that can be used even where nothing fits', () => {
    const { card, opponent, rows } = fitted({ ...phone, height: 200, opponents: 5 });
    expect(card).toBeGreaterThanOrEqual(30);
    expect(opponent).toBeGreaterThan(0);
    expect(rows.reduce((sum, row) => sum + row, 0)).toBe(5);
  });
});

it('seats stand clockwise in one row, and with partners last in several', () => {
  const isPartner = (seat: string): boolean => seat === 'C';
  expect(inRows(['B', 'C', 'D'], isPartner, { rows: [3], around: false })).toEqual([
    ['B', 'C', 'D'],
  ]);
  expect(inRows(['B', 'C', 'D'], isPartner, { rows: [2, 1], around: false })).toEqual([
    ['B', 'D'],
    ['C'],
  ]);
});

it('people sit around a large table, the next one at the left hand', () => {
  const large = { ...phone, width: 1440, height: 812 };
  expect(fitted(large).around).toBe(false);
  const fit = fitted({ ...large, opponents: 5 });
  expect(fit.around).toBe(true);
  expect(inRows(['B', 'C', 'D', 'E', 'F'], () => false, fit)).toEqual([
    ['C', 'B'],
    ['D'],
    ['E', 'F'],
  ]);
  expect(fit.opponent).toBeGreaterThanOrEqual(44);
  expect(fitted({ ...phone, width: 768, height: 976, opponents: 5 }).around).toBe(false);
});
