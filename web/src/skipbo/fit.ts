/**
 * How large everything is drawn: as large as the screen lets it be, with nothing beyond its edges.
 *
 * All lengths are CSS pixels. Cards are given by their width.
 */

/** How high a card is, by its width. */
export const RATIO = 1.4;
/** Which part of a card stays visible in a fan: its corner with the number. */
export const STEP = 0.25;
/** The most cards of your own discard pile to fan out under the top one. */
export const LONGEST_FAN = 7;
/** If the hand is below them, long fans would push it away. */
const LONGEST_OVER_HAND = 4;

export interface Room {
  width: number;
  height: number;
  /** The size of the text: see `textSize`. */
  rem: number;
  opponents: number;
  partners: number;
  /** Whether there are own piles and a hand; spectators have none. */
  own: boolean;
  /** Whether the line over your own piles has a button in it. */
  button: boolean;
  /** Whether the stock pile should have its name under it. */
  named: boolean;
}

/**
 * How large text on the board is: as large as the person wants it, but not so large on a small screen
 * that there is no room for cards. The usual size is never too large.
 */
export function textSize(wanted: number, width: number, height: number): number {
  return Math.min(wanted, Math.max(USUAL_TEXT, Math.min(width / 16, height / 24)));
}
const USUAL_TEXT = 16;

export interface Fit {
  /** Hand and own piles beside each other; else the hand is under them. */
  wide: boolean;
  /** The others beside the middle; else they are above it. */
  beside: boolean;
  /** The others sit around the middle: `rows` are those on the left, opposite, and on the right. */
  around: boolean;
  /** The own cards: discard piles, and how much larger the stock pile and the hand are. */
  card: number;
  stock: number;
  hand: number;
  /** What is between the cards of the hand, in own cards. */
  handGap: number;
  /** Those in the middle. */
  middle: number;
  /** How many cards under the top one can be read in your own discard piles. */
  fan: number;
  /** Whether your own stock pile has its name under it. */
  named: boolean;
  /** The cards of opponents, and of partners: those are touched. */
  opponent: number;
  partner: number;
  /** How many seats stand in each row, opponents first and then partners; one row has all. */
  rows: readonly number[];
}

/**
 * What is between and beside the cards, in rem for whoever reads large print, and in cards for
 * whoever looks from afar; the larger one counts. The style sheets of the board take it from here.
 */
export const LENGTHS = {
  edge: { rem: 0.25, card: 0.07 },
  gap: { rem: 0.4, card: 0.1 },
  /** The name over the piles of another seat. */
  plate: { rem: 1.4, card: 0.3 },
  /** Whose turn it is, over your own piles. */
  header: { rem: 2.1, card: 0.42 },
  /** The same with a button in it. */
  button: { rem: 3.1, card: 0.42 },
  /** The numbers under the building piles. */
  caption: { rem: 1.35, card: 0.26 },
  /** Under your own stock pile: its name, what is over it, how many cards are left. */
  named: { rem: 0.62, card: 0.15 },
  overNamed: { rem: 0.1, card: 0.13 },
  overLeft: { rem: 0.5, card: 0.17 },
};
type Length = keyof typeof LENGTHS;

/** Widths of rows of piles, in cards: see the columns in the style sheets. */
const MIDDLE = 5.7;
const PILES = 5.95;
const PILES_AND_HAND = 12.3;
/** The own stock pile is larger than all others, as it is what counts; so is the hand, a little. */
const LOUD = { stock: 1.25, hand: 1.06, handGap: 0.13, named: true };
const PLAIN = { stock: 1, hand: 1, handGap: 0.13, named: false };
/** A hand under the piles can be larger still, with its cards closer together. */
const LARGE_HAND = { most: 1.3, handGap: 0.06, cards: 5 };
const SEAT_PILES = 5.42;

