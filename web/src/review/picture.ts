/** A moment of a review as a picture of our own, to be sent to others. */

import { type Shape, shapeAt } from '../faces/shapes';
import type { Sketch, SketchFace } from '../games';

/** As messengers show it best. */
const WIDTH = 1200;
const HEIGHT = 630;
const EDGE = 48;
const CARD = { width: 76, height: 106, apart: 12 };
/** How long a line of text may be, in signs. */
const LINE = 68;

const COLOURS: Record<Shape, string> = {
  low: '#1d5688',
  middle: '#37692f',
  high: '#a8341c',
  wild: '#653a8a',
};

export interface MomentPicture {
  title: string;
  /** What there is to say about it. */
  lines: readonly string[];
  rows: Sketch;
  /** Under it all: where it comes from. */
  source: string;
}

/** The picture as SVG. */
export function drawMoment({ title, lines, rows, source }: MomentPicture): string {
  const parts: string[] = [text(EDGE, 84, title, 'font-size="46" font-weight="700"')];
  let y = 96;
  for (const line of lines.flatMap((one) => wrapped(one))) {
    y += 35;
    parts.push(text(EDGE, y, line, 'font-size="27"'));
  }
  // From the bottom up: the cards stand where people hold theirs.
  parts.push(...placed(rows, HEIGHT - 62));
  parts.push(text(EDGE, HEIGHT - 30, source, 'font-size="22" opacity="0.75"'));
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" ` +
    `viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="system-ui, sans-serif" fill="#fff">` +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#1b5742"/>${parts.join('')}</svg>`
  );
}

/** The groups side by side, in as many lines as they need, the last one ending at `bottom`. */
function placed(rows: Sketch, bottom: number): string[] {
  const shown = rows.filter(({ faces }) => faces.length > 0);
  const wide = (count: number): number => count * (CARD.width + CARD.apart) + 28;
  const lines: (typeof shown)[] = [];
  let room = 0;
  for (const row of shown) {
    if (wide(row.faces.length) > room || lines.length === 0) {
      lines.push([]);
      room = WIDTH - 2 * EDGE + 28;
    }
    lines.at(-1)!.push(row);
    room -= wide(row.faces.length);
  }
  // Many cards are drawn smaller.
  const most = Math.max(
    ...lines.map((line) => line.reduce((sum, { faces }) => sum + wide(faces.length), 0)),
  );
  const scale = Math.min(1, (WIDTH - 2 * EDGE + 28) / most);
  const high = (CARD.height + 44) * scale;
  return lines.map((line, at) => {
    const top = bottom - (lines.length - at) * high;
    let x = 0;
    const drawn = line.map(({ name, faces }) => {
      const from = x;
      x += wide(faces.length);
      return (
        text(from, 22, name, 'font-size="20" opacity="0.85"') +
        faces.map((one, i) => card(one, from + i * (CARD.width + CARD.apart), 32)).join('')
      );
    });
    return `<g transform="translate(${EDGE} ${top}) scale(${scale})">${drawn.join('')}</g>`;
  });
}

function card(one: SketchFace, x: number, y: number): string {
  const box = `x="${x}" y="${y}" width="${CARD.width}" height="${CARD.height}" rx="9"`;
  if (!one)
    return `<rect ${box} fill="none" stroke="#74b899" stroke-dasharray="7 6" stroke-width="2"/>`;
  const middle = x + CARD.width / 2;
  const colour = COLOURS[one.shape];
  const number = `text-anchor="middle" font-size="48" font-weight="800" fill="${colour}"`;
  return (
    `<rect ${box} fill="#fdf6e6"/>` +
    text(middle, y + 60, one.sign, number) +
    `<path d="${shapeAt(one.shape, middle, y + 84, 10)}" fill="${colour}"/>`
  );
}

/** A sentence in lines that are not too long. */
function wrapped(sentence: string): string[] {
  const lines = [''];
  for (const word of sentence.split(' ')) {
    const last = lines.at(-1)!;
    if (last === '') lines[lines.length - 1] = word;
    else if (last.length + word.length < LINE) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

function text(x: number, y: number, written: string, style: string): string {
  return `<text x="${x}" y="${y}" ${style}>${escaped(written)}</text>`;
}

function escaped(written: string): string {
  return written
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** An SVG as an address that the page may show. */
export function addressOf(svg: string): string {
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
}

/** An SVG as a PNG, which every messenger takes. */
export async function toPng(svg: string): Promise<Blob> {
  const image = new Image(WIDTH, HEIGHT);
  image.src = addressOf(svg);
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  canvas.getContext('2d')!.drawImage(image, 0, 0);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png');
  });
}
