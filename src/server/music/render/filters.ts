import { SAMPLE_RATE } from './chunk.ts';

/**
 * A second-order filter of both ears, in the form that keeps two numbers of memory for each. They run side by side: a
 * filter waits for its own last result, and the other ear fills the wait.
 */
export interface Biquad {
  readonly run: (left: Float32Array, right: Float32Array, count: number) => void;
}

const biquad = (b0: number, b1: number, b2: number, a0: number, a1: number, a2: number): Biquad => {
  const [c0, c1, c2, d1, d2] = [b0 / a0, b1 / a0, b2 / a0, a1 / a0, a2 / a0];
  const memory = new Float64Array(4);
  return {
    run: (left, right, count) => {
      let firstLeft = memory[0] ?? 0;
      let secondLeft = memory[1] ?? 0;
      let firstRight = memory[2] ?? 0;
      let secondRight = memory[3] ?? 0;
      for (let index = 0; index < count; index += 1) {
        const l = left[index] ?? 0;
        const r = right[index] ?? 0;
        const outLeft = c0 * l + firstLeft;
        const outRight = c0 * r + firstRight;
        firstLeft = c1 * l - d1 * outLeft + secondLeft;
        firstRight = c1 * r - d1 * outRight + secondRight;
        secondLeft = c2 * l - d2 * outLeft;
        secondRight = c2 * r - d2 * outRight;
        left[index] = outLeft;
        right[index] = outRight;
      }
      memory[0] = firstLeft;
      memory[1] = secondLeft;
      memory[2] = firstRight;
      memory[3] = secondRight;
    },
  };
};

const angleOf = (hertz: number): number => (2 * Math.PI * hertz) / SAMPLE_RATE;

// The formulas are Robert Bristow-Johnson's well-known ones.
export const highPass = (hertz: number): Biquad => {
  const cos = Math.cos(angleOf(hertz));
  const alpha = Math.sin(angleOf(hertz)) * Math.SQRT1_2;
  return biquad((1 + cos) / 2, -(1 + cos), (1 + cos) / 2, 1 + alpha, -2 * cos, 1 - alpha);
};

export const highShelf = (hertz: number, gainDecibels: number): Biquad => {
  const a = 10 ** (gainDecibels / 40);
  const cos = Math.cos(angleOf(hertz));
  const alpha = Math.sin(angleOf(hertz)) * Math.SQRT1_2;
  const root = 2 * Math.sqrt(a) * alpha;
  return biquad(
    a * (a + 1 + (a - 1) * cos + root),
    -2 * a * (a - 1 + (a + 1) * cos),
    a * (a + 1 + (a - 1) * cos - root),
    a + 1 - (a - 1) * cos + root,
    2 * (a - 1 - (a + 1) * cos),
    a + 1 - (a - 1) * cos - root,
  );
};

/** A low-pass whose edge may move while it runs, without clicks; both ears side by side, or the left alone. */
export interface SweptLowPass {
  readonly run: (
    left: Float32Array,
    right: Float32Array | null,
    from: number,
    end: number,
    hertz: number,
  ) => void;
}

const settled = (value: number): number => (Math.abs(value) < 1e-15 ? 0 : value);

export const sweptLowPass = (): SweptLowPass => {
  const memory = new Float64Array(4);
  const one = (
    samples: Float32Array,
    from: number,
    end: number,
    a1: number,
    a2: number,
    a3: number,
  ): void => {
    let first = memory[0] ?? 0;
    let second = memory[1] ?? 0;
    for (let index = from; index < end; index += 1) {
      const v3 = (samples[index] ?? 0) - second;
      const v1 = a1 * first + a2 * v3;
      const v2 = second + a2 * first + a3 * v3;
      first = 2 * v1 - first;
      second = 2 * v2 - second;
      samples[index] = v2;
    }
    memory[0] = settled(first);
    memory[1] = settled(second);
  };
  const both = (
    left: Float32Array,
    right: Float32Array,
    from: number,
    end: number,
    a1: number,
    a2: number,
    a3: number,
  ): void => {
    let firstLeft = memory[0] ?? 0;
    let secondLeft = memory[1] ?? 0;
    let firstRight = memory[2] ?? 0;
    let secondRight = memory[3] ?? 0;
    for (let index = from; index < end; index += 1) {
      const l3 = (left[index] ?? 0) - secondLeft;
      const r3 = (right[index] ?? 0) - secondRight;
      const l1 = a1 * firstLeft + a2 * l3;
      const r1 = a1 * firstRight + a2 * r3;
      const l2 = secondLeft + a2 * firstLeft + a3 * l3;
      const r2 = secondRight + a2 * firstRight + a3 * r3;
      firstLeft = 2 * l1 - firstLeft;
      firstRight = 2 * r1 - firstRight;
      secondLeft = 2 * l2 - secondLeft;
      secondRight = 2 * r2 - secondRight;
      left[index] = l2;
      right[index] = r2;
    }
    memory[0] = settled(firstLeft);
    memory[1] = settled(secondLeft);
    memory[2] = settled(firstRight);
    memory[3] = settled(secondRight);
  };
  return {
    run: (left, right, from, end, hertz) => {
      const g = Math.tan((Math.PI * Math.min(19_000, Math.max(30, hertz))) / SAMPLE_RATE);
      const a1 = 1 / (1 + g * (g + Math.SQRT2));
      const a2 = g * a1;
      const a3 = g * a2;
      if (right === null) one(left, from, end, a1, a2, a3);
      else both(left, right, from, end, a1, a2, a3);
    },
  };
};