/** A finger easily hits a card of this width; a narrower one takes some care. */
const FINGER = 44;
/** Own cards should not get smaller than this only for the others to be large. */
const COMFORT = 52;
/** What others have is read without effort from this width on: such a card is 44 high. */
const CLEAR = 32;
/** For that, own cards give way down to this width, if the others gain at least as much. */
const GIVING_WAY = 46;
/** Those that are smaller anyway give way by this part. */
const LITTLE = 0.1;
/** From here on people can sit around the table. */
const WIDE_TABLE = 1100;
const SMALLEST = 30;
/** An empty place of this width has room for its name, in all languages. */
export const WORDED = 44;
/** And the draw pile beside such places, which is smaller, from this width of theirs on. */
export const DRAW_WORDED = 55;
/** The number on a card of this width can just be read. */
const LEGIBLE = 17;

/** What may be given up, step by step, when there is little room. */
const CLAIMS = [
  { ratio: 0.62, fan: 3, partner: FINGER, own: LOUD },
  { ratio: 0.5, fan: 3, partner: FINGER, own: LOUD },
  { ratio: 0.42, fan: 2, partner: FINGER, own: LOUD },
  { ratio: 0.36, fan: 2, partner: FINGER, own: PLAIN },
  { ratio: 0.33, fan: 1, partner: FINGER, own: PLAIN },
  { ratio: 0.33, fan: 2, partner: 36, own: PLAIN },
  { ratio: 0.33, fan: 1, partner: 28, own: PLAIN },
] as const;
type Claim = (typeof CLAIMS)[number];

/** Things in rows, as evenly as possible: 5 in 2 rows are 3 and 2. */
export function evenly(things: number, rows: number): number[] {
  return Array.from({ length: rows }, (_, row) => Math.ceil((things - row) / rows));
}

