/** What goes wrong where people draw by hand, and what follows from it, in sentences. */

import { countOf } from '../hidden';
import type { Happened } from '../protocol';
import { type Args, say, words } from '../words/words.svelte';
import { type Audience, nameAt, whoIs } from '../words/people';

/** A second person in a sentence: whether it is “you”, and the name under a name of its own. */
function whomIs(seat: string, audience: Audience, as: 'offender' | 'accused'): Args {
  return { whom: whoIs(seat, audience).who, [as]: nameAt(seat, audience.names) };
}

const yesOr = (yes: boolean): string => (yes ? 'yes' : 'no');

/** A sentence; nothing as long as somebody has just come, and the words are on their way. */
const tell = (id: string, args: Args): string => (words.hasLoaded('tabletop') ? say(id, args) : '');

/** Somebody draws by hand, or in the middle of a turn without having laid a hand. */
export function tellDrawing(seat: string, count: number, audience: Audience): string[] {
  return [tell('tabletop-draws', { ...whoIs(seat, audience), count })];
}

/** Nobody is told that something is out of turn: people have to notice it themselves. */
export function tellTabletop(event: Happened, audience: Audience): string[] {
  switch (event.type) {
    case 'ExtraSlipped':
      return [
        tell('tabletop-slips', { ...whoIs(event.seat, audience), count: countOf(event.cards) }),
      ];
    case 'OffenderCaught':
      return [
        tell('tabletop-catches', {
          ...whoIs(event.seat, audience),
          ...whomIs(event.offender, audience, 'offender'),
        }),
      ];
    case 'TurnStood':
      return [tell('tabletop-stands', whoIs(event.seat, audience))];
    case 'AdviceCalled':
      return [
        tell('tabletop-calls', {
          ...whoIs(event.seat, audience),
          ...whomIs(event.accused, audience, 'accused'),
        }),
      ];
    case 'AdviceJudged':
      return [
        tell('tabletop-judges', { ...whoIs(event.seat, audience), agrees: yesOr(event.agrees) }),
      ];
    case 'AdviceSettled':
      return [tell('tabletop-settled', { confirmed: yesOr(event.confirmed) })];
    case 'AdviceLapsed':
      return [tell('tabletop-lapsed', whoIs(event.accused, audience))];
    case 'PenaltyTaken':
      return [
        tell('tabletop-penalty', { ...whoIs(event.seat, audience), count: countOf(event.cards) }),
      ];
    default:
      return [];
  }
}

/** What follows from something that went wrong. */
export interface Remedy {
  /** What happened. */
  title: string;
  /** Why, and what follows. */
  text: string;
}

/** What everybody should understand of an event; null if it explains itself. */
export function remedyOf(
  event: Happened,
  audience: Audience,
  { turn, caught }: { turn: string; caught: string },
): Remedy | null {
  const [title] = tellTabletop(event, audience);
  if (title === undefined) return null;
  switch (event.type) {
    case 'ExtraSlipped':
      return { title, text: say('tabletop-slips-why') };
    case 'OffenderCaught': {
      const back = say('tabletop-turn-back', whoIs(turn, audience));
      const ban = say('tabletop-ban', { ...whoIs(event.offender, audience), caught });
      return { title, text: `${back} ${ban}` };
    }
    case 'TurnStood':
      return { title, text: say('tabletop-stands-why', whoIs(event.seat, audience)) };
    case 'AdviceSettled':
      // What it costs comes with the cards.
      return event.confirmed ? null : { title, text: say('tabletop-settled-why') };
    case 'PenaltyTaken':
      return { title, text: say('tabletop-penalty-why') };
    default:
      return null;
  }
}

/** Somebody called that advice was given: the question, for others or for the team itself. */
export function askAdvice(
  call: { seat: string; accused: string },
  audience: Audience,
  ours: boolean,
): string {
  return say(ours ? 'tabletop-own-up' : 'tabletop-question', {
    ...whoIs(call.seat, audience),
    ...whomIs(call.accused, audience, 'accused'),
  });
}
