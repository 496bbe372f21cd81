/** Where chairs stand round a table: clockwise, your own at the bottom, else the first at the top left. */

export interface ChairPosition {
  /** From the middle of the table, -1 to 1 each way. */
  x: number;
  y: number;
  /** Where there is no room for a round: in two columns, in the same order round the table. */
  row: number;
  column: 'left' | 'right' | 'middle';
}

/** With so many chairs, none fits between two others at the bottom. */
const CROWD = 8;

/** `own`: the number of your own chair; null if you have none. */
export function chairPositions(seats: number, own: number | null = null): ChairPosition[] {
  const half = Math.floor(seats / 2);
  const turned = own === null ? 0 : half + 1 - own + seats;
  return Array.from({ length: seats }, (_, chair) => {
    const at = (chair + turned) % seats;
    // Your own chair is in the middle of your side.
    const middle = own !== null && seats < CROWD ? (2 * (chair - own)) / seats + 0.5 : null;
    const angle = Math.PI * (middle ?? (2 * at - 1) / seats - 0.5);
    const odd = seats % 2 === 1 && at === half + 1;
    const right = at > 0 && at <= half;
    return {
      x: Math.cos(angle),
      y: Math.sin(angle),
      row: odd ? half + 1 : right ? at : at === 0 ? 1 : seats - at + 1,
      column: odd ? 'middle' : right ? 'right' : 'left',
    };
  });
}
