/** Skip-Bo in sentences. */

import type { Teller } from '../games';
import { countOf } from '../hidden';
import type { CardLaid, CardsDrawn, Happened, LeadDecided } from '../protocol';
import { say } from '../words/words.svelte';
import { tellDrawing, tellTabletop } from './tabletop';
import { type Audience, listing, nameAt, sideOf, whoIs } from '../words/people';

const WILD = 'S';
/** What tells why cards are drawn. */
const BEFORE_A_DRAW = new Set<Happened['type']>(['TurnStarted', 'CardLaid', 'DrawnByHand']);

/** A card by its name: its letter in notation means nothing when read aloud. */
export const nameCard = (card: string): string => say('skipbo-card', { card });

/** The same in a sentence. */
const sayCard = (card: string): string => (card === WILD ? say('skipbo-a-wild') : nameCard(card));

/**
 * A sentence for everything that the person wants to hear about. That a stock pile's next card is turned, or
 * that others draw at the start of a turn, is not told: the table shows the one, and the other
 * happens in every turn.
 */
function tell(event: Happened, audience: Audience, among: readonly Happened[]): string[] {
  switch (event.type) {
    case 'LeadDecided':
      return lead(event, audience, among);
    case 'Dealt': {
      if (!('stocks' in event)) return [];
      const first = event.stocks[0] ?? [];
      return [say('play-skipbo-dealt', { count: countOf(first) })];
    }
    case 'TurnStarted':
      return earlier(event, among).some((one) => one.type === 'Dealt')
        ? [say('play-skipbo-starts', whoIs(event.seat, audience))]
        : [];
    case 'CardLaid':
      return [laid(event, audience)];
    case 'CardsDrawn':
      return drawn(event, audience, among);
    case 'PileCompleted':
      return [say('play-skipbo-pile-full', { pile: event.pile })];
    case 'CardDiscarded': {
      const wild = event.card === WILD;
      return [
        say(wild ? 'play-skipbo-discards-wild' : 'play-skipbo-discards', {
          ...whoIs(event.seat, audience),
          discard: event.discard ?? 0,
          ...(wild ? {} : { card: Number(event.card) }),
        }),
      ];
    }
    case 'AsideShuffled':
      return [say('play-skipbo-reshuffled')];
    case 'StuckRedealt':
      return [say('play-skipbo-redealt')];
    case 'RoundEnded':
      return [say(`play-skipbo-ended-${event.ending}`, sideOf(event, audience))];
    default:
      return tellTabletop(event, audience);
  }
}

/** Who has the lead. Where the lead goes on to the next seat, who also starts, the start tells it. */
function lead(event: LeadDecided, audience: Audience, among: readonly Happened[]): string[] {
  const start = among.find((one) => one.type === 'TurnStarted');
  if (event.by === 'next-seat' && start?.seat === event.seat) return [];
  return [say(`play-skipbo-lead-${event.by}`, whoIs(event.seat, audience))];
}

function laid(event: CardLaid, audience: Audience): string {
  const partner = event.owner !== event.seat;
  const message = [
    `play-skipbo-lays-${event.source}`,
    partner ? '-of-partner' : '',
    event.card === WILD ? '-wild' : '',
  ];
  return say(message.join(''), {
    ...whoIs(event.seat, audience),
    ...(partner && {
      whose: whoIs(event.owner, audience).who,
      owner: nameAt(event.owner, audience.names),
    }),
    ...(event.discard !== null && { discard: event.discard }),
    pile: event.pile,
    number: event.number,
  });
}

function drawn(event: CardsDrawn, audience: Audience, among: readonly Happened[]): string[] {
  const after = earlier(event, among).findLast((one) => BEFORE_A_DRAW.has(one.type));
  // Only if people draw by hand can a hand be empty that was not laid.
  const refilling = after?.type === 'CardLaid' && (after.source === 'hand' || !audience.tabletop);
  if ('hidden' in event.cards) {
    // That others draw at the start of a turn happens in every turn.
    if (!after || after.type === 'TurnStarted' || event.cards.hidden === 0) return [];
    const count = event.cards.hidden;
    if (!refilling) return tellDrawing(event.seat, count, audience);
    return [say('play-skipbo-refills', { name: nameAt(event.seat, audience.names), count })];
  }
  if (event.seat !== audience.me) return [];
  if (event.cards.length === 0) return [say('play-skipbo-you-draw-nothing')];
  const message = refilling ? 'play-skipbo-you-refill' : 'play-skipbo-you-draw';
  return [say(message, { cards: listing(event.cards.map(sayCard)) })];
}

function earlier(event: Happened, among: readonly Happened[]): readonly Happened[] {
  return among.slice(0, Math.max(0, among.indexOf(event)));
}

/** Where a move takes its card, and where it goes. RULES.md has the notation. */
const MOVE = /^(?:([A-H])\.)?(?:(stock)|d(\d)|h(\d+|S))>(d?)(\d)$/;

/** A move as a part of a sentence: “the 7 from hand to building pile 2”. */
function sayMove(move: string, names: readonly string[]): string {
  if (move === 'pass') return say('advice-pass');
  const [, partner, stock, discard, card, away, to] = MOVE.exec(move) ?? [];
  const pile = Number(to);
  if (card) return say(away ? 'advice-discard' : 'advice-hand', { card, pile });
  const owner = partner ? nameAt(partner, names) : '';
  const whose = partner ? 'partner' : 'own';
  if (stock) return say('advice-stock', { whose, owner, pile });
  return say('advice-pile', { whose, owner, discard: Number(discard), pile });
}

export const teller: Teller = { tell, sayCard, sayMove };
