import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { SeatClient } from './seatClient.svelte';
import { Refused } from '../wire/refused';
import { TableNotices } from './notices.svelte';

vi.mock('../preferences.svelte', () => ({ preferences: { vibration: false } }));
vi.mock('../words/words.svelte', () => ({
  say: (id: string, args: object = {}) => [id, ...Object.values(args)].join(' '),
  sayRefusal: () => '',
}));
vi.mock('../start/offer.svelte', () => {
  const editions = [{ edition: 'cards', tables: [{ seats: 2, hand: 5 }] }];
  return { offer: { load: () => Promise.resolve({ games: [{ editions }] }) } };
});
vi.mock('./sounds', () => ({ ring: () => {} }));
vi.mock('./party.svelte', () => ({
  Party: class {
    shown: SeatClient | null = null;
    table = { phase: 'playing' };
  },
}));

const ann = { seat: 'A', may: () => true } as unknown as SeatClient;
const ben = { seat: 'B', may: () => true } as unknown as SeatClient;
let aside: TableNotices;
const show = (client: SeatClient | null): void => {
  (aside.party as { shown: SeatClient | null }).shown = client;
};

beforeEach(() => {
  aside = new TableNotices('ABC', 'ann');
});

describe('a sheet', () => {
  test('is for whoever has opened it, and so is what it leads to', () => {
    show(ben);
    aside.sheet = 'menu';
    show(ann);
    aside.sheet = 'concede';
    expect(aside.client).toBe(ben);
    aside.sheet = null;
    expect(aside.client).toBeNull();
    aside.sheet = 'menu';
    expect(aside.client).toBe(ann);
  });

  test('that was opened behind the curtain is nobody’s', () => {
    aside.sheet = 'menu';
    show(ann);
    aside.sheet = 'leave';
    expect(aside.client).toBeNull();
  });

  test.each(['menu', 'log', 'people', 'device', 'concede', 'stand', 'leave'] as const)(
    '%s is closed when the device is handed on',
    (sheet) => {
      show(ben);
      aside.sheet = sheet;
      aside.hush();
      expect(aside.sheet).toBeNull();
    },
  );

  test('that is the same for everybody stays open', () => {
    show(ben);
    aside.sheet = 'rules';
    aside.hush();
    expect(aside.sheet).toBe('rules');
  });
});

describe('feelings', () => {
  test('are those of whoever has opened them', () => {
    show(ben);
    aside.toggleEmotes();
    show(ann);
    expect(aside.emoting).toBe(ben);
    aside.hush();
    expect(aside.emoting).toBeNull();
  });

  test('cannot be shown behind the curtain, nor before there is a table', () => {
    aside.toggleEmotes();
    expect(aside.emoting).toBeNull();
    show(ann);
    aside.party.table!.phase = 'gathering';
    aside.toggleEmotes();
    expect(aside.emoting).toBeNull();
  });

  test('are not shown by who has to be silent', () => {
    show({ seat: 'A', may: () => false } as unknown as SeatClient);
    aside.toggleEmotes();
    expect(aside.emoting).toBeNull();
  });
});

describe('a call that nobody was to be caught for', () => {
  test('is smiled at, and a tap puts it away', () => {
    aside.refuse(new Refused({ code: 'nobody-to-catch' }), { names: [] } as unknown as SeatClient);
    expect(aside.toast?.kind).toBe('smile');
    aside.tapped();
    expect(aside.toast).toBeNull();
  });

  test('but what everybody should understand stays', () => {
    aside.say('because', 'remedy', { title: 'Caught' });
    aside.tapped();
    expect(aside.toast?.title).toBe('Caught');
  });
});

describe('a refusal', () => {
  const asked = async (given: object | null): Promise<void> => {
    show({
      seat: 'A',
      hinting: { given, toggle: () => Promise.resolve() },
    } as unknown as SeatClient);
    aside.hint();
    await new Promise((done) => setTimeout(done));
  };

  test('makes room for the hint that is shown after it', async () => {
    aside.say('not yet', 'refusal');
    await asked({ move: 'stock>1' });
    expect(aside.toast).toBeNull();
  });

  test('stays while there is none', async () => {
    aside.say('not yet', 'refusal');
    await asked(null);
    expect(aside.toast?.text).toBe('not yet');
  });

  test('is all that makes room', async () => {
    aside.say('another device has your seat');
    await asked({ move: 'stock>1' });
    expect(aside.toast?.text).toBe('another device has your seat');
  });
});

describe('whoever takes the device', () => {
  const at = (seat: string, conduct: string, round = 1): SeatClient => {
    const settings = { edition: 'cards', seats: 2, options: { conduct } };
    const table = { settings, match: { number: 1, round } };
    return { seat, sides: ['A', 'B'], table } as unknown as SeatClient;
  };

  test('is told once a match how it is played where they draw by hand', async () => {
    const [first, second] = [at('A', 'tabletop'), at('B', 'tabletop')];
    for (const one of [first, second]) {
      aside.come(one, true);
      await vi.waitFor(() => expect(aside.toast?.text).toBe('tabletop-welcome 5'));
      aside.hush();
    }
    aside.come(first, true);
    expect(aside.toast).toBeNull();
  });

  test('is told nothing where there is nothing to tell', () => {
    aside.come(at('A', 'enforced'), true);
    aside.come(at('A', 'tabletop', 2), true);
    expect(aside.toast).toBeNull();
  });
});
