/** What faces are made of: paths with their colours, in a square of 48; no colour for a line. */

type Part = readonly [fill: string | null, path: string];

const INK = '#2a2018';
const o = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
const both = (path: (side: 1 | -1) => string): string => path(-1) + path(1);
const eyes = (y: number, apart: number, r: number): string =>
  both((side) => o(24 + side * apart, y, r));

/** Animals for bots, by their level. */
const ANIMALS: Record<string, readonly Part[]> = {
  // A chick, just out of its egg.
  random: [
    ['#f6c945', 'M24 8c-2-4 1-6 3-6 0 2-1 3-1 6zM20 9c-4-1-5-4-4-5 2 0 4 2 5 4z'],
    ['#ffd95e', o(24, 25, 16)],
    ['#fff6e0', 'M8 33l5-4 5 4 6-4 6 4 5-4 5 4v15H8z'],
    [INK, eyes(22, 7, 2.3)],
    ['#e8772e', 'M19.5 26h9L24 32z'],
  ],
  // A rabbit.
  baseline: [
    ['#cbb79f', 'M17 20C9 6 13 0 17 3s4 10 4 16zM31 20C39 6 35 0 31 3s-4 10-4 16z'],
    ['#f0b7ac', 'M17 17c-4-8-3-12-1-10s3 6 3 10zM31 17c4-8 3-12 1-10s-3 6-3 10z'],
    ['#dccab2', o(24, 29, 14)],
    ['#fff6e8', 'M24 33a6 5 0 1 0 .1 0zM22 37h4v5h-4z'],
    [INK, eyes(26, 6, 2)],
    ['#d9776b', 'M22 32h4l-2 2.6z'],
  ],
  // A cat.
  casual: [
    ['#e39a4b', 'M9 26L8 6l12 8h8l12-8-1 20z'],
    ['#f3bfa6', 'M12 17l-1-6 6 4zM36 17l1-6-6 4z'],
    ['#e9a65a', o(24, 28, 15)],
    ['#c97c33', 'M24 13l-2 7h4zM18 14l-1 5 3 1zM30 14l1 5-3 1z'],
    ['#fff3df', 'M24 31c4-2 9 0 9 4 0 5-18 5-18 0 0-4 5-6 9-4z'],
    [INK, eyes(26, 6.5, 2.2)],
    ['#c8574b', 'M22 31.5h4L24 34z'],
    [null, 'M24 34v1.5m0 0c-1 2-4 2-4 0m4 0c1 2 4 2 4 0M9 31l7 1M9 36l7-1M39 31l-7 1M39 36l-7-1'],
  ],
  // A fox.
  skilled: [
    ['#c4512a', 'M7 28L8 4l13 10h6L40 4l1 24z'],
    ['#3b2720', 'M10 13l-.3-6 5 4zM38 13l.3-6-5 4z'],
    ['#d8633a', 'M8 24c0-9 8-12 16-12s16 3 16 12c0 8-9 20-16 20S8 32 8 24z'],
    ['#fff1df', 'M8 25c6-1 13 3 16 13 3-10 10-14 16-13 0 8-9 19-16 19S8 33 8 25z'],
    [INK, eyes(24, 7, 2)],
    [INK, 'M21 38h6l-3 4z'],
    [null, 'M14 20l5 1.5M34 20l-5 1.5'],
  ],
  // An owl.
  master: [
    [
      '#7b5637',
      'M9 4c4 3 9 4 15 4s11-1 15-4c2 10 2 17 1 24-1 11-8 17-16 17S9 39 8 28C7 21 7 14 9 4z',
    ],
    ['#f1dfc1', o(16.5, 22, 8.5) + o(31.5, 22, 8.5)],
    ['#f2a93b', eyes(22, 7.5, 5.2)],
    [INK, eyes(22, 7.5, 2.8)],
    ['#e0862c', 'M21 27h6l-3 6z'],
    [null, 'M15 37l3 2 3-2 3 2 3-2 3 2 3-2'],
  ],
  // A dragon.
  expert: [
    ['#f2dcae', 'M12 14C6 10 7 3 9 1c1 5 4 8 9 9zM36 14c6-4 5-11 3-13-1 5-4 8-9 9z'],
    [
      '#3f8a63',
      'M24 7l3 5c8 1 13 6 13 14 0 5-3 8-4 11-2 5-7 8-12 8s-10-3-12-8c-1-3-4-6-4-11 0-8 5-13 13-14z',
    ],
    ['#2f6c4d', 'M24 6l4 7h-8zM24 13l3 5h-6z'],
    ['#b9dd9a', 'M24 32c6 0 11 2 11 5 0 5-5 8-11 8s-11-3-11-8c0-3 5-5 11-5z'],
    ['#ffd24a', eyes(25, 7.5, 3.6)],
    [INK, both((side) => `M${24 + side * 7.5} 22v6`) + both((side) => o(24 + side * 7.5, 25, 1.3))],
    [INK, eyes(36, 3.5, 1.1)],
    [null, 'M17 40c3 2 11 2 14 0M13 19l6 2.5M35 19l-6 2.5'],
  ],
  // A machine: an outside bot.
  other: [
    ['#8a97a5', 'M22 4h4v7h-4zM5 24h5v9H5zM38 24h5v9h-5z'],
    ['#e0604b', o(24, 5, 3.2)],
    ['#c3ced8', 'M14 11h20a5 5 0 0 1 5 5v20a5 5 0 0 1-5 5H14a5 5 0 0 1-5-5V16a5 5 0 0 1 5-5z'],
    ['#1f3a52', 'M14 18h20v10H14z'],
    ['#7fe3d4', eyes(23, 5, 2.6)],
    [null, 'M17 35h14M20 35v3m4-3v3m4-3v3'],
  ],
};

