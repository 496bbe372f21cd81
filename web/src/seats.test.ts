import { describe, expect, it } from 'vitest';
import { arePartners, clockwise, teamOf } from './seats';

describe('seats', () => {
  it('are shown in the order of play, from the one after mine on', () => {
    expect(clockwise(4, 'B')).toEqual(['C', 'D', 'A']);
    expect(clockwise(2, 'A')).toEqual(['B']);
  });

  it('are all shown to a spectator', () => {
    expect(clockwise(3, null)).toEqual(['A', 'B', 'C']);
  });

  it('belong to sides', () => {
    expect(teamOf('D', ['AC', 'BD'])).toBe(1);
    expect(teamOf('B', ['A', 'B'])).toBe(-1);
    expect(arePartners('C', 'A', ['AC', 'BD'])).toBe(true);
    expect(arePartners('B', 'A', ['AC', 'BD'])).toBe(false);
    expect(arePartners('A', 'A', ['AC', 'BD'])).toBe(false);
    expect(arePartners('A', null, ['AC', 'BD'])).toBe(false);
  });
});
