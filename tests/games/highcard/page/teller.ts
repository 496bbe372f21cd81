/** High Card in sentences. */

import type { Teller } from 'stockpile/games';
import type { Happened } from 'stockpile/protocol';
import { type Audience, sideOf, whoIs } from 'stockpile/words/people';
import { say } from 'stockpile/words/words.svelte';

const sayCard = (card: string): string => card;

const sayMove = (move: string): string =>
  say('advice-highcard', { card: move.replace('play', '') });

function tell(one: Happened, audience: Audience): string[] {
  // The types of our own protocol know no such game.
  const event = one as { type: string; seat: string; card: number; winners: string[] };
  switch (event.type) {
    case 'LeadDecided':
      return [say('play-highcard-lead', whoIs(event.seat, audience))];
    case 'Dealt':
      return [say('play-highcard-dealt')];
    case 'CardPlayed':
      return [say('play-highcard-plays', { ...whoIs(event.seat, audience), card: event.card })];
    case 'RoundEnded':
      return event.winners.length > 0
        ? [say('play-highcard-won', sideOf(event, audience))]
        : [say('play-highcard-drawn')];
    default:
      return [];
  }
}

export const teller: Teller = { tell, sayCard, sayMove };
