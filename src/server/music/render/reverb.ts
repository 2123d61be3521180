import { SAMPLE_RATE } from './chunk.ts';

const LENGTHS = [1327, 1559, 1787, 2039, 2281, 2521, 2767, 3011] as const;
const ROOM = 4096;
const MASK = ROOM - 1;
const DIFFUSERS = [149, 211, 337, 401] as const;
const DIFFUSER_ROOM = 512;
const PRE_DELAY = 700;

export interface Reverb {
  /** Adds the room to `left` and `right`. */
  readonly add: (
    inLeft: Float32Array,
    inRight: Float32Array,
    left: Float32Array,
    right: Float32Array,
    count: number,
  ) => void;
}

/** Smears the beginning, so that the room does not rattle. */
const diffuse = (
  samples: Float32Array,
  at: number,
  count: number,
  line: Float32Array,
  length: number,
): void => {
  for (let index = 0; index < count; index += 1) {
    const now = (at + index) & (DIFFUSER_ROOM - 1);
    const old = line[(now - length) & (DIFFUSER_ROOM - 1)] ?? 0;
    const value = (samples[index] ?? 0) - 0.62 * old;
    line[now] = value;
    samples[index] = old + 0.62 * value;
  }
};

const predelay = (
  input: Float32Array,
  output: Float32Array,
  line: Float32Array,
  at: number,
  count: number,
): void => {
  for (let index = 0; index < count; index += 1) {
    const now = (at + index) & 1023;
    line[now] = input[index] ?? 0;
    output[index] = line[(now - PRE_DELAY) & 1023] ?? 0;
  }
};

/** A room of eight delays that feed each other through a Hadamard matrix, each losing treble on its way. */
export const makeReverb = (seconds: number, damping: number): Reverb => {
  const decay = Math.max(0.2, seconds);
  const lines = LENGTHS.map(() => new Float32Array(ROOM));
  const [l0, l1, l2, l3, l4, l5, l6, l7] = lines;
  const keep = 0.08 + 0.72 * Math.max(0, Math.min(1, damping));
  const pass = 1 - keep;
  // A matrix of ones and minus ones is shrunk to keep the energy; with what the treble filter passes that is one factor.
  const gains = LENGTHS.map((length) => 0.35355339 * pass * 10 ** ((-3 * length) / (decay * SAMPLE_RATE)));
  const [g0 = 0, g1 = 0, g2 = 0, g3 = 0, g4 = 0, g5 = 0, g6 = 0, g7 = 0] = gains;
  const memory = new Float64Array(8);
  const diffusers = DIFFUSERS.map(() => new Float32Array(DIFFUSER_ROOM));
  const early = [new Float32Array(1024), new Float32Array(1024)] as const;
  let write = 0;

  const wetLeft = new Float32Array(2048);
  const wetRight = new Float32Array(2048);
  return {
    add: (inLeft, inRight, left, right, count) => {
      if (l0 === undefined || l1 === undefined || l2 === undefined || l3 === undefined) return;
      if (l4 === undefined || l5 === undefined || l6 === undefined || l7 === undefined) return;
      predelay(inLeft, wetLeft, early[0], write, count);
      predelay(inRight, wetRight, early[1], write, count);
      diffusers.forEach((line, index) => {
        diffuse(index % 2 === 0 ? wetLeft : wetRight, write, count, line, DIFFUSERS[index] ?? 100);
      });
      let [m0 = 0, m1 = 0, m2 = 0, m3 = 0, m4 = 0, m5 = 0, m6 = 0, m7 = 0] = memory;
      let w = write;
      for (let index = 0; index < count; index += 1) {
        const x = (wetLeft[index] ?? 0) * 0.35;
        const y = (wetRight[index] ?? 0) * 0.35;
        m0 = keep * m0 + (l0[(w - 1327) & MASK] ?? 0);
        m1 = keep * m1 + (l1[(w - 1559) & MASK] ?? 0);
        m2 = keep * m2 + (l2[(w - 1787) & MASK] ?? 0);
        m3 = keep * m3 + (l3[(w - 2039) & MASK] ?? 0);
        m4 = keep * m4 + (l4[(w - 2281) & MASK] ?? 0);
        m5 = keep * m5 + (l5[(w - 2521) & MASK] ?? 0);
        m6 = keep * m6 + (l6[(w - 2767) & MASK] ?? 0);
        m7 = keep * m7 + (l7[(w - 3011) & MASK] ?? 0);
        left[index] = (left[index] ?? 0) + pass * (m0 - m2 + m4 - m6);
        right[index] = (right[index] ?? 0) + pass * (m1 - m3 + m5 - m7);
        const v0 = m0 * g0;
        const v1 = m1 * g1;
        const v2 = m2 * g2;
        const v3 = m3 * g3;
        const v4 = m4 * g4;
        const v5 = m5 * g5;
        const v6 = m6 * g6;
        const v7 = m7 * g7;
        const a0 = v0 + v1;
        const a1 = v0 - v1;
        const a2 = v2 + v3;
        const a3 = v2 - v3;
        const a4 = v4 + v5;
        const a5 = v4 - v5;
        const a6 = v6 + v7;
        const a7 = v6 - v7;
        const b0 = a0 + a2;
        const b1 = a1 + a3;
        const b2 = a0 - a2;
        const b3 = a1 - a3;
        const b4 = a4 + a6;
        const b5 = a5 + a7;
        const b6 = a4 - a6;
        const b7 = a5 - a7;
        const at = w & MASK;
        l0[at] = x + b0 + b4;
        l1[at] = y + b1 + b5;
        l2[at] = x + b2 + b6;
        l3[at] = y + b3 + b7;
        l4[at] = x + b0 - b4;
        l5[at] = y + b1 - b5;
        l6[at] = x + b2 - b6;
        l7[at] = y + b3 - b7;
        w += 1;
      }
      write = w & 0x3fffffff;
      memory.set([m0, m1, m2, m3, m4, m5, m6, m7]);
    },
  };
};
