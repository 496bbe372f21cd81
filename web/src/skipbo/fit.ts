/**
 * How large everything is drawn: as large as the screen lets it be, with nothing beyond its edges.
 *
 * All lengths are CSS pixels. Cards are given by their width; text keeps the size that the person
 * has chosen, so its lines are counted in rem.
 */

/** How high a card is, by its width. */
export const RATIO = 1.4;
/** Which part of a card stays visible in a fan: its corner with the number. */
export const STEP = 0.25;
/** So many cards of an own discard pile can be fanned out at most, under the top one. */
export const LONGEST_FAN = 7;

export interface Room {
  width: number;
  height: number;
  /** The size of the person's text. */
  rem: number;
  opponents: number;
  partners: number;
  /** Whether there are own piles and a hand; spectators have none. */
  own: boolean;
  /** Whether the line over the own piles has a button in it. */
  button: boolean;
}

export interface Fit {
  /** Hand and own piles beside each other; else the hand is under them. */
  wide: boolean;
  /** The own cards. */
  card: number;
  /** Those in the middle. */
  middle: number;
  /** How many cards under the top one can be read in the own discard piles. */
  fan: number;
  /** The cards of opponents, and of partners: those are touched. */
  opponent: number;
  partner: number;
  /** How many seats stand in each row, opponents first and then partners; one row has all. */
  rows: readonly number[];
}

/** Lengths in rem that the style sheets of the board take from here. */
export const LINES = { edge: 0.25, gap: 0.4, button: 2.85 };
/**
 * Lines of text are as high as the person's text wants it, in rem, or as the cards beside it let it
 * be, in cards: the names over the piles of others, the line over the own piles, the numbers below.
 */
export const TEXTS = {
  plate: { rem: 1.4, card: 0.3 },
  header: { rem: 2.1, card: 0.42 },
  caption: { rem: 1.35, card: 0.26 },
};

/** Widths of rows of piles, in cards: see the columns in the style sheets. */
const MIDDLE = 5.45;
const PILES = 5.7;
const PILES_AND_HAND = 11.5;
const SEAT_PILES = 5.42;

/** A finger meets a card of this width; below, it takes some care. */
const FINGER = 44;
/** Own cards should not get smaller than this only for the others to be large. */
const COMFORT = 52;
const SMALLEST = 30;
/** The number on a card of this width can just be read. */
const LEGIBLE = 17;

/** What may be given up, step by step, when there is little room. */
const CLAIMS = [
  { ratio: 0.62, fan: 3, partner: FINGER },
  { ratio: 0.5, fan: 3, partner: FINGER },
  { ratio: 0.42, fan: 2, partner: FINGER },
  { ratio: 0.36, fan: 2, partner: FINGER },
  { ratio: 0.33, fan: 2, partner: 36 },
  { ratio: 0.33, fan: 2, partner: 28 },
] as const;
type Claim = (typeof CLAIMS)[number];

function lineOf(text: { rem: number; card: number }, rem: number, card: number): number {
  return Math.max(text.rem * rem, text.card * card);
}

/** So many things in so many rows, as evenly as it goes: 5 in 2 rows are 3 and 2. */
export function evenly(things: number, rows: number): number[] {
  return Array.from({ length: rows }, (_, row) => Math.ceil((things - row) / rows));
}

/** The ways in which the other seats can stand: their rows. */
function ways({ opponents, partners }: Room): number[][] {
  const found: number[][] = opponents + partners > 0 ? [[opponents + partners]] : [[]];
  for (let rows = 1; rows <= opponents; rows += 1) {
    if (partners === 0) found.push(evenly(opponents, rows));
    for (let more = 1; more <= partners; more += 1)
      found.push([...evenly(opponents, rows), ...evenly(partners, more)]);
  }
  return found;
}

/** The cards of a partner, where those of opponents are so wide. */
function partnerCard(opponent: number, card: number, claim: Claim): number {
  return Math.min(Math.max(claim.partner, opponent), Math.max(card, claim.partner));
}

