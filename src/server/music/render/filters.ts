import { SAMPLE_RATE } from './chunk.ts';

/** A second-order filter of one channel, in the form that keeps two numbers of memory. */
export interface Biquad {
  readonly run: (samples: Float32Array, count: number) => void;
}

function biquad(b0: number, b1: number, b2: number, a0: number, a1: number, a2: number): Biquad {
  const [c0, c1, c2, d1, d2] = [b0 / a0, b1 / a0, b2 / a0, a1 / a0, a2 / a0];
  const memory = new Float64Array(2);
  return {
    run: (samples, count) => {
      let first = memory[0] ?? 0;
      let second = memory[1] ?? 0;
      for (let index = 0; index < count; index += 1) {
        const x = samples[index] ?? 0;
        const y = c0 * x + first;
        first = c1 * x - d1 * y + second;
        second = c2 * x - d2 * y;
        samples[index] = y;
      }
      memory[0] = first;
      memory[1] = second;
    },
  };
}

const angleOf = (hertz: number): number => (2 * Math.PI * hertz) / SAMPLE_RATE;

// The formulas are Robert Bristow-Johnson's well-known ones.
export function highPass(hertz: number): Biquad {
  const cos = Math.cos(angleOf(hertz));
  const alpha = Math.sin(angleOf(hertz)) * Math.SQRT1_2;
  return biquad((1 + cos) / 2, -(1 + cos), (1 + cos) / 2, 1 + alpha, -2 * cos, 1 - alpha);
}

export function highShelf(hertz: number, gainDecibels: number): Biquad {
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
}

/** A low-pass whose edge may move while it runs, without clicks. */
export interface SweptLowPass {
  readonly run: (samples: Float32Array, count: number, hertz: number) => void;
}

export function sweptLowPass(): SweptLowPass {
  const memory = new Float64Array(2);
  return {
    run: (samples, count, hertz) => {
      const g = Math.tan((Math.PI * Math.min(19_000, Math.max(30, hertz))) / SAMPLE_RATE);
      const a1 = 1 / (1 + g * (g + Math.SQRT2));
      const a2 = g * a1;
      const a3 = g * a2;
      let first = memory[0] ?? 0;
      let second = memory[1] ?? 0;
      for (let index = 0; index < count; index += 1) {
        const v3 = (samples[index] ?? 0) - second;
        const v1 = a1 * first + a2 * v3;
        const v2 = second + a2 * first + a3 * v3;
        first = 2 * v1 - first;
        second = 2 * v2 - second;
        samples[index] = v2;
      }
      memory[0] = Math.abs(first) < 1e-15 ? 0 : first;
      memory[1] = Math.abs(second) < 1e-15 ? 0 : second;
    },
  };
}
