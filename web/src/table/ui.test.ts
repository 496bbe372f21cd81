import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { ShownTable } from '../protocol';
import type { SeatClient } from './seatClient.svelte';
import { Refused } from '../wire/refused';
import { TableUi } from './ui.svelte';

vi.mock('../preferences.svelte', () => ({ preferences: { vibration: false } }));
vi.mock('../words/words.svelte', () => ({
  say: (id: string, args: object = {}) => [id, ...Object.values(args)].join(' '),
  sayRefusal: () => '',
}));
vi.mock('../start/catalogue.svelte', () => {
  const editions = [{ edition: 'cards', tables: [{ seats: 2, hand: 5 }] }];
  return { catalogue: { load: () => Promise.resolve({ games: [{ editions }] }) } };
});
const browser = new Map<string, unknown>();
vi.mock('../storage', () => ({
  recall: (name: string) => browser.get(name) ?? null,
  keep: (name: string, value: unknown) => browser.set(name, value),
}));
vi.mock('./sounds', () => ({ ring: () => {} }));
vi.mock('./device.svelte', () => ({
  Device: class {
    shown: SeatClient | null = null;
    table = { phase: 'playing' };
  },
}));

const ann = { seat: 'A', may: () => true } as unknown as SeatClient;
const ben = { seat: 'B', may: () => true } as unknown as SeatClient;
let ui: TableUi;
const show = (client: SeatClient | null): void => {
  (ui.device as { shown: SeatClient | null }).shown = client;
};

beforeEach(() => {
  ui = new TableUi('ABC', 'ann');
});

describe('a sheet', () => {
  test('is for whoever has opened it, and so is what it leads to', () => {
    show(ben);
    ui.sheet = 'menu';
    show(ann);
    ui.sheet = 'concede';
    expect(ui.client).toBe(ben);
    ui.sheet = null;
    expect(ui.client).toBeNull();
    ui.sheet = 'menu';
    expect(ui.client).toBe(ann);
  });

  test('that was opened behind the curtain is nobody’s', () => {
    ui.sheet = 'menu';
    show(ann);
    ui.sheet = 'leave';
    expect(ui.client).toBeNull();
  });

  test.each(['menu', 'log', 'people', 'device', 'concede', 'stand', 'leave'] as const)(
    '%s is closed when the device is handed on',
    (sheet) => {
      show(ben);
      ui.sheet = sheet;
      ui.hush();
      expect(ui.sheet).toBeNull();
    },
  );

  test('that is the same for everybody stays open', () => {
    show(ben);
    ui.sheet = 'rules';
    ui.hush();
    expect(ui.sheet).toBe('rules');
  });
});

describe('the result of a match', () => {
  const at = (phase: string, number: number, code = 'ABC', game = 'skipbo'): ShownTable =>
    ({ code, game, phase, match: { number } }) as ShownTable;
  const opened = (table: ShownTable): number | undefined => {
    const page = new TableUi(table.code, 'ann');
    page.heed(table, null);
    return page.played?.table.match.number;
  };

  test('stays until the next match begins, also for who opens the page again', () => {
    ui.heed(at('over', 1), null);
    ui.heed(at('gathering', 2), null);
    expect(ui.played?.table.match.number).toBe(1);
    expect(opened(at('gathering', 2))).toBe(1);
    ui.heed(at('playing', 2), null);
    expect(ui.played).toBeNull();
    expect(opened(at('playing', 2))).toBeUndefined();
  });

  test('is not that of another match, table or game', () => {
    ui.heed(at('over', 1), null);
    expect(opened(at('gathering', 1))).toBeUndefined();
    expect(opened(at('gathering', 3))).toBeUndefined();
    expect(opened(at('gathering', 2, 'XYZ'))).toBeUndefined();
    expect(opened(at('gathering', 2, 'ABC', 'breakers'))).toBeUndefined();
  });

  test('is put away by who goes to the chairs', () => {
    ui.heed(at('over', 1), null);
    ui.toChairs();
    ui.heed(at('gathering', 2), null);
    expect(ui.played).toBeNull();
    expect(opened(at('gathering', 2))).toBeUndefined();
  });
});

describe('feelings', () => {
  test('are those of whoever has opened them', () => {
    show(ben);
    ui.toggleEmotes();
    show(ann);
    expect(ui.emoting).toBe(ben);
    ui.hush();
    expect(ui.emoting).toBeNull();
  });

  test('cannot be shown behind the curtain, nor before there is a table', () => {
    ui.toggleEmotes();
    expect(ui.emoting).toBeNull();
    show(ann);
    ui.device.table!.phase = 'gathering';
    ui.toggleEmotes();
    expect(ui.emoting).toBeNull();
  });

  test('are not shown by who has to be silent', () => {
    show({ seat: 'A', may: () => false } as unknown as SeatClient);
    ui.toggleEmotes();
    expect(ui.emoting).toBeNull();
  });
});

describe('a call that nobody was to be caught for', () => {
  test('is smiled at, and a tap puts it away', () => {
    ui.refuse(new Refused({ code: 'nobody-to-catch' }), { names: [] } as unknown as SeatClient);
    expect(ui.toast?.kind).toBe('smile');
    ui.tapped();
    expect(ui.toast).toBeNull();
  });

  test('but what everybody should understand stays', () => {
    ui.say('because', 'remedy', { title: 'Caught' });
    ui.tapped();
    expect(ui.toast?.title).toBe('Caught');
  });
});

describe('a refusal', () => {
  const asked = async (given: object | null): Promise<void> => {
    show({
      seat: 'A',
      hintRequest: { given, toggle: () => Promise.resolve() },
    } as unknown as SeatClient);
    ui.hint();
    await new Promise((done) => setTimeout(done));
  };

  test('makes room for the hint that is shown after it', async () => {
    ui.say('not yet', 'refusal');
    await asked({ move: 'stock>1' });
    expect(ui.toast).toBeNull();
  });

  test('stays while there is none', async () => {
    ui.say('not yet', 'refusal');
    await asked(null);
    expect(ui.toast?.text).toBe('not yet');
  });

  test('is all that makes room', async () => {
    ui.say('another device has your seat');
    await asked({ move: 'stock>1' });
    expect(ui.toast?.text).toBe('another device has your seat');
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
      ui.come(one, true);
      await vi.waitFor(() => expect(ui.toast?.text).toBe('tabletop-welcome 5'));
      ui.hush();
    }
    ui.come(first, true);
    expect(ui.toast).toBeNull();
  });

  test('is told nothing where there is nothing to tell', () => {
    ui.come(at('A', 'enforced'), true);
    ui.come(at('A', 'tabletop', 2), true);
    expect(ui.toast).toBeNull();
  });
});
