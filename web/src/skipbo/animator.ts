/** Where the cards of Skip-Bo lie, and how they go from place to place. */

import { countOf } from '../hidden';
import type { Happened, SkipboView } from '../protocol';
import { seatAt } from '../seats';
import type { Animator } from '../stage/scenes.svelte';
import type { Arrangement, Stage } from '../stage/stage.svelte';
import { LONGEST_FAN } from './fit';

type Faces = readonly (string | null)[];

/** How many backs stand for a pile: enough to draw a hand from it and leave one. */
const BACKS = 6;
/** Two cards are enough for a pile: one can leave, and one is below it. */
const SEEN = 2;

/**
 * The number that a Skip-Bo card on top of a building pile stands for; null if there is none, or if
 * more or fewer cards lie there on the stage: something is landing on it, or the pile is taken away.
 */
export function standsFor(stage: Stage, place: string, cards: readonly string[]): number | null {
  const there = stage.in(place);
  const settled = there.length === top(cards).length && there.at(-1)?.face === cards.at(-1);
  return settled && cards.at(-1) === 'S' ? cards.length : null;
}

function backs(count: number, most: number): null[] {
  return new Array<null>(Math.max(0, Math.min(count, most))).fill(null);
}

function top(cards: readonly string[], count = SEEN): readonly string[] {
  return cards.slice(-count);
}

/** A stock pile: its top card, and a back under it if there are more. */
function stockOf(seat: SkipboView['seats'][number]): Faces {
  if (seat.stock_top === null) return [];
  return [...backs(countOf(seat.stock) - 1, SEEN - 1), seat.stock_top];
}

function arrange(view: SkipboView): Arrangement {
  const places = new Map<string, Faces>();
  places.set('draw', backs(countOf(view.draw), BACKS));
  places.set('aside', top(view.aside));
  view.building.forEach((pile, at) => places.set(`building:${at + 1}`, top(pile)));
  view.seats.forEach((one, at) => {
    const seat = seatAt(at);
    places.set(`${seat}.stock`, stockOf(one));
    // Own piles are fanned out.
    const seen = seat === view.viewer ? LONGEST_FAN + 2 : SEEN;
    one.discards.forEach((pile, which) => places.set(`${seat}.d${which + 1}`, top(pile, seen)));
    places.set(`${seat}.hand`, 'hidden' in one.hand ? backs(one.hand.hidden, SEEN) : one.hand);
  });
  return places;
}

function sortHand(stage: Stage, place: string): void {
  const value = (face: string | null): number => (face === 'S' ? Infinity : Number(face));
  stage
    .in(place)
    .toSorted((a, b) => value(a.face) - value(b.face))
    .forEach((piece, at) => (piece.at = at));
}

/** The whole pack lies on the draw pile: enough of it for this many cards to go. */
function gather(stage: Stage, cards = 0): void {
  stage.settle(new Map([['draw', backs(BACKS + cards, Infinity)]]));
}

/** Before the first deal every seat draws a card, which lies where its stock pile will be. */
function drawForLead(stage: Stage, seat: string, card: string): void {
  const begun = stage.pieces.some((one) => one.place.endsWith('.lead'));
  if (!begun) gather(stage);
  stage.move('draw', `${seat}.lead`, { shown: null, face: card });
}

function deal(stage: Stage, seats: number): void {
  gather(stage, seats * SEEN);
  for (let seat = 0; seat < seats; seat += 1) {
    for (let card = 0; card < SEEN; card += 1) stage.move('draw', `${seatAt(seat)}.stock`);
  }
}

/** A card goes face down under a stock pile. */
function slip(stage: Stage, from: string, seat: string, shown: string | null = null): void {
  stage.move(from, `${seat}.stock`, { shown, face: null, under: true });
}

function act(stage: Stage, event: Happened): boolean {
  switch (event.type) {
    case 'LeadCardDrawn':
      drawForLead(stage, event.seat, event.card);
      return true;
    case 'LeadDecided':
      // Nothing moves, but the cards that decided it are to be seen for a moment.
      return true;
    case 'Dealt':
      if ('stocks' in event) deal(stage, event.stocks.length);
      return true;
    case 'StockTurned':
      stage.turn(`${event.seat}.stock`, event.card);
      return true;
    case 'CardsDrawn': {
      const hand = `${event.seat}.hand`;
      if ('hidden' in event.cards) {
        for (let card = 0; card < event.cards.hidden; card += 1) stage.move('draw', hand);
      } else {
        for (const card of event.cards) stage.move('draw', hand, { shown: null, face: card });
        sortHand(stage, hand);
      }
      return countOf(event.cards) > 0;
    }
    case 'ExtraSlipped': {
      // The seat that drew them has seen them: only now are they turned.
      const cards = 'hidden' in event.cards ? backs(event.cards.hidden, Infinity) : event.cards;
      for (const shown of cards) slip(stage, `${event.seat}.hand`, event.seat, shown);
      return true;
    }
    case 'PenaltyTaken':
      for (let card = 0; card < countOf(event.cards); card += 1) slip(stage, 'draw', event.seat);
      return true;
    case 'OffenderCaught':
    case 'TurnStood':
      // Nothing moves, but there is something to understand.
      return true;
    case 'CardLaid': {
      const from = event.source === 'discard' ? `d${event.discard}` : event.source;
      const card = { shown: event.card, face: event.card };
      stage.move(`${event.owner}.${from}`, `building:${event.pile}`, card);
      return true;
    }
    case 'PileCompleted':
      stage.moveAll(`building:${event.pile}`, 'aside');
      return true;
    case 'CardDiscarded': {
      const card = { shown: event.card, face: event.card };
      stage.move(`${event.seat}.hand`, `${event.seat}.d${event.discard}`, card);
      return true;
    }
    case 'AsideShuffled':
      stage.moveAll('aside', 'draw', null);
      return true;
    case 'StuckRedealt':
      for (const place of new Set(stage.pieces.map((one) => one.place))) {
        if (place !== 'draw' && !place.endsWith('.stock')) stage.moveAll(place, 'draw', null);
      }
      return true;
    default:
      return false;
  }
}

export const animator: Animator<SkipboView> = { arrange, act };
