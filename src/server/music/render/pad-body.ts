import type { Body } from './body.ts';
import { SAMPLE_RATE } from './chunk.ts';
import { soundOfSpectrum } from './fourier.ts';
import { mixSeed, randomOf } from './noise.ts';

export interface PadTimbre {
  readonly partials: number;
  /** Each partial is this power of its number softer. */
  readonly slope: number;
  /** How far a partial is smeared, in cents. */
  readonly cents: number;
  /** Even partials against odd ones. */
  readonly even: number;
  /** Where the treble begins to close, in Hz. */
  readonly edge: number;
  /** Breath above the tone, 0 to 1. */
  readonly air: number;
}

const SIZE = 1 << 17;

/**
 * A loop of three seconds made of smeared partials with random phases: every moment of it is steady and none repeats
 * within it. The idea is Nasca Paul's PADsynth; the right ear hears it half a loop later, which makes it wide.
 */
export const padBody = (key: number, timbre: PadTimbre, seed: number, gain: number): Body => {
  const pitch = 440 * 2 ** ((key - 69) / 12);
  const real = new Float64Array(SIZE);
  const imaginary = new Float64Array(SIZE);
  const random = randomOf(mixSeed(seed, key));
  const binWidth = SAMPLE_RATE / SIZE;
  for (let partial = 1; partial <= timbre.partials; partial += 1) {
    const centre = pitch * partial;
    if (centre > 15_000) break;
    const level =
      (partial ** -timbre.slope * (partial % 2 === 0 ? timbre.even : 1)) / (1 + (centre / timbre.edge) ** 2);
    const width = Math.max(binWidth * 0.8, (2 ** (timbre.cents / 1200) - 1) * centre);
    const reach = Math.ceil((3 * width) / binWidth);
    const middle = Math.round(centre / binWidth);
    const scale = level / Math.sqrt(width / binWidth);
    for (let bin = Math.max(1, middle - reach); bin <= Math.min(SIZE / 2 - 1, middle + reach); bin += 1) {
      const away = (bin * binWidth - centre) / width;
      const amount = scale * Math.exp(-away * away);
      const phase = random() * 2 * Math.PI;
      real[bin] = (real[bin] ?? 0) + amount * Math.cos(phase);
      imaginary[bin] = (imaginary[bin] ?? 0) + amount * Math.sin(phase);
    }
  }
  if (timbre.air > 0) {
    const from = Math.floor(1500 / binWidth);
    const to = Math.floor(11_000 / binWidth);
    for (let bin = from; bin < to; bin += 1) {
      // Comes in without an edge: an edge in a spectrogram is a hiss to the ear.
      const share = (bin - from) / (to - from);
      const amount = (timbre.air * 0.006 * Math.min(1, share * 4)) / (1 + share * 4);
      const phase = random() * 2 * Math.PI;
      real[bin] = (real[bin] ?? 0) + amount * Math.cos(phase);
      imaginary[bin] = (imaginary[bin] ?? 0) + amount * Math.sin(phase);
    }
  }
  const sound = soundOfSpectrum(real, imaginary);
  let power = 0;
  for (let index = 0; index < SIZE; index += 1) power += (sound[index] ?? 0) ** 2;
  const scale = gain / Math.sqrt(power / SIZE);
  const table = new Float32Array(SIZE);
  for (let index = 0; index < SIZE; index += 1) table[index] = (sound[index] ?? 0) * scale;
  return { left: table, right: table, rightOffset: SIZE >> 1, end: SIZE, loopStart: 0 };
};
