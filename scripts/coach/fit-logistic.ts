export interface Labelled {
  readonly vector: Float32Array;
  readonly isHeard: boolean;
}

export interface Logistic {
  readonly weights: readonly number[];
  readonly constant: number;
}

const rounds = 600;
const speed = 2;
const momentum = 0.9;
/** Keeps the weights small: there are hardly more sentences than weights. */
const restraint = 1e-4;

const chance = (weights: Float64Array, vector: Float32Array): number => {
  let sum = weights[vector.length] ?? 0;
  for (let part = 0; part < vector.length; part += 1) sum += (weights[part] ?? 0) * (vector[part] ?? 0);
  return 1 / (1 + Math.exp(-sum));
};

/** A logistic regression by plain descent; both kinds count the same, however many there are of each. */
export const fitLogistic = (cases: readonly Labelled[]): Logistic => {
  const size = cases[0]?.vector.length ?? 0;
  const heard = cases.filter(({ isHeard }) => isHeard).length;
  // The last is the constant.
  const weights = new Float64Array(size + 1);
  const drift = new Float64Array(size + 1);
  for (let round = 0; round < rounds; round += 1) {
    const slope = new Float64Array(size + 1);
    for (const { vector, isHeard } of cases) {
      const share = 2 * (isHeard ? heard : cases.length - heard);
      const off = (chance(weights, vector) - (isHeard ? 1 : 0)) / share;
      for (let part = 0; part < size; part += 1) slope[part] = (slope[part] ?? 0) + off * (vector[part] ?? 0);
      slope[size] = (slope[size] ?? 0) + off;
    }
    for (let part = 0; part <= size; part += 1) {
      const pull = part < size ? restraint * (weights[part] ?? 0) : 0;
      drift[part] = momentum * (drift[part] ?? 0) + (slope[part] ?? 0) + pull;
      weights[part] = (weights[part] ?? 0) - speed * (drift[part] ?? 0);
    }
  }
  return { weights: Array.from(weights.subarray(0, size)), constant: weights[size] ?? 0 };
};