/** Of each animal: how high its head is, its eyes, and how far these are from the middle. */
const HEADS: Record<string, readonly [top: number, eyes: number, apart: number]> = {
  random: [9, 22, 7],
  baseline: [16, 26, 6],
  casual: [13, 26, 6.5],
  skilled: [12, 24, 7],
  master: [9, 22, 7.5],
  expert: [10, 25, 7.5],
  other: [12, 23, 5],
};

/** What tells animals of one kind apart, drawn at the top of the head. The terminal has the same. */
export const ORNAMENTS: Record<string, (top: number, eyes: number, apart: number) => Part[]> = {
  none: () => [],
  glasses: (_, y, apart) => [[null, `${eyes(y, apart, apart - 1.2)}M22.8 ${y}h2.4`]],
  flower: (y) => [
    ['#f58fb0', o(24, y - 4, 2.8) + o(28, y - 1, 2.8) + o(20, y - 1, 2.8)],
    ['#f58fb0', o(26.5, y + 3.5, 2.8) + o(21.5, y + 3.5, 2.8)],
    ['#fff0b8', o(24, y, 2.6)],
  ],
  bow: (y) => [
    ['#d8453e', `M24 ${y}l-9-5v10zM24 ${y}l9-5v10z`],
    ['#a92f2a', o(24, y, 2.4)],
  ],
  hat: (y) => [
    ['#3f74c9', `M15 ${y + 4}L24 ${y - 9}l9 13z`],
    ['#ffd24a', o(24, y - 7, 2.6) + `M15 ${y + 4}h18l-1.7-2.4H16.7z`],
  ],
  crown: (y) => [['#f2c230', `M16 ${y + 4}v-9l4 4 4-6 4 6 4-4v9z`]],
  leaf: (y) => [
    [
      '#5cae4a',
      `M24 ${y + 3}c-9 0-10-7-10-7 7-1 10 2 10 7zM24 ${y + 3}c9 0 10-7 10-7-7-1-10 2-10 7z`,
    ],
  ],
  star: (y) => [
    ['#fff3c4', `M24 ${y - 6}l2 4.6 5 .5-3.8 3.3 1.1 5-4.3-2.6-4.3 2.6 1.1-5-3.8-3.3 5-.5z`],
  ],
};
/** Their fur: what colour is mixed in, and how much of it. */
const COATS = [
  ['#ffffff', 0],
  ['#4a3526', 0.2],
  ['#ffffff', 0.42],
  ['#7d8791', 0.5],
  ['#b0502c', 0.3],
  ['#33486b', 0.3],
  ['#f3dfa8', 0.5],
  ['#8a4a6b', 0.3],
] as const;

