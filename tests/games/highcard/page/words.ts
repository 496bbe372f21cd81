/** High Card in sentences. */

import type { Happened } from '../../../../web/src/protocol';
import { type Audience, sideOf, whoIs } from '../../../../web/src/table/telling';
import { say } from '../../../../web/src/words/words.svelte';

export const sayCard = (card: string): string => card;

export const sayMove = (move: string): string =>
  say('advice-highcard', { card: move.replace('play', '') });

export function tell(one: Happened, audience: Audience): string[] {
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
