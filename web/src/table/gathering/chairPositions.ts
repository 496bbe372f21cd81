/** Where chairs stand round a table: clockwise, the first at the top left. */

export interface ChairPosition {
  /** From the middle of the table, -1 to 1 each way. */
  x: number;
  y: number;
  /** Where there is no room for a round: in two columns, in the same order round the table. */
  row: number;
  column: 'left' | 'right' | 'middle';
}

export function chairPositions(seats: number): ChairPosition[] {
  const half = Math.floor(seats / 2);
  return Array.from({ length: seats }, (_, at) => {
    const angle = Math.PI * ((2 * at - 1) / seats - 0.5);
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