/** A colour with some of another one in it. */
function mixed(colour: string, other: string, part: number): string {
  const channels = [1, 3, 5].map((at) => {
    const [one, two] = [colour, other].map((hex) => parseInt(hex.slice(at, at + 2), 16));
    return Math.round(one! + (two! - one!) * part)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('')}`;
}

/** The face of a bot: an animal by its level, and a different one of its kind at each seat. */
export function animal(level: string, seat = PLAIN_SEAT): readonly Part[] {
  const kind = level in ANIMALS ? level : 'other';
  const which = (seat - PLAIN_SEAT + COATS.length) % COATS.length;
  const [coat, part] = COATS[which]!;
  const fur = ANIMALS[kind]!.map(([fill, path]): Part => [
    fill === null || fill === INK ? fill : mixed(fill, coat, part),
    path,
  ]);
  return [...fur, ...Object.values(ORNAMENTS)[which]!(...HEADS[kind]!)];
}
/** The first bot of most tables sits at B. */
const PLAIN_SEAT = 1;

const SKINS = ['#fbe0c6', '#f2c49b', '#d99f6c', '#a86a41', '#764629'];
const HAIRS = ['#2d211a', '#5b3a22', '#96602c', '#d9a441', '#b3452a', '#b9b3aa'];
const SHIRTS = ['#26506f', '#8d2f45', '#3f6b43', '#5f4386', '#a15a22', '#33414d'];
/** How many colours people can have: `--seat-0` and on, in theme.css. */
export const COLOURS = 8;

/** Hair over the forehead, in different ways. */
const FRONTS = [
  // Short.
  'M13 23C11 10 18 6 25 6c8 0 12 6 10 17-1-5-3-8-6-9-6 1-11 1-13 1-2 2-3 4-3 8z',
  // A parting.
  'M12.5 25C10 12 16 6 24 6s13.5 6 11.5 19c-1-6-3-9-6-11l-5.5 3c-6-2-10 2-11.5 8z',
  // Curls.
  'M12 24a5 5 0 0 1 1-9 6 6 0 0 1 8-7 6 6 0 0 1 9 1 6 6 0 0 1 5 7 5 5 0 0 1 1 8c-2-2-2-5-3-7-6 1-12 1-18-1-1 3-1 6-3 8z',
  // A fringe.
  'M12 25C10 11 17 6 24 6s14 5 12 19l-2-6c-6 1-14 1-20 0z',
  // Little of it.
  'M13 24c-2-5-1-9 1-11l1 8zM35 24c2-5 1-9-1-11l-1 8zM17 9c4-3 10-3 14 0-4-1-10-1-14 0z',
  // A bun.
  'M24 1a5 5 0 0 1 4 6c6 1 9 7 7.5 16-1-5-3-7-6-9-5 2-10 1-11 1-3 1-4 4-5 8C12 14 14 8 20 7a5 5 0 0 1 4-6z',
];
/** Long hair is behind the face as well. */
const LONG = 'M11 24c0-12 6-17 13-17s13 5 13 17c0 7 2 11 3 14H8c1-3 3-7 3-14z';
const MOUTHS = ['M20 30c2 3 6 3 8 0', 'M19.5 29.5c2 4 7 4 9 0z', 'M21 31c2 1 5 .5 6-1'];

/** How many faces people can choose from. */
export const FACES = 24;

/** How somebody looks: a bot by its level and seat, a person by what they chose; else by name and seat. */
export interface Look {
  bot?: string | null | undefined;
  /** The number of a bot's seat, at a table. */
  seat?: number | undefined;
  face?: number | null | undefined;
  colour?: number | null | undefined;
}

/** What is drawn of a person, as numbers of the lists above. The terminal draws the same people. */
export interface Traits {
  colour: number;
  skin: number;
  hair: number;
  front: number;
  long: boolean;
  mouth: number;
  glasses: boolean;
  shirt: number;
}

/** The looks of the face that somebody chose, else those that belong to the name. */
export function traitsOf(name: string, face: number | null = null): Traits {
  let seed = hash(face === null ? name : `face ${face}`);
  const pick = (count: number): number => {
    const found = seed % count;
    seed = Math.floor(seed / count);
    return found;
  };
  return {
    colour: seed % COLOURS,
    skin: pick(SKINS.length),
    hair: pick(HAIRS.length),
    front: pick(FRONTS.length),
    long: pick(2) === 0,
    mouth: pick(MOUTHS.length),
    glasses: pick(3) === 0,
    shirt: pick(SHIRTS.length),
  };
}

/** The face and the colour of somebody: the face that they chose, else by their name. */
export function drawn(
  name: string,
  face: number | null = null,
): { parts: readonly Part[]; colour: number } {
  const looks = traitsOf(name, face);
  const [skin, hair] = [SKINS[looks.skin]!, HAIRS[looks.hair]!];
  return {
    colour: looks.colour,
    parts: [
      ...(looks.long ? ([[hair, LONG]] as const) : []),
      [SHIRTS[looks.shirt]!, 'M5 48c1-10 9-13 19-13s18 3 19 13z'],
      [skin, 'M20 30h8v7c-2 2.5-6 2.5-8 0z'],
      [skin, o(13.5, 24, 2.4) + o(34.5, 24, 2.4)],
      [skin, 'M24 10c7 0 10.5 5 10.5 12S30 35 24 35s-10.5-6-10.5-13S17 10 24 10z'],
      [hair, FRONTS[looks.front]!],
      [INK, eyes(23.5, 4.6, 1.5)],
      ['#e88f7a66', eyes(28, 7, 2.2)],
      [null, MOUTHS[looks.mouth]!],
      ...(looks.glasses ? ([[null, eyes(23.5, 4.8, 3.6) + 'M23 23.5h2']] as const) : []),
    ],
  };
}

/** A number for a name that is always the same (FNV-1a). */
function hash(name: string): number {
  let found = 0x811c9dc5;
  for (const letter of name.trim().toLowerCase())
    found = Math.imul(found ^ letter.codePointAt(0)!, 0x01000193);
  return found >>> 0;
}
