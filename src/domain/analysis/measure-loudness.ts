import type { Biquad } from '#domain/analysis/biquad.ts';
import type { Sound, SoundPiece } from '#domain/analysis/sound.ts';

// ITU-R BS.1770: two filters, blocks of 400 ms every 100 ms, an absolute and a relative gate.
const absoluteGate = -70;
const relativeGate = -10;
const stepSeconds = 0.1;
const stepsInBlock = 4;

/** The standard gives coefficients for 48 kHz only; these are the analogue filters behind them, for any rate. */
const shelf = (sampleRate: number): Biquad => {
  const k = Math.tan((Math.PI * 1681.974450955533) / sampleRate);
  const quality = 0.7071752369554196;
  const high = 10 ** (3.999843853973347 / 20);
  const band = high ** 0.4996667741545416;
  const a0 = 1 + k / quality + k * k;
  return {
    b0: (high + (band * k) / quality + k * k) / a0,
    b1: (2 * (k * k - high)) / a0,
    b2: (high - (band * k) / quality + k * k) / a0,
    a1: (2 * (k * k - 1)) / a0,
    a2: (1 - k / quality + k * k) / a0,
  };
};

const rumbleFilter = (sampleRate: number): Biquad => {
  const k = Math.tan((Math.PI * 38.13547087602444) / sampleRate);
  const quality = 0.5003270373238773;
  const a0 = 1 + k / quality + k * k;
  // Not divided by a0 above the line: that is how the standard has it.
  return { b0: 1, b1: -2, b2: 1, a1: (2 * (k * k - 1)) / a0, a2: (1 - k / quality + k * k) / a0 };
};

/** One channel on its way through both filters. */
const createWeighting = (sampleRate: number) => {
  const first = shelf(sampleRate);
  const second = rumbleFilter(sampleRate);
  let [x1, x2, y1, y2, z1, z2] = [0, 0, 0, 0, 0, 0];
  /** The energy of some samples, weighted as the ear hears it. */
  return (samples: Float32Array, from: number, to: number): number => {
    // Locals are faster than what a closure holds, and this runs for every sample.
    let [xa, xb, ya, yb, za, zb] = [x1, x2, y1, y2, z1, z2];
    const { b0, b1, b2, a1, a2 } = first;
    const { a1: c1, a2: c2 } = second;
    let sum = 0;
    for (let at = from; at < to; at += 1) {
      const x = samples[at] ?? 0;
      const y = b0 * x + b1 * xa + b2 * xb - a1 * ya - a2 * yb;
      const z = y - 2 * ya + yb - c1 * za - c2 * zb;
      sum += z * z;
      xb = xa;
      xa = x;
      yb = ya;
      ya = y;
      zb = za;
      za = z;
    }
    [x1, x2, y1, y2, z1, z2] = [xa, xb, ya, yb, za, zb];
    return sum;
  };
};

const loudnessOf = (energy: number): number => -0.691 + 10 * Math.log10(energy);
const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Takes a sound in pieces of any length. */
export const createLoudnessMeter = (sampleRate: number) => {
  const left = createWeighting(sampleRate);
  const right = createWeighting(sampleRate);
  const step = stepSeconds * sampleRate;
  const energies: number[] = [];
  let frames = 0;
  let sum = 0;
  let end = Math.round(step);
  return {
    add: (piece: SoundPiece): void => {
      const same = piece.left === piece.right;
      let at = 0;
      while (at < piece.left.length) {
        const to = Math.min(piece.left.length, at + end - frames);
        const one = left(piece.left, at, to);
        sum += one + (same ? one : right(piece.right, at, to));
        frames += to - at;
        at = to;
        if (frames < end) break;
        energies.push(sum / step);
        sum = 0;
        end = Math.round((energies.length + 1) * step);
      }
    },
    /** Integrated loudness in LUFS; minus infinity for silence and for less than 400 ms. */
    loudness: (): number => {
      const blocks: number[] = [];
      for (let index = stepsInBlock; index <= energies.length; index += 1) {
        const block = mean(energies.slice(index - stepsInBlock, index));
        if (loudnessOf(block) > absoluteGate) blocks.push(block);
      }
      if (blocks.length === 0) return -Infinity;
      const gate = loudnessOf(mean(blocks)) + relativeGate;
      return loudnessOf(mean(blocks.filter((block) => loudnessOf(block) > gate)));
    },
  };
};

/** Integrated loudness in LUFS; minus infinity for silence and for less than 400 ms. */
export const measureLoudness = (sound: Sound): number => {
  const meter = createLoudnessMeter(sound.sampleRate);
  meter.add(sound);
  return meter.loudness();
};
