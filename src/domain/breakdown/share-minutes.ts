/** Where a task says nothing about how long it takes. */
export const minutesUnsaid = 25;

/** The first step is there to be taken: it never looks long. */
export const longestFirstStep = 5;

/**
 * The minutes of an estimate, shared out by weight: at least one each, the first at most five, and above ten in steps of
 * five, since nobody plans 37 minutes. The sum stays within a fifth of the estimate where there is a minute for everyone.
 */
export const shareMinutes = (estimate: number, weights: readonly number[]): readonly number[] => {
  const total = Math.max(Math.round(estimate), weights.length);
  const [firstWeight = 1, ...others] = weights;
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const most = Math.min(longestFirstStep, total - others.length);
  const first = Math.min(most, Math.max(1, Math.round((total * firstWeight) / all)));
  const spare = total - first - others.length;
  const shares = others.map((weight) => (spare * weight) / (all - firstWeight));
  const whole = shares.map(Math.floor);
  const left = spare - whole.reduce((sum, share) => sum + share, 0);
  // What rounding down left over goes to those who lost most by it.
  const turn = shares
    .map((share, index) => ({ index, lost: share % 1 }))
    .toSorted((a, b) => b.lost - a.lost || a.index - b.index)
    .slice(0, left);
  const minutes = whole.map((share, index) => 1 + share + Number(turn.some((one) => one.index === index)));
  return [first, ...minutes.map((value) => (value < 10 ? value : Math.round(value / 5) * 5))];
};
