import { describe, expect, test, vi } from 'vitest';
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import english from 'words:en';
import tabletop from 'words:en/tabletop';
import type { Event, Fact, Happened } from '../protocol';
import breakers from './frames/breakers.jsonl?raw';
import skipbo2011 from './frames/skipbo-2011.jsonl?raw';
import skipbo from './frames/skipbo.jsonl?raw';
import teams from './frames/teams.jsonl?raw';
import { type Audience } from './people';
import { tell, tellEvent, tellFact } from './tell';
import { askAdvice, remedyOf } from '../skipbo/tabletop';

vi.mock('../games', () => import('../testing/games'));
// The real English words; a message that is missing, or a variable, fails the test.
vi.mock('./words.svelte', () => {
  const bundle = new FluentBundle('en', { useIsolating: false });
  for (const text of [english, tabletop]) bundle.addResource(new FluentResource(text));
  const say = (id: string, args?: Record<string, FluentVariable>): string => {
    const message = bundle.getMessage(id);
    if (!message?.value) throw new Error(`no words for ${id}`);
    return bundle.formatPattern(message.value, args ?? null).replace(/ *\n */g, ' ');
  };
  return { say, words: { hasLoaded: () => true } };
});

/** The name of the game, in which no line ends. */
const GAME = 'Skip-\u2060Bo';

/** What a server told the person at seat A, kept from real matches: a line about it, then frames. */
interface Recording {
  game: string;
  seats: number;
  teams: string[] | null;
  frames: { happened: Happened[] }[];
}

function read(text: string): Recording {
  const [about, ...frames] = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as object);
  return { ...about, frames } as Recording;
}

function audience(recording: Recording, me: string | null = 'A'): Audience {
  const seats = ['A', 'B', 'C', 'D'].slice(0, recording.seats);
  return {
    game: recording.game,
    me,
    person: me ? 1 : 7,
    names: ['Ann', 'Ben', 'Cleo', 'Dora'].slice(0, recording.seats),
    sides: recording.teams ?? seats,
  };
}

function sentences(text: string, me: string | null = 'A', scored = true): string[] {
  const recording = read(text);
  const told = { ...audience(recording, me), scored };
  return recording.frames.flatMap(({ happened }) =>
    happened.map((one) => tell(one, told, happened, () => 'Ann')).filter((one) => one !== null),
  );
}

describe('real matches', () => {
  test.each([
    ['skipbo', skipbo],
    ['skipbo-2011', skipbo2011],
    ['teams', teams],
    ['breakers', breakers],
  ])('%s: every event and fact has words, for who plays and for who watches', (_, text) => {
    for (const me of ['A', 'B', null]) {
      for (const sentence of sentences(text, me)) {
        expect(sentence).not.toMatch(/\{|\}|undefined|NaN/);
        expect(sentence).toMatch(/[.!:…] ?|!$/);
      }
    }
  });

  test('the beginning of a match', () => {
    expect(sentences(skipbo).slice(0, 8)).toEqual([
      'You sit down.',
      'You: Hello!',
      'Ben sits down.',
      'Round 1.',
      'You draw 10 to see who deals.',
      'Ben draws 5 to see who deals.',
      'You have the highest card and deal.',
      'Every stock pile has 4 cards.',
    ]);
    expect(sentences(skipbo)).toContain('Ben starts.');
  });

  test('a spectator hears of nobody as “you”, and of no hidden card', () => {
    for (const text of [skipbo, teams, breakers]) {
      for (const sentence of sentences(text, null)) expect(sentence).not.toMatch(/\b[Yy]ou/);
    }
  });

  test('points and the match are told where there are scores only', () => {
    expect(sentences(skipbo).some((one) => /win the match|wins the match/.test(one))).toBe(true);
    expect(sentences(skipbo, 'A', false).some((one) => /match|score/.test(one))).toBe(false);
  });

  test('a team wins together', () => {
    const won = sentences(teams).filter((one) => one.includes('stock piles and'));
    expect(won).toHaveLength(1);
    expect(won[0]).toMatch(/^(Your team has|Ben and Dora have) emptied/);
  });

  test('where whoever has the lead starts, the start is told once', () => {
    const told = sentences(skipbo2011);
    const second = told.slice(told.indexOf('Round 2.'));
    expect(second.filter((one) => /deal/.test(one))).toEqual([]);
    expect(second.filter((one) => /start/.test(one))).toHaveLength(1);
  });
});

