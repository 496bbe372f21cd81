/** Skip-Bo Breakers in sentences. */

import { readSet, shown } from '../../breakers/sets';
import { countOf } from '../../counting';
import type { Happened, SetLaid } from '../../protocol';
import { say } from '../../words/words.svelte';
import { type Company, sideOf, whoIs } from '../telling';

/** A sentence for whatever the person wants to hear of. */
export function tellBreakers(
  event: Happened,
  company: Company,
  among: readonly Happened[],
): string[] {
  switch (event.type) {
    case 'LeadDecided':
      return [say(`play-breakers-lead-${event.by}`, whoIs(event.seat, company))];
    case 'Dealt': {
      if (!('hands' in event)) return [];
      const counts = { count: countOf(event.hands[0] ?? []), unused: countOf(event.unused) };
      return [say('play-breakers-dealt', counts)];
    }
    case 'TurnStarted': {
      const before = among.slice(0, Math.max(0, among.indexOf(event)));
      return before.some((one) => one.type === 'Dealt')
        ? [say('play-breakers-opens', whoIs(event.seat, company))]
        : [];
    }
    case 'SetLaid':
      return [laid(event, company)];
    case 'TrickWon':
      return [say('play-breakers-trick-won', whoIs(event.seat, company))];
    case 'RoundEnded':
      return [say('play-breakers-ended', sideOf(event, company))];
    default:
      return [];
  }
}

function laid(event: SetLaid, company: Company): string {
  const { kind, length, height } = readSet(event.set);
  return say(`play-breakers-lays-${kind}`, {
    ...whoIs(event.seat, company),
    set: shown(event.set),
    length,
    height: height ?? 0,
  });
}
