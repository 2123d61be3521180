import type { Sound } from '#domain/analysis/sound.ts';

/** Samples; about half a millisecond, the length of a click. */
const window = 24;
const frameSeconds = 0.02;
const usual = 0.995;

const percentile = (values: Float64Array, share: number): number =>
  values.toSorted()[Math.min(values.length - 1, Math.floor(share * values.length))] ?? 0;

/** The energy of the bends from one window to the next; the first one lies across the loop point. */
const bends = (samples: Float32Array): Float64Array => {
  const { length } = samples;
  const energies = new Float64Array(Math.floor(length / window));
  for (let index = 0; index < energies.length; index += 1) {
    let sum = 0;
    const from = index * window - window / 2;
    for (let step = 0; step < window; step += 1) {
      const place = from + step;
      const here = samples[place < 0 ? place + length : place] ?? 0;
      const before = samples[place < 1 ? place - 1 + length : place - 1] ?? 0;
      const after = samples[place < -1 ? place + 1 + length : place + 1] ?? 0;
      sum += (before - 2 * here + after) ** 2;
    }
    energies[index] = sum;
  }
  return energies;
};

/** A click is a bend sharper than nearly all others. */
const click = (samples: Float32Array): number => {
  const energies = bends(samples);
  return 10 * Math.log10(((energies[0] ?? 0) + 1e-12) / (percentile(energies, usual) + 1e-12));
};

/** A tail that was cut is a fall of the level steeper than nearly all others. */
const cut = (samples: Float32Array, sampleRate: number): number => {
  const size = Math.round(frameSeconds * sampleRate);
  const levels = new Float64Array(Math.floor(samples.length / size));
  let all = 0;
  for (let frame = 0; frame < levels.length; frame += 1) {
    // Frames are counted back from the end as well, so that the last one ends with the piece.
    const from = frame * 2 < levels.length ? frame * size : samples.length - (levels.length - frame) * size;
    let sum = 0;
    for (let index = from; index < from + size; index += 1) sum += (samples[index] ?? 0) ** 2;
    levels[frame] = sum;
    all += sum;
  }
  const floor = (1e-6 * all) / Math.max(1, levels.length) + 1e-12;
  const falls = levels.map(
    (level, frame) => 10 * Math.log10((level + floor) / ((levels[(frame + 1) % levels.length] ?? 0) + floor)),
  );
  return (falls.at(-1) ?? 0) - percentile(falls, usual);
};

/** How far the loop point stands out against the piece's own movement, in dB; at most about zero where it is unheard. */
export const loopSeam = ({ left, right, sampleRate }: Sound): number =>
  Math.max(...[left, right].flatMap((samples) => [click(samples), cut(samples, sampleRate)]));
