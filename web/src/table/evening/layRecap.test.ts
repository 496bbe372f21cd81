import { describe, expect, it } from 'vitest';
import { freeTop } from './layRecap';

const at = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

describe('laying the recap', () => {
  const recap = at(10, 0, 300, 60);
  const middle = at(0, 300, 320, 100);

  it('lies between the middle and the own cards, if it covers neither', () => {
    expect(freeTop(recap, [at(0, 0, 320, 100)], middle, at(0, 480, 320, 200))).toBe(410);
  });

  it('lies above the middle, if there is no room below it', () => {
    expect(freeTop(recap, [at(0, 0, 320, 100)], middle, at(0, 440, 320, 200))).toBe(170);
  });

  it('covers no seat beside the middle', () => {
    const beside = at(0, 380, 100, 90);
    expect(freeTop(recap, [at(0, 0, 320, 260), beside], middle, at(0, 480, 320, 200))).toBeNull();
  });
});
