/** Reads the parts of a record that the shuffle check needs. docs/notation.md has the grammar. */

export interface RecordedRound {
  number: number;
  link: string | null;
  /** One entry per seat, from A on: hexadecimal, or null for nothing. Empty if none were asked for. */
  contributions: (string | null)[];
  /** What was drawn for the lead, in order. */
  drawn: string[];
  /** Who has the lead, and by what; null if it is not told. */
  lead: { seat: string; by: string } | null;
  /** What each seat was dealt, from A on; piles from bottom to top. */
  dealt: string[][];
  /** What was left: the draw pile, or the unused tiles. */
  rest: string[];
  /** The seat that made the first move. */
  starter: string | null;
  /** Every further shuffle, and its outcome. */
  shuffles: { purpose: string; cards: string[] }[];
}

export interface Recorded {
  game: string;
  table: string;
  commitment: string | null;
  rounds: RecordedRound[];
}

const cardsOf = (text: string): string[] => (text === '' ? [] : text.split(' '));

export function readRecord(text: string): Recorded {
  const read: Recorded = { game: '', table: '', commitment: null, rounds: [] };
  for (const line of text.split('\n')) {
    const round = read.rounds.at(-1);
    const [, name, rest] = /^([a-z]+(?: [A-H])?): ?(.*)$/.exec(line) ?? [];
    if (/^round \d+$/.test(line)) read.rounds.push(newRound(Number(line.slice(6))));
    else if (name === 'game') read.game = rest!;
    else if (name === 'table') read.table = JSON.parse(rest!) as string;
    else if (name === 'commitment') read.commitment = rest!;
    else if (!round) continue;
    else if (name === 'link') round.link = rest!;
    else if (name === 'contributions')
      round.contributions = cardsOf(rest!).map((gift) => (gift === '-' ? null : gift.slice(1)));
    else if (name === 'drawn') round.drawn = cardsOf(rest!).map((draw) => draw.split('=')[1]!);
    else if (name === 'lead') {
      const [seat, by] = rest!.split(' ');
      round.lead = { seat: seat!, by: by! };
    } else if (name?.startsWith('deal ')) round.dealt.push(cardsOf(rest!));
    else if (name === 'draw' || name === 'unused') round.rest = cardsOf(rest!);
    else if (name === 'reshuffle' || name === 'redeal')
      round.shuffles.push({ purpose: name, cards: cardsOf(rest!) });
    else if (/^[A-H]:/.test(line)) round.starter ??= line[0]!;
  }
  return read;
}

function newRound(number: number): RecordedRound {
  return {
    number,
    link: null,
    contributions: [],
    drawn: [],
    lead: null,
    dealt: [],
    rest: [],
    starter: null,
    shuffles: [],
  };
}