/** How high the rows of the others are; more than anything if they are too wide. */
function others(room: Room, rows: readonly number[], opponent: number, partner: number): number {
  const { edge, gap } = LINES;
  const frame = 2 * edge * room.rem;
  let height = 0;
  let before = 0;
  for (const length of rows) {
    const strangers = Math.max(0, Math.min(length, room.opponents - before));
    const friends = length - strangers;
    const width =
      strangers * (SEAT_PILES * opponent + frame) +
      friends * (SEAT_PILES * partner + frame) +
      (length + 1) * gap * room.rem;
    if (width > room.width) return Infinity;
    const tallest = friends > 0 ? partner : opponent;
    height += lineOf(TEXTS.plate, room.rem, tallest) + RATIO * tallest + frame + gap * room.rem;
    before += length;
  }
  return height;
}

/** How high the middle and the own piles are. */
function below(room: Room, wide: boolean, card: number, fan: number, middle = card): number {
  const { rem } = room;
  const { edge, gap, button } = LINES;
  const line = Math.max(lineOf(TEXTS.header, rem, card), room.button ? button * rem : 0);
  const centre = RATIO * middle + lineOf(TEXTS.caption, rem, middle) + 5 * gap * rem;
  if (!room.own) return centre + line;
  const piles = RATIO * card * (1 + STEP * fan);
  const hand = RATIO * card + gap * rem;
  return centre + 2 * edge * rem + (wide ? Math.max(piles, line + hand) : line + piles + hand);
}

/** The widest card that the row of own piles leaves room for. */
function widest(room: Room, wide: boolean): number {
  const { edge, gap } = LINES;
  const cards = room.own ? (wide ? PILES_AND_HAND : PILES) : MIDDLE;
  const frame = 2 * (edge + gap) * room.rem;
  const tallest = room.own ? room.height : room.height * 0.24;
  return Math.floor(Math.min((room.width - frame) / cards, tallest));
}

function largest(room: Room, wide: boolean, claim: Claim): Fit | null {
  for (let card = widest(room, wide); card >= SMALLEST; card -= 1) {
    const rest = room.height - below(room, wide, card, claim.fan);
    const opponent = Math.max(LEGIBLE, Math.floor(card * claim.ratio));
    const partner = partnerCard(opponent, card, claim);
    for (const rows of ways(room)) {
      if (others(room, rows, opponent, partner) <= rest)
        return { wide, card, middle: card, fan: claim.fan, opponent, partner, rows };
    }
  }
  return null;
}

/** Give the room that is left to the others' cards, to the middle and to the fans. */
function fill(room: Room, fit: Fit, claim: Claim): Fit {
  const { wide, card } = fit;
  let { opponent, partner, fan, rows, middle } = fit;
  const rest = (more: number, wider: number): number =>
    room.height - below(room, wide, card, more, wider);
  const most = room.own ? card * 0.8 : card;
  for (let wider = opponent + 1; wider <= most; wider += 1) {
    const friend = partnerCard(wider, card, claim);
    const found = ways(room).find((one) => others(room, one, wider, friend) <= rest(fan, middle));
    if (found) [opponent, partner, rows] = [wider, friend, found];
  }
  const taken = others(room, rows, opponent, partner);
  const widestMiddle = Math.min(card * 1.3, (room.width - 2 * LINES.gap * room.rem) / MIDDLE);
  while (room.own && middle + 1 <= widestMiddle && taken <= rest(fan, middle + 1)) middle += 1;
  while (fan < LONGEST_FAN && taken <= rest(fan + 1, middle)) fan += 1;
  return { ...fit, middle, opponent, partner, fan, rows };
}

/** The best way to draw a table in a room. In a room that is too small it has to be scrolled. */
export function fitted(room: Room): Fit {
  let best: { fit: Fit; claim: Claim } | null = null;
  for (const claim of CLAIMS) {
    for (const wide of room.own ? [false, true] : [true]) {
      const fit = largest(room, wide, claim);
      if (fit && (!best || fit.card > best.fit.card)) best = { fit, claim };
    }
    if (best && best.fit.card >= COMFORT) break;
  }
  if (best) return fill(room, best.fit, best.claim);
  const card = Math.max(SMALLEST, Math.min(COMFORT, widest(room, false)));
  const opponent = Math.floor(card / 2);
  const columns = Math.max(1, Math.floor(room.width / (SEAT_PILES * opponent + 2 * room.rem)));
  const rows = [
    ...evenly(room.opponents, Math.ceil(room.opponents / columns)),
    ...evenly(room.partners, room.partners),
  ];
  return { wide: false, card, middle: card, fan: 2, opponent, partner: card, rows };
}
