/** High Card in sentences. */

import type { Happened } from '../../../../web/src/protocol';
import { type Company, sideOf, whoIs } from '../../../../web/src/table/telling';
import { say } from '../../../../web/src/words/words.svelte';

export const sayCard = (card: string): string => card;

export const sayMove = (move: string): string =>
  say('advice-highcard', { card: move.replace('play', '') });

export function tell(one: Happened, company: Company): string[] {
  // The types of our own protocol know no such game.
  const event = one as { type: string; seat: string; card: number; winners: string[] };
  switch (event.type) {
    case 'LeadDecided':
      return [say('play-highcard-lead', whoIs(event.seat, company))];
    case 'Dealt':
      return [say('play-highcard-dealt')];
    case 'CardPlayed':
      return [say('play-highcard-plays', { ...whoIs(event.seat, company), card: event.card })];
    case 'RoundEnded':
      return event.winners.length > 0
        ? [say('play-highcard-won', sideOf(event, company))]
        : [say('play-highcard-drawn')];
    default:
      return [];
  }
}
