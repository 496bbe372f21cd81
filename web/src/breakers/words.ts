/** Tiles and sets in words. */

import type { Candidate } from '../protocol';
import { say, sayList, sayRefusal } from '../words/words.svelte';
import { JOKER, readSet, shown, tilesOf } from './sets';

/** A tile as it is read aloud: `7`, `joker`, `joker as 10`. */
export function nameTile(face: string): string {
  if (face === JOKER) return say('breakers-joker');
  return face.startsWith(JOKER) ? say('breakers-joker-as', { number: face.slice(1) }) : face;
}

/** What a set is: “run of 3 up to 10”. */
export function nameSet(set: string): string {
  const { kind, length, height } = readSet(set);
  return say(`breakers-set-${kind}`, { length, height: height === null ? '∞' : String(height) });
}

/** A set as it is read aloud, with its tiles where its name does not tell them. */
export function readAloud(set: string): string {
  const tiles = readSet(set).groups.flat();
  if (new Set(tiles).size === 1) return nameSet(set);
  return say('breakers-set-aloud', { set: nameSet(set), tiles: sayList(tiles.map(nameTile)) });
}

/** Why a candidate cannot be laid on the last set of the trick. */
export function whyNot(candidate: Candidate, top: string | undefined, turn: string): string {
  const last = top === undefined ? null : readSet(top);
  return sayRefusal({
    code: candidate.refused ?? '',
    args: {
      turn,
      set: shown(candidate.set),
      top: shown(top ?? ''),
      kind: candidate.kind,
      tiles: tilesOf(candidate.set).length,
      needed:
        candidate.refused === 'another-length' ? tilesOf(top ?? '').length : (last?.kind ?? ''),
    },
  });
}
