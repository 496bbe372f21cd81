/** The shapes that tell thirds of the numbers apart, where colour alone would not. */

export type Third = 'low' | 'middle' | 'high';
export type Shape = Third | 'wild';

/** The shape of a Skip-Bo card: its number, or `S` for a wild. */
export function shapeOfCard(face: string): Shape {
  if (face === 'S') return 'wild';
  const number = Number(face);
  return number <= 4 ? 'low' : number <= 8 ? 'middle' : 'high';
}

/** The shape that stands for a Breakers tile: its number, or any joker, `*`. */
export function shapeOfTile(face: string): Shape {
  if (face.startsWith('*')) return 'wild';
  const number = Number(face);
  return number <= 5 ? 'low' : number <= 10 ? 'middle' : 'high';
}

/** A shape around a point, as a path that is about twice as wide as `size`. */
export function shapeAt(shape: Shape, x: number, y: number, size: number): string {
  const at = (dx: number, dy: number): string => `${x + dx * size} ${y + dy * size}`;
  switch (shape) {
    case 'low':
      return `M${at(-1, 0)} a${size} ${size} 0 1 1 ${2 * size} 0 a${size} ${size} 0 1 1 ${-2 * size} 0 Z`;
    case 'middle':
      return `M${at(-0.9, -0.9)} L${at(0.9, -0.9)} L${at(0.9, 0.9)} L${at(-0.9, 0.9)} Z`;
    case 'high':
      return `M${at(0, -1.18)} L${at(1.18, 0)} L${at(0, 1.18)} L${at(-1.18, 0)} Z`;
    case 'wild': {
      const points = Array.from({ length: 10 }, (_, point) => {
        const angle = (point * Math.PI) / 5;
        const far = point % 2 === 0 ? 1.25 : 0.66;
        return at(round(Math.sin(angle) * far), round(-Math.cos(angle) * far));
      });
      return `M${points.join(' L')} Z`;
    }
  }
}

const round = (length: number): number => Math.round(length * 100) / 100;

/**
 * The edges of as many cards as a number says, one upon the other, not quite straight: the pile that
 * grows on a card from 1 to 12.
 */
export function pileOf(number: number): string {
  return Array.from({ length: number }, (_, at) => {
    const left = 9 + ((at * 7) % 5) - 1;
    const right = 91 - ((at * 5 + 2) % 5) + 1;
    const y = 130 - at * 9.6;
    return `M${left} ${y} H${right}`;
  }).join('');
}

/** Patterns for backs, in a field from 0 to 86 by 126. */
export const PATTERNS = {
  waves: wavy(),
  bricks: bricks(),
  leaves: leaves(),
  stars: stars(),
};

function wavy(): string {
  return Array.from({ length: 10 }, (_, row) => {
    const y = row * 14 - 2;
    return `M-5 ${y}${'q6 9 12 0t12 0'.repeat(4)}`;
  }).join('');
}

function bricks(): string {
  return Array.from({ length: 9 }, (_, row) => {
    const y = row * 15.75;
    const x = row % 2 === 0 ? 0 : 14.3;
    return `M0 ${y}H86M${x} ${y}v15.75M${x + 28.6} ${y}v15.75M${x + 57.2} ${y}v15.75`;
  }).join('');
}

function leaves(): string {
  const found: string[] = [];
  for (let row = 0; row < 6; row += 1)
    for (let column = 0; column < 4; column += 1) {
      const x = column * 24 + (row % 2 === 0 ? 7 : -5);
      const y = row * 22 + 4;
      found.push(`M${x} ${y + 14}q-1 -13 12 -14q1 13 -12 14l8 -9`);
    }
  return found.join('');
}

function stars(): string {
  const found: string[] = [];
  for (let row = 0; row < 7; row += 1)
    for (let column = 0; column < 4; column += 1) {
      const x = column * 24 + (row % 2 === 0 ? 7 : 19);
      const y = row * 19 + 6;
      found.push(shapeAt('wild', x, y, row % 2 === 0 ? 4.5 : 2.5));
    }
  return found.join('');
}
