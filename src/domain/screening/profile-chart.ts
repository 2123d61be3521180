interface Point {
  readonly x: number;
  readonly y: number;
}

interface Spoke {
  /** Where 100 is. */
  readonly end: Point;
  /** Where the score is; null without one. */
  readonly mark: Point | null;
  /** Where its name stands, outside the outermost ring. */
  readonly label: Point;
  readonly anchor: 'start' | 'middle' | 'end';
}

interface ProfileChart {
  readonly spokes: readonly Spoke[];
  /** At 25, 50, 75 and 100. */
  readonly rings: readonly (readonly Point[])[];
  /** From one mark to its neighbour, where both are known. With the centre they make the filled shape. */
  readonly sides: readonly { readonly from: Point; readonly to: Point }[];
}

/** Air between the outermost ring and the names. */
const labelAir = 18;

/** Around (0, 0), y downwards, the first spoke straight up. For the page's SVG and the report alike. */
export const profileChart = (scores: readonly (number | null)[], radius: number): ProfileChart => {
  const at = (index: number, distance: number): Point => {
    const angle = (index / scores.length) * 2 * Math.PI - Math.PI / 2;
    return { x: Math.cos(angle) * distance, y: Math.sin(angle) * distance };
  };
  const markOf = (index: number): Point | null => {
    const score = scores[index % scores.length] ?? null;
    return score === null ? null : at(index, (score / 100) * radius);
  };
  return {
    spokes: scores.map((_, index) => {
      const end = at(index, radius);
      const side = Math.abs(end.x) < radius / 100 ? 'middle' : end.x > 0 ? 'start' : 'end';
      return { end, mark: markOf(index), label: at(index, radius + labelAir), anchor: side };
    }),
    rings: [0.25, 0.5, 0.75, 1].map((share) => scores.map((_, index) => at(index, radius * share))),
    sides: scores.flatMap((_, index) => {
      const from = markOf(index);
      const to = markOf(index + 1);
      return from === null || to === null ? [] : [{ from, to }];
    }),
  };
};
