import { describe, expect, it } from 'vitest';
import { pressed } from './keys';

const press = (key: string, code: string, more: Partial<KeyboardEvent> = {}): KeyboardEvent =>
  ({ key, code, ...more }) as KeyboardEvent;

describe('keys', () => {
  it('are digits for the hand and the building piles, Shift or not', () => {
    expect(pressed(press('1', 'Digit1'))).toEqual({ on: 'hand', number: 1 });
    expect(pressed(press('(', 'Digit5'))).toEqual({ on: 'hand', number: 5 });
    expect(pressed(press('6', 'Digit6'))).toEqual({ on: 'building', number: 1 });
    expect(pressed(press('9', 'Numpad9'))).toEqual({ on: 'building', number: 4 });
    expect(pressed(press('0', 'Digit0'))).toBeNull();
  });

  it('are letters as they are printed for the other piles', () => {
    expect(pressed(press('s', 'KeyS'))).toEqual({ on: 'stock' });
    expect(pressed(press('h', 'KeyJ'))).toEqual({ on: 'discard', number: 4 });
    expect(pressed(press('D', 'KeyD'))).toEqual({ on: 'discard', number: 1 });
    expect(pressed(press('p', 'KeyP'))).toEqual({ on: 'pass' });
    expect(pressed(press('n', 'KeyN'))).toEqual({ on: 'draw' });
    expect(pressed(press('C', 'KeyC'))).toEqual({ on: 'catch' });
    expect(pressed(press('Escape', 'Escape'))).toEqual({ on: 'escape' });
  });

  it('leave alone what is not theirs', () => {
    expect(pressed(press('d', 'KeyD', { ctrlKey: true }))).toBeNull();
    expect(pressed(press('x', 'KeyX'))).toBeNull();
    expect(pressed(press('Delete', 'Delete'))).toBeNull();
  });
});
