/** What goes wrong where people draw by hand, and what follows from it, in sentences. */

import { countOf } from '../../counting';
import type { Event } from '../../protocol';
import { type Args, say, words } from '../../words/words.svelte';
import { type Company, nameAt, whoIs } from '../telling';

/** A second person in a sentence: whether it is “you”, and the name under a name of its own. */
function whomIs(seat: string, company: Company, as: 'offender' | 'accused'): Args {
  return { whom: whoIs(seat, company).who, [as]: nameAt(seat, company.names) };
}

const yesOr = (yes: boolean): string => (yes ? 'yes' : 'no');

/** Nobody is told that something is out of turn: that is for them to notice. */
export function tellTabletop(event: Event, company: Company): string[] {
  // Somebody has just come, and the words are on their way.
  if (!words.has('tabletop-draws')) return [];
  switch (event.type) {
    case 'DrawnByHand':
      // What cards one's own are is told with them.
      if (event.seat === company.me) return [];
      return [say('tabletop-draws', { ...whoIs(event.seat, company), count: event.count })];
    case 'ExtraSlipped':
      return [
        say('tabletop-slips', { ...whoIs(event.seat, company), count: countOf(event.cards) }),
      ];
    case 'OffenderCaught':
      return [
        say('tabletop-catches', {
          ...whoIs(event.seat, company),
          ...whomIs(event.offender, company, 'offender'),
        }),
      ];
    case 'TurnStood':
      return [say('tabletop-stands', whoIs(event.seat, company))];
    case 'AdviceCalled':
      return [
        say('tabletop-calls', {
          ...whoIs(event.seat, company),
          ...whomIs(event.accused, company, 'accused'),
        }),
      ];
    case 'AdviceJudged':
      return [
        say('tabletop-judges', { ...whoIs(event.seat, company), agrees: yesOr(event.agrees) }),
      ];
    case 'AdviceSettled':
      return [say('tabletop-settled', { confirmed: yesOr(event.confirmed) })];
    case 'PenaltyTaken':
      return [
        say('tabletop-penalty', { ...whoIs(event.seat, company), count: countOf(event.cards) }),
      ];
    default:
      return [];
  }
}

/** What follows from something that went wrong, and the rule that says so. */
export interface Remedy {
  /** What happened. */
  title: string;
  /** Why, and what follows. */
  text: string;
  /** The number of the rule. */
  rule: string;
}

/** What everybody should understand of an event; null if it explains itself. */
export function remedyOf(
  event: Event,
  company: Company,
  { turn, caught }: { turn: string; caught: string },
): Remedy | null {
  const [title] = tellTabletop(event, company);
  if (title === undefined) return null;
  switch (event.type) {
    case 'ExtraSlipped':
      return { title, text: say('tabletop-slips-why'), rule: 'S25' };
    case 'OffenderCaught': {
      const back = say('tabletop-turn-back', whoIs(turn, company));
      const ban = say('tabletop-ban', { ...whoIs(event.offender, company), caught });
      return { title, text: `${back} ${ban}`, rule: 'S26' };
    }
    case 'TurnStood':
      return { title, text: say('tabletop-stands-why', whoIs(event.seat, company)), rule: 'S27' };
    case 'AdviceSettled':
      // What it costs comes with the cards.
      return event.confirmed ? null : { title, text: say('tabletop-settled-why'), rule: 'S24' };
    case 'PenaltyTaken':
      return { title, text: say('tabletop-penalty-why'), rule: 'S24' };
    default:
      return null;
  }
}

/** Somebody called that advice was given: the question, for whoever is asked. */
export function askAdvice(call: { seat: string; accused: string }, company: Company): string {
  return say('tabletop-question', {
    ...whoIs(call.seat, company),
    ...whomIs(call.accused, company, 'accused'),
  });
}
