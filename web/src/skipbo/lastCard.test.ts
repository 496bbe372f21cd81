import { describe, expect, it } from 'vitest';
import type { Event } from '../protocol';
import { lastOf } from './lastCard';

const laid: Event = {
  type: 'CardLaid',
  seat: 'B',
  card: 'S',
  source: 'stock',
  owner: 'D',
  discard: null,
  pile: 2,
  number: 8,
};
const discarded: Event = { type: 'CardDiscarded', seat: 'B', card: '9', discard: 3 };

describe('what was done last', () => {
  it('is the last card that was laid or discarded, and who did it', () => {
    expect(lastOf([laid, { type: 'StockTurned', seat: 'D', card: '4' }])).toEqual({
      seat: 'B',
      place: 'building:2',
      card: 'S',
    });
    expect(lastOf([laid, discarded, { type: 'TurnStarted', seat: 'C' }])).toEqual({
      seat: 'B',
      place: 'B.d3',
      card: '9',
    });
  });

  it('stays what it was if events say nothing of it', () => {
    expect(lastOf([])).toBeUndefined();
    expect(lastOf([{ type: 'TurnStarted', seat: 'C' }])).toBeUndefined();
  });

  it('is nothing after a new deal', () => {
    expect(lastOf([laid, { type: 'StuckRedealt', draw: { hidden: 40 } }])).toBeNull();
  });
});