describe('Skip-Bo', () => {
  const alone = audience({ game: 'skipbo', seats: 2, teams: null, frames: [] });
  const laid: Event = {
    type: 'CardLaid',
    seat: 'A',
    card: 'S',
    source: 'hand',
    owner: 'A',
    discard: null,
    pile: 2,
    number: 7,
  };

  test('a draw after laying is a refill; at the start of a turn only one’s own is told', () => {
    const own: Event = { type: 'CardsDrawn', seat: 'A', cards: ['3', 'S'] };
    const others: Event = { type: 'CardsDrawn', seat: 'B', cards: { hidden: 5 } };
    const start = (seat: string): Event => ({ type: 'TurnStarted', seat });
    expect(tellEvent(own, alone, [start('A'), own])).toBe(`You draw 3, a ${GAME} card.`);
    expect(tellEvent(own, alone, [laid, own])).toBe(
      `You have laid your whole hand and draw 3, a ${GAME} card.`,
    );
    expect(tellEvent(others, alone, [laid, start('B'), others])).toBeNull();
    expect(tellEvent(others, alone, [{ ...laid, seat: 'B' }, others])).toBe(
      'Ben has laid their whole hand and draws 5 cards.',
    );
  });

  test('where people draw by hand, a draw after laying is a refill if the hand was laid', () => {
    const byHand = { ...alone, tabletop: true };
    const own: Event = { type: 'CardsDrawn', seat: 'A', cards: ['3', 'S'] };
    const others: Event = { type: 'CardsDrawn', seat: 'B', cards: { hidden: 5 } };
    const stock: Event = { ...laid, source: 'stock' };
    expect(tellEvent(own, byHand, [laid, own])).toMatch(/^You have laid your whole hand/);
    expect(tellEvent(own, byHand, [stock, own])).toBe(`You draw 3, a ${GAME} card.`);
    expect(tellEvent(own, alone, [stock, own])).toMatch(/^You have laid your whole hand/);
    expect(tellEvent(others, byHand, [stock, others])).toBe('Ben draws 5 cards.');
    const reached: Event = { type: 'DrawnByHand', seat: 'B', count: 9 };
    expect(tellEvent(others, byHand, [reached, others])).toBe('Ben draws 5 cards.');
    expect(tellEvent(reached, byHand, [reached, others])).toBeNull();
  });

  test('from a partner’s pile', () => {
    const four = audience({ game: 'skipbo', seats: 4, teams: ['AC', 'BD'], frames: [] });
    const lay: Event = { ...laid, seat: 'A', owner: 'C', source: 'discard', discard: 3 };
    expect(tellEvent(lay, four)).toBe(
      `You lay a ${GAME} card as 7 from Cleo’s discard pile 3 on building pile 2.`,
    );
    expect(tellEvent({ ...lay, card: '7' }, { ...four, me: 'C' })).toBe(
      'Ann lays the 7 from your discard pile 3 on building pile 2.',
    );
  });
});

describe('facts', () => {
  const two = audience({ game: 'skipbo', seats: 2, teams: null, frames: [] });
  const nameOf = (person: number): string => ['', 'Ann', 'Ben'][person] ?? '?';
  test.each<[Fact, string | null]>([
    [{ type: 'StoodIn', seat: 'B', why: 'away' }, 'Ben is away. A bot stands in.'],
    [{ type: 'StoodIn', seat: 'A', why: 'clock' }, 'Your time is up. A bot plays for you.'],
    [{ type: 'TookOver', seat: 'B' }, 'Ben is back and plays on.'],
    [{ type: 'Said', person: 2, text: '<b>hi</b>' }, 'Ben: <b>hi</b>'],
    [{ type: 'Emoted', person: 2, emote: 'thanks' }, 'Ben: Thanks!'],
    [{ type: 'Emoted', person: 2, emote: 'something-new' }, 'Ben: …'],
    [{ type: 'Named', person: 2, name: 'Benno' }, 'Benno has a new name.'],
    [{ type: 'Readied', seat: 'B', ready: true, contribution: null }, 'Ben is ready.'],
    [{ type: 'Readied', seat: 'A', ready: true, contribution: null }, null],
    [{ type: 'LinkRevealed', round: 1, link: 'ab' }, null],
    [{ type: 'MatchClosed', by: 'played', winners: ['A'] }, null],
    [
      { type: 'MatchClosed', by: 'concession', winners: ['A'] },
      'The match has been given up. You win the match.',
    ],
  ])('%o', (fact, sentence) => {
    expect(tellFact(fact, two, nameOf)).toBe(sentence);
  });

  test('what this client does not know yet is not told', () => {
    const unknown = { type: 'DogBarked', seat: 'A' } as unknown as Fact;
    expect(tellFact(unknown, two, nameOf)).toBeNull();
    expect(tellEvent(unknown as unknown as Event, two)).toBeNull();
  });
});

