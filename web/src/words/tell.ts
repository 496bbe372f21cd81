/** What happens, as short sentences: read aloud, shown in the log, told in replays. */

import { partsOf } from '../games';
import type { Happened } from '../protocol';
import { type Audience, sayName, sideOf, whoIs } from './people';
import { type Args, say } from './words.svelte';

/**
 * A fact or an event as a sentence; null if it needs none. `among` is what was told together with it,
 * `nameOf` gives the name of a person.
 */
export function tell(
  one: Happened,
  audience: Audience,
  among: readonly Happened[],
  nameOf: (person: number) => string,
): string | null {
  return tellFact(one, audience, nameOf) ?? tellEvent(one, audience, among);
}

/**
 * An event as a sentence; null if it needs none. `among` is what was told together with it: a draw is a refill after a lay, and the first turn after the deal is a start.
 */
export function tellEvent(
  event: Happened,
  audience: Audience,
  among: readonly Happened[] = [],
): string | null {
  const own = partsOf(audience.game).teller.tell(event, audience, among);
  const sentences = [...own, ...tellCommon(event, audience)];
  return sentences.length > 0 ? sentences.join(' ') : null;
}

/** What happens in every game, told the same way in all of them. */
function tellCommon(event: Happened, audience: Audience): string[] {
  const scored = audience.scored ?? true;
  switch (event.type) {
    case 'LeadCardDrawn':
      return [
        say(`play-lead-drawn-${audience.game}`, {
          ...whoIs(event.seat, audience),
          card: partsOf(audience.game).teller.sayCard(event.card),
        }),
      ];
    case 'SeatPassed':
      return [say('play-passes', whoIs(event.seat, audience))];
    case 'RoundEnded':
      if (!scored || event.winners.length === 0) return [];
      return [say('play-points', { ...sideOf(event, audience), points: event.points })];
    case 'MatchEnded':
      if (!scored || event.winners.length === 0) return [];
      return [say('play-match-won', sideOf(event, audience))];
    default:
      return [];
  }
}

/** A fact as a sentence; null if it needs none. */
export function tellFact(
  fact: Happened,
  audience: Audience,
  nameOf: (person: number) => string,
): string | null {
  const person = (one: number): Args => ({
    who: one === audience.person ? 'you' : 'other',
    name: nameOf(one),
  });
  switch (fact.type) {
    case 'Joined':
    case 'Left':
    case 'Removed':
    case 'HostChanged':
    case 'Sat':
    case 'Stood':
    case 'SeatMoved':
      return say(factMessages[fact.type], person(fact.person));
    case 'Named':
      return say('table-told-named', { ...person(fact.person), name: sayName(fact.name) });
    case 'Readied':
      // Your own button shows it, and starting means being ready.
      if (!fact.ready || fact.seat === audience.me) return null;
      return say('table-told-ready', whoIs(fact.seat, audience));
    case 'Said':
      return say('table-told-said', { ...person(fact.person), text: fact.text });
    case 'Emoted':
      return say('table-told-emoted', { ...person(fact.person), emote: fact.emote });
    case 'BotSeated':
    case 'Undone':
    case 'TookOver':
    case 'Conceded':
      return say(factMessages[fact.type], whoIs(fact.seat, audience));
    case 'StoodIn':
      return say('table-told-stood-in', { ...whoIs(fact.seat, audience), why: fact.why });
    case 'EndAgreed':
    case 'PauseAgreed': {
      const message = fact.agrees ? factMessages[fact.type] : 'table-told-agrees-no-more';
      return say(message, whoIs(fact.seat, audience));
    }
    case 'Nudged': {
      const sleeper = whoIs(fact.seat, audience);
      const args = { ...person(fact.person), whom: sleeper.who, sleeper: sleeper.name };
      return say('table-told-nudged', args);
    }
    case 'RoundStarted':
      return (audience.scored ?? true) ? say('play-round', { round: fact.round }) : null;
    case 'SettingsChanged':
    case 'Paused':
    case 'Resumed':
    case 'Reset':
      return say(factMessages[fact.type]);
    case 'MatchClosed':
      return tellClosed(fact.by, fact.winners, audience);
    default:
      // What is new in the server, and what only the fairness check needs.
      return null;
  }
}

const factMessages = {
  Joined: 'table-told-joined',
  Left: 'table-told-left',
  Removed: 'table-told-removed',
  HostChanged: 'table-told-host',
  Sat: 'table-told-sat',
  Stood: 'table-told-stood',
  SeatMoved: 'table-told-seat-moved',
  BotSeated: 'table-told-bot-seated',
  Undone: 'table-told-undone',
  TookOver: 'table-told-took-over',
  Conceded: 'table-told-conceded',
  EndAgreed: 'table-told-agrees',
  PauseAgreed: 'table-told-pauses',
  SettingsChanged: 'table-told-settings',
  Paused: 'table-told-paused',
  Resumed: 'table-told-resumed',
  Reset: 'table-told-reset',
} as const;

/** A match that was played out has told its end already. */
function tellClosed(by: string, winners: readonly string[], audience: Audience): string | null {
  if (by === 'played') return null;
  const sentences = [say('table-told-closed', { by })];
  if (winners.length > 0)
    sentences.push(say('play-match-won', sideOf({ winners: [...winners] }, audience)));
  return sentences.join(' ');
}
