/** Breakers in sentences. */

import type { Teller } from '../games';
import { countOf } from '../hidden';
import type { Happened, SetLaid } from '../protocol';
import { say } from '../words/words.svelte';
import { type Audience, sideOf, whoIs } from '../words/people';
import { JOKER, readSet, shown } from './sets';
import { nameSet, nameTile, readAloud } from './words';

/** A sentence for everything that the person wants to hear about. */
function tell(event: Happened, audience: Audience, among: readonly Happened[]): string[] {
  switch (event.type) {
    case 'LeadDecided':
      return [say(`play-breakers-lead-${event.by}`, whoIs(event.seat, audience))];
    case 'Dealt': {
      if (!('hands' in event)) return [];
      const counts = { count: countOf(event.hands[0] ?? []), unused: countOf(event.unused) };
      return [say('play-breakers-dealt', counts)];
    }
    case 'TurnStarted': {
      const before = among.slice(0, Math.max(0, among.indexOf(event)));
      return before.some((one) => one.type === 'Dealt')
        ? [say('play-breakers-opens', whoIs(event.seat, audience))]
        : [];
    }
    case 'SetLaid':
      return [laid(event, audience)];
    case 'TrickWon':
      return [say('play-breakers-trick-won', whoIs(event.seat, audience))];
    case 'RoundEnded':
      return [say('play-breakers-ended', sideOf(event, audience))];
    default:
      return [];
  }
}

function laid(event: SetLaid, audience: Audience): string {
  const { kind, length, height } = readSet(event.set);
  return say(`play-breakers-lays-${kind}`, {
    ...whoIs(event.seat, audience),
    set: shown(event.set),
    length,
    height: height ?? 0,
  });
}

/** Where a joker stands is part of the move; all other tiles are told by the name of the set. */
function sayMove(move: string): string {
  if (move === 'pass') return say('advice-pass');
  return move.includes(JOKER) ? readAloud(move) : nameSet(move);
}

export const teller: Teller = { tell, sayCard: nameTile, sayMove };
