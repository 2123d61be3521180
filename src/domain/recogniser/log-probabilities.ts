/** The logarithm of the sum of e^x over a row, without overflow. */
const logSum = (row: Float32Array): number => {
  let top = -Infinity;
  for (const value of row) if (value > top) top = value;
  if (top === -Infinity) return -Infinity;
  let sum = 0;
  for (const value of row) sum += Math.exp(value - top);
  return top + Math.log(sum);
};

/** What a decoder step thinks of every token that may come next. */
export interface NextToken {
  readonly best: number;
  readonly logProbability: (token: number) => number;
}

/** `may` leaves out tokens that cannot come next; it does not change the chances of the others. */
export const nextToken = (logits: Float32Array, may?: (token: number) => boolean): NextToken => {
  const total = logSum(logits);
  let best = 0;
  let top = -Infinity;
  for (let token = 0; token < logits.length; token += 1) {
    const value = logits[token] ?? -Infinity;
    if (value > top && (may === undefined || may(token))) {
      top = value;
      best = token;
    }
  }
  return { best, logProbability: (token) => (logits[token] ?? -Infinity) - total };
};
