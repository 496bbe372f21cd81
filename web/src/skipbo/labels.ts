/** What a screen reader says about cards and piles: whole sentences, one after the other. */

import { say, sayList } from '../words/words.svelte';
import { countOf } from '../hidden';
import { numberOf } from '../seats';
import { nameCard } from './teller';
import type { PileMarks } from './marks';
import { isBanned, isOnTurn, type Board, whoIs } from './board';

/** The cards of a pile, the top one first. */
const fromTop = (cards: readonly string[]): string => cards.toReversed().map(nameCard).join(', ');

function withMarks(sentence: string, marked: PileMarks, onto: 'lay' | 'discard' = 'lay'): string {
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

function lastAt(board: Board, place: string): string {
  const { last } = board;
  return last?.place === place ? ` ${say('skipbo-last', whoIs(board, last.seat))}` : '';
}

export function sayHandCard(card: string, at: number, count: number, marked: PileMarks): string {
  const sentence = say('skipbo-hand-card', { card: nameCard(card), place: at + 1, count });
  return withMarks(sentence, marked);
}

/** A building pile. It has as many cards as the number on its top. */
export function sayBuilding(board: Board, pile: number, marked: PileMarks): string {
  const cards = board.view.building[pile - 1] ?? [];
  const wild = cards.at(-1) === 'S' ? 'yes' : 'no';
  const number = cards.length;
  const sentence = say('skipbo-building', { pile, number, needs: number + 1, wild });
  return withMarks(sentence, marked) + lastAt(board, `building:${pile}`);
}

/** The draw pile. $hand are the cards in your own hand, where they are drawn by hand. */
export function sayDraw(count: number, hand: number | null): string {
  const sentence = say('skipbo-draw', { count });
  return hand === null ? sentence : `${sentence} ${say('tabletop-draw', { hand })}`;
}

export function sayStock(board: Board, seat: string, marked: PileMarks = {}): string {
  const one = board.view.seats[numberOf(seat)]!;
  const card = one.stock_top === null ? '' : nameCard(one.stock_top);
  const count = countOf(one.stock);
  return withMarks(say('skipbo-stock', { ...whoIs(board, seat), card, count }), marked);
}

export function sayDiscard(
  board: Board,
  seat: string,
  pile: number,
  marked: PileMarks = {},
): string {
  const cards = board.view.seats[numberOf(seat)]!.discards[pile - 1] ?? [];
  const sentence = say('skipbo-discard', {
    ...whoIs(board, seat),
    pile,
    count: cards.length,
    cards: fromTop(cards),
  });
  return withMarks(sentence, marked, 'discard') + lastAt(board, `${seat}.d${pile}`);
}

/** Whether a seat is on turn, has won, or may not draw. */
export function sayStanding(board: Board, seat: string): string {
  const on = isOnTurn(board, seat) ? 'skipbo-on-turn' : null;
  const won = board.view.outcome?.winners.some((one) => one === seat) ? 'skipbo-won' : null;
  const banned = isBanned(board, seat) ? 'tabletop-banned-about' : null;
  return [on, won, banned]
    .filter((one) => one !== null)
    .map((one) => ` ${say(one)}`)
    .join('');
}

/** Another seat in short. */
export function saySeat(board: Board, seat: string): string {
  const one = board.view.seats[numberOf(seat)]!;
  const tops = one.discards.map((pile) => {
    const top = pile.at(-1);
    return top === undefined ? say('skipbo-empty') : nameCard(top);
  });
  const sentence = say('skipbo-seat', {
    name: whoIs(board, seat).name,
    stock: sayStock(board, seat),
    hand: say('skipbo-hand-count', { count: countOf(one.hand) }),
    tops: say('skipbo-tops', { cards: sayList(tops) }),
  });
  return sentence + sayStanding(board, seat);
}
