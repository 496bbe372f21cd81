/** What a screen reader says of cards and piles: whole sentences, one after the other. */

import { say, sayList } from '../words/words.svelte';
import { countOf } from '../counting';
import { numberOf } from '../seats';
import { sayCard } from '../table/telling/skipbo';
import type { Marked } from './marked';
import { isBanned, isOnTurn, type Table, whoIs } from './table';

/** The cards of a pile, the top one first. */
const fromTop = (cards: readonly string[]): string => cards.toReversed().map(sayCard).join(', ');

function withMarks(sentence: string, marked: Marked, onto: 'lay' | 'discard' = 'lay'): string {
  const more = [
    marked.target && `skipbo-lit-${onto}`,
    marked.layable && 'skipbo-can-be-laid',
    marked.pointed && 'skipbo-pointed',
    marked.advised && `hint-${marked.advised}`,
  ];
  return [sentence, ...more.filter((one) => typeof one === 'string').map((one) => say(one))].join(
    ' ',
  );
}

function lastAt(table: Table, place: string): string {
  const { last } = table;
  return last?.place === place ? ` ${say('skipbo-last', whoIs(table, last.seat))}` : '';
}

export function sayHandCard(card: string, at: number, count: number, marked: Marked): string {
  const sentence = say('skipbo-hand-card', { card: sayCard(card), place: at + 1, count });
  return withMarks(sentence, marked);
}

/** A building pile. It has as many cards as the number on its top. */
export function sayBuilding(table: Table, pile: number, marked: Marked): string {
  const cards = table.view.building[pile - 1] ?? [];
  const wild = cards.at(-1) === 'S' ? 'yes' : 'no';
  const number = cards.length;
  const sentence = say('skipbo-building', { pile, number, needs: number + 1, wild });
  return withMarks(sentence, marked) + lastAt(table, `building:${pile}`);
}

/** The draw pile. $hand are the cards in the own hand, where they are drawn by hand. */
export function sayDraw(count: number, hand: number | null): string {
  const sentence = say('skipbo-draw', { count });
  return hand === null ? sentence : `${sentence} ${say('tabletop-draw', { hand })}`;
}

export function sayStock(table: Table, seat: string, marked: Marked = {}): string {
  const one = table.view.seats[numberOf(seat)]!;
  const card = one.stock_top === null ? '' : sayCard(one.stock_top);
  const count = countOf(one.stock);
  return withMarks(say('skipbo-stock', { ...whoIs(table, seat), card, count }), marked);
}

export function sayDiscard(table: Table, seat: string, pile: number, marked: Marked = {}): string {
  const cards = table.view.seats[numberOf(seat)]!.discards[pile - 1] ?? [];
  const sentence = say('skipbo-discard', {
    ...whoIs(table, seat),
    pile,
    count: cards.length,
    cards: fromTop(cards),
  });
  return withMarks(sentence, marked, 'discard') + lastAt(table, `${seat}.d${pile}`);
}

/** The side of a seat, and how it stands with it. */
export function sayStanding(table: Table, seat: string): string {
  const on = isOnTurn(table, seat) ? 'skipbo-on-turn' : null;
  const won = table.view.outcome?.winners.some((one) => one === seat) ? 'skipbo-won' : null;
  const banned = isBanned(table, seat) ? 'tabletop-banned-about' : null;
  return [on, won, banned]
    .filter((one) => one !== null)
    .map((one) => ` ${say(one)}`)
    .join('');
}

/** Another seat in short. */
export function saySeat(table: Table, seat: string): string {
  const one = table.view.seats[numberOf(seat)]!;
  const tops = one.discards.map((pile) => {
    const top = pile.at(-1);
    return top === undefined ? say('skipbo-empty') : sayCard(top);
  });
  const sentence = say('skipbo-seat', {
    name: whoIs(table, seat).name,
    stock: sayStock(table, seat),
    hand: say('skipbo-hand-count', { count: countOf(one.hand) }),
    tops: say('skipbo-tops', { cards: sayList(tops) }),
  });
  return sentence + sayStanding(table, seat);
}
