/** Drawings of curves as one path each: four hundred points cost a browser no more than one. */
export const chartSize = { width: 400, height: 100 } as const;

const { width, height } = chartSize;
const place = (value: number): string => value.toFixed(1);

/** A line up and down from the middle for each value from 0 to 1. */
export const wavePath = (values: readonly number[]): string => {
  const step = width / values.length;
  const middle = height / 2;
  return values
    .map((value, index) => {
      const half = Math.max(0.6, Math.min(1, value) * middle);
      return `M${place((index + 0.5) * step)} ${place(middle - half)}V${place(middle + half)}`;
    })
    .join('');
};

/** A bar from the floor for each value between the bounds. */
export const barsPath = (values: readonly number[], low: number, high: number): string => {
  const step = width / values.length;
  const span = high - low || 1;
  return values
    .map((value, index) => {
      const share = Math.max(0, Math.min(1, (value - low) / span));
      const top = height - share * height;
      return `M${place(index * step + step * 0.1)} ${height}V${place(top)}h${place(step * 0.8)}V${height}z`;
    })
    .join('');
};

/** Dots joined by a line, which is broken where there is no value. */
export const linePath = (
  points: readonly { readonly at: number; readonly value: number | null }[],
  end: number,
  low: number,
  high: number,
): string => {
  const span = high - low || 1;
  let joined = false;
  return points
    .map(({ at, value }) => {
      if (value === null) {
        joined = false;
        return '';
      }
      const spot = `${place((at / (end || 1)) * width)} ${place(height - ((value - low) / span) * height)}`;
      const drawn = joined ? `L${spot}` : `M${spot}h0.1`;
      joined = true;
      return drawn;
    })
    .join('');
};