describe('where people draw by hand', () => {
  const at = (me: string | null): Audience =>
    audience({ game: 'skipbo', seats: 3, teams: null, frames: [] }, me);
  const whole = { turn: 'A', caught: 'whole-turn' };
  const caught: Event = { type: 'OffenderCaught', seat: 'C', offender: 'B' };

  test('what others draw is told, and nobody says that it is out of turn', () => {
    const reached: Event = { type: 'DrawnByHand', seat: 'B', count: 1 };
    const drawn: Event = { type: 'CardsDrawn', seat: 'B', cards: { hidden: 1 } };
    expect(tellEvent(drawn, at('A'), [reached, drawn])).toBe('Ben draws 1 card.');
    expect(remedyOf(reached, at('A'), whole)).toBeNull();
  });

  test('everybody is told in their own words who was caught, and what follows', () => {
    expect(remedyOf(caught, at('A'), whole)).toEqual({
      title: 'Cleo catches Ben playing out of turn.',
      text: 'What was laid stays, and it is your turn again. In their next turn, Ben draws nothing.',
    });
    expect(remedyOf(caught, at('B'), { turn: 'A', caught: 'start-only' })).toEqual({
      title: 'Cleo catches you playing out of turn.',
      text: 'What was laid stays, and it is Ann’s turn again. You draw nothing at the start of your next turn.',
    });
    expect(remedyOf(caught, at('C'), whole)?.title).toBe('You catch Ben playing out of turn.');
  });

  test('what went under a stock pile is counted, never named', () => {
    for (const cards of [{ hidden: 2 }, ['7' as const, '9' as const]]) {
      const slipped = remedyOf({ type: 'ExtraSlipped', seat: 'B', cards }, at('B'), whole);
      expect(slipped?.title).toBe('Too many: 2 cards go face down under your stock pile.');
    }
    const penalty: Event = { type: 'PenaltyTaken', seat: 'B', cards: { hidden: 1 } };
    expect(remedyOf(penalty, at('A'), whole)?.title).toBe(
      '1 card from the draw pile goes under Ben’s stock pile, unseen.',
    );
  });

  test('advice is called, judged and settled in words', () => {
    const told = (event: Event, me: string): string | null => tellEvent(event, at(me));
    const called: Event = { type: 'AdviceCalled', seat: 'A', accused: 'B' };
    expect(told(called, 'B')).toBe('Ann says that you have given advice.');
    expect(askAdvice(called, at('C'), false)).toBe(
      'Ann says that Ben has given advice. Is that so?',
    );
    expect(askAdvice(called, at('B'), true)).toBe(
      'Ann says that you have given advice. Do you own up?',
    );
    expect(told({ type: 'AdviceJudged', seat: 'C', agrees: false }, 'A')).toBe(
      'Cleo says that it was not advice.',
    );
    const settled: Event = { type: 'AdviceSettled', accused: 'B', confirmed: true };
    expect(remedyOf(settled, at('A'), whole)).toBeNull();
    expect(remedyOf({ ...settled, confirmed: false }, at('A'), whole)).not.toBeNull();
    expect(told(settled, 'A')).toBe('It was advice.');
    const lapsed: Event = { type: 'AdviceLapsed', accused: 'B' };
    expect(told(lapsed, 'A')).toBe('The turn is over, so the accusation against Ben is dropped.');
    expect(told(lapsed, 'B')).toBe('The turn is over, so the accusation against you is dropped.');
    expect(told({ type: 'TurnStood', seat: 'B', rightful: 'A' }, 'A')).toBe(
      'Nobody caught Ben: that turn stands.',
    );
  });
});