function length(which: Length, rem: number, card: number): number {
  return Math.max(LENGTHS[which].rem * rem, LENGTHS[which].card * card);
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

/** The cards of a partner, somewhat larger than those of opponents of this width. */
function partnerCard(opponent: number, card: number, claim: Claim): number {
  return Math.max(claim.partner, Math.min(Math.floor(opponent * 1.2), card));
}

/** How high the rows of the others are; more than anything if they are too wide. */
function others(room: Room, fit: Fit): number {
  const { rem } = room;
  const gap = length('gap', rem, fit.card);
  const width = fit.beside ? room.width - MIDDLE * fit.middle - gap : room.width;
  const wide = (card: number): number => SEAT_PILES * card + 2 * length('edge', rem, card) + gap;
  const high = (card: number): number =>
    length('plate', rem, card) + RATIO * card + 2 * length('edge', rem, card) + gap;
  let height = 0;
  let before = 0;
  for (const seats of fit.rows) {
    const opponents = Math.max(0, Math.min(seats, room.opponents - before));
    const partners = seats - opponents;
    if (opponents * wide(fit.opponent) + partners * wide(fit.partner) + gap > width)
      return Infinity;
    height += high(partners > 0 ? fit.partner : fit.opponent);
    before += seats;
  }
  return height;
}

/** How many sit on the left, opposite and on the right. */
function around(seats: number): [left: number, opposite: number, right: number] {
  const side = seats < 5 ? 1 : 2;
  return [side, seats - 2 * side, side];
}

/** Whether everybody has room around the middle, above what is your own. */
function fitsAround(room: Room, fit: Fit, height: number): boolean {
  const { rem } = room;
  const card = Math.max(fit.opponent, room.partners > 0 ? fit.partner : 0);
  const gap = length('gap', rem, fit.card);
  const wide = SEAT_PILES * card + 2 * length('edge', rem, card) + 2 * gap;
  const high = length('plate', rem, card) + RATIO * card + 2 * length('edge', rem, card) + gap;
  const [left, opposite, right] = fit.rows as [number, number, number];
  const between = Math.max(MIDDLE * fit.middle + 2 * gap, opposite * wide);
  const upper = (opposite > 0 ? high : 0) + centre(room, fit);
  return (
    2 * wide + between <= room.width && Math.max(upper, Math.max(left, right) * high) <= height
  );
}

/** How high the middle is, with some air around it. */
function centre({ rem }: Room, { card, middle }: Fit): number {
  return RATIO * middle + length('caption', rem, middle) + 2 * length('gap', rem, card);
}

/** How high the words under your own stock pile are. */
function underStock({ rem }: Room, { card, named }: Fit): number {
  const over = named
    ? length('overNamed', rem, card) + LINE * length('named', rem, card)
    : length('overLeft', rem, card);
  return over + LINE * Math.max(Math.min(1.1 * rem, 0.3 * card), 0.2 * card);
}
const LINE = 1.1;

/** How high your own piles and the hand are; for a spectator, the line that says whose turn it is. */
function below(room: Room, fit: Fit): number {
  const { rem } = room;
  const { wide, card, stock, hand: larger, fan } = fit;
  const line = length(room.button ? 'button' : 'header', rem, card);
  if (!room.own) return line;
  const fanned = RATIO * card * (1 + STEP * fan);
  const piles = Math.max(fanned, RATIO * card * stock + underStock(room, fit));
  const hand = line + larger * RATIO * card + length('gap', rem, card);
  return 2 * length('edge', rem, card) + (wide ? Math.max(piles, hand) : piles + hand);
}

function fits(room: Room, fit: Fit): boolean {
  const own = below(room, fit) + 2 * length('gap', room.rem, fit.card);
  if (fit.around) return fitsAround(room, fit, room.height - own);
  const [above, middle] = [others(room, fit), centre(room, fit)];
  const upper = fit.beside ? Math.max(above, middle) : above + middle;
  return upper + own <= room.height;
}

/** The widest card that the rows of own piles and of the middle leave room for. */
function widest(room: Room, wide: boolean): number {
  const cards = room.own ? (wide ? PILES_AND_HAND : PILES) : MIDDLE;
  const around = 2 * (LENGTHS.edge.card + LENGTHS.gap.card);
  const least = 2 * (LENGTHS.edge.rem + LENGTHS.gap.rem) * room.rem;
  const width = Math.min(room.width / (cards + around), (room.width - least) / cards);
  // Cards in the middle should leave room for the seats that people watch.
  return Math.floor(room.own ? width : Math.min(width, room.height * 0.22));
}

function largest(
  room: Room,
  standing: number[][],
  shape: Pick<Fit, 'wide' | 'beside' | 'around'>,
  claim: Claim,
): Fit | null {
  for (let card = widest(room, shape.wide); card >= SMALLEST; card -= 1) {
    const opponent = Math.max(LEGIBLE, Math.floor(card * claim.ratio));
    const partner = partnerCard(opponent, card, claim);
    for (const rows of standing) {
      const { fan, own } = claim;
      const named = room.named && own.named;
      const fit = { ...shape, ...own, named, card, middle: card, fan, opponent, partner, rows };
      if (fits(room, fit)) return fit;
    }
  }
  return null;
}

/** Give the room that is left to the others' cards, to the middle and to the fans. */
function fill(room: Room, standing: number[][], found: Fit, claim: Claim): Fit {
  let fit = found;
  const most = found.card;
  for (let opponent = found.opponent + 1; opponent <= most; opponent += 1) {
    const partner = partnerCard(opponent, fit.card, claim);
    const wider = standing.map((rows) => ({ ...fit, opponent, partner, rows }));
    fit = wider.find((one) => fits(room, one)) ?? fit;
  }
  const gap = length('gap', room.rem, fit.card);
  const middle = room.own ? Math.min(fit.card * 1.3, (room.width - 2 * gap) / MIDDLE) : fit.middle;
  for (let next = fit; next.middle <= middle && fits(room, next);) {
    fit = next;
    next = { ...fit, middle: fit.middle + 1 };
  }
  fit = largerHand(room, fit);
  const { wide } = fit;
  const high = below(room, fit);
  for (let next = fit; next.fan <= (wide ? LONGEST_FAN : LONGEST_OVER_HAND) && fits(room, next);) {
    // Beside the hand there is room for this many, and the middle has a use for the rest.
    if (wide && below(room, next) > high) break;
    fit = next;
    next = { ...fit, fan: fit.fan + 1 };
  }
  return fit;
}

/** Filled, with own cards a little smaller where that makes the others' much easier to read. */
function shared(room: Room, standing: number[][], found: Fit, claim: Claim): Fit {
  let fit = fill(room, standing, found, claim);
  if (!room.own) return fit;
  const little = Math.max(SMALLEST, found.card * (1 - LITTLE));
  const least = found.card > GIVING_WAY ? GIVING_WAY : little;
  for (let card = found.card - 1; card >= least && fit.opponent < CLEAR; card -= 1) {
    const smaller = fill(room, standing, { ...found, card, middle: card }, claim);
    if (Math.min(smaller.opponent, CLEAR) - fit.opponent >= fit.card - card) fit = smaller;
  }
  return fit;
}

/** A hand that fills the width, where it has a row of its own and nothing else gets smaller. */
function largerHand(room: Room, fit: Fit): Fit {
  if (!room.own || fit.wide) return fit;
  const { most, handGap, cards } = LARGE_HAND;
  const around = 2 * (length('gap', room.rem, fit.card) + length('edge', room.rem, fit.card));
  const width = (room.width - around) / fit.card;
  const hand = Math.min(most, (width - (cards - 1) * handGap) / cards);
  const larger = { ...fit, hand, handGap };
  return hand > fit.hand && fits(room, larger) ? larger : fit;
}

/** If nothing fits, everything gets a usable size, and the board scrolls. */
function tooSmall(room: Room): Fit {
  const card = Math.max(SMALLEST, Math.min(FINGER, widest(room, false)));
  const columns = Math.max(1, Math.floor(room.width / (SEAT_PILES * LEGIBLE + room.rem)));
  const rows = [
    ...evenly(room.opponents, Math.ceil(room.opponents / columns)),
    ...evenly(room.partners, room.partners),
  ];
  return {
    wide: false,
    beside: false,
    around: false,
    ...PLAIN,
    card,
    middle: card,
    fan: 2,
    opponent: LEGIBLE,
    partner: card,
    rows,
  };
}

const SHAPES = [
  { wide: false, beside: false, around: false },
  { wide: true, beside: false, around: false },
  { wide: true, beside: true, around: false },
] as const;
/** People sit around the table, or across from you, if that makes your own cards only this much smaller. */
const WORTH = { around: 0.85, across: 0.8 };
/** A screen that is lower has no room for people across. */
const LOW = 480;

/** Everybody around the table, where it is large enough. */
function aroundTable(room: Room, least: number): Fit | null {
  const seats = room.opponents + room.partners;
  if (room.width < WIDE_TABLE || seats < 2 || !room.own) return null;
  const standing = [around(seats)];
  const shape = { wide: true, beside: false, around: true };
  for (const claim of CLAIMS.slice(0, 3)) {
    const fit = largest(room, standing, shape, claim);
    if (fit && fit.card >= least) return fill(room, standing, fit, claim);
  }
  return null;
}

function worth({ height }: Room, { card, beside }: Fit): number {
  return beside && height >= LOW ? card * WORTH.across : card;
}

/** The best way to draw a table in a room. */
export function fitted(room: Room): Fit {
  const standing = ways(room);
  let best: { fit: Fit; claim: Claim } | null = null;
  for (const claim of CLAIMS) {
    for (const shape of SHAPES) {
      const fit = largest(room, standing, shape, claim);
      if (fit && (!best || worth(room, fit) > worth(room, best.fit))) best = { fit, claim };
    }
    if (best && best.fit.card >= COMFORT) break;
  }
  if (!best) return tooSmall(room);
  return (
    aroundTable(room, best.fit.card * WORTH.around) ?? shared(room, standing, best.fit, best.claim)
  );
}

/** The other seats, row by row: clockwise in a single row, else opponents first, then partners. */
export function inRows(
  others: readonly string[],
  isPartner: (seat: string) => boolean,
  { rows, around }: Pick<Fit, 'rows' | 'around'>,
): string[][] {
  if (around) {
    // Clockwise from your own left hand: up, across, and down again.
    const all = [...others];
    const [left = [], ...more] = rows.map((length) => all.splice(0, length));
    return [left.toReversed(), ...more];
  }
  const order =
    rows.length <= 1
      ? [...others]
      : [...others.filter((one) => !isPartner(one)), ...others.filter(isPartner)];
  return rows.map((length) => order.splice(0, length));
}
