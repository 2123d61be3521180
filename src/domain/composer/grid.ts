/** Where beats fall in time. */
export interface Grid {
  readonly beatSeconds: number;
  /** Beats of the whole loop. */
  readonly beats: number;
  /** Where the second half of a swung pair begins; 0.5 is straight. */
  readonly swing: number;
  /** Beats of a swung pair: half a beat swings sixteenths, a whole one eighths. */
  readonly pair: 0.5 | 1;
}

export const loopSeconds = (grid: Grid): number => grid.beats * grid.beatSeconds;

export const timeOf = (grid: Grid, beat: number): number => {
  const pairs = beat / grid.pair;
  const whole = Math.floor(pairs);
  const part = pairs - whole;
  const swung = part < 0.5 ? part * 2 * grid.swing : grid.swing + (part - 0.5) * 2 * (1 - grid.swing);
  return (whole + swung) * grid.pair * grid.beatSeconds;
};
