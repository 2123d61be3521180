import type { Biquad } from '#domain/analysis/biquad.ts';
import type { Sound } from '#domain/analysis/sound.ts';

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

/** Adds the energy of each step of 100 ms, weighted as the ear hears it. */
const addEnergies = (samples: Float32Array, sampleRate: number, energies: Float64Array): void => {
  const first = shelf(sampleRate);
  const second = rumbleFilter(sampleRate);
  const step = stepSeconds * sampleRate;
  let [x1, x2, y1, y2, z1, z2] = [0, 0, 0, 0, 0, 0];
  for (let index = 0; index < energies.length; index += 1) {
    const end = Math.round((index + 1) * step);
    let sum = 0;
    for (let at = Math.round(index * step); at < end; at += 1) {
      const x = samples[at] ?? 0;
      const y = first.b0 * x + first.b1 * x1 + first.b2 * x2 - first.a1 * y1 - first.a2 * y2;
      const z = y - 2 * y1 + y2 - second.a1 * z1 - second.a2 * z2;
      sum += z * z;
      x2 = x1;
      x1 = x;
      y2 = y1;
      y1 = y;
      z2 = z1;
      z1 = z;
    }
    energies[index] = (energies[index] ?? 0) + sum / step;
  }
};

const loudnessOf = (energy: number): number => -0.691 + 10 * Math.log10(energy);
const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Integrated loudness in LUFS; minus infinity for silence and for less than 400 ms. */
export const measureLoudness = ({ left, right, sampleRate }: Sound): number => {
  const energies = new Float64Array(Math.floor(left.length / sampleRate / stepSeconds + 1e-9));
  addEnergies(left, sampleRate, energies);
  addEnergies(right, sampleRate, energies);
  const blocks: number[] = [];
  for (let index = stepsInBlock; index <= energies.length; index += 1) {
    const block = mean([...energies.subarray(index - stepsInBlock, index)]);
    if (loudnessOf(block) > absoluteGate) blocks.push(block);
  }
  if (blocks.length === 0) return -Infinity;
  const gate = loudnessOf(mean(blocks)) + relativeGate;
  return loudnessOf(mean(blocks.filter((block) => loudnessOf(block) > gate)));
};
