/** Windowed-sinc resampling downwards; what the new rate cannot hold is filtered away first. */
export const resample = (samples: Float32Array, from: number, to: number): Float32Array => {
  if (to >= from) return samples;
  const ratio = from / to;
  const reach = Math.ceil(24 * ratio);
  const fitted = new Float32Array(Math.floor(samples.length / ratio));
  for (let index = 0; index < fitted.length; index += 1) {
    const centre = index * ratio;
    const first = Math.ceil(centre - reach);
    let sum = 0;
    let weights = 0;
    for (let at = first; at <= centre + reach; at += 1) {
      const distance = (at - centre) / ratio;
      const x = Math.PI * distance * 0.94;
      const window = 0.5 + 0.5 * Math.cos((Math.PI * (at - centre)) / (reach + 1));
      const weight = (x === 0 ? 1 : Math.sin(x) / x) * window;
      sum += weight * (samples[at] ?? 0);
      weights += weight;
    }
    fitted[index] = sum / weights;
  }
  return fitted;
};

export const meanSquare = (samples: Float32Array, start: number, end: number): number => {
  let sum = 0;
  for (let index = Math.max(0, start); index < end; index += 1) sum += (samples[index] ?? 0) ** 2;
  return sum / Math.max(1, end - start);
};

export interface Loop {
  readonly samples: Float32Array;
  readonly start: number;
  readonly end: number;
  /** How fast the sound dies where the loop stands in for it, in dB a second. */
  readonly fade: number;
}

/** Ends a long ringing sound early: its last half second, whole periods of it, goes round and keeps dying. */
export const shorten = (samples: Float32Array, rate: number, seconds: number, hertz: number): Loop => {
  const end = Math.min(samples.length - 8, Math.floor(seconds * rate));
  const period = rate / hertz;
  const length = Math.round(Math.round((0.5 * rate) / period) * period);
  const start = end - length;
  const kept = samples.slice(0, end + 8);
  const quarter = Math.floor(0.25 * rate);
  const loud = meanSquare(samples, start - quarter, start) + 1e-12;
  const soft = meanSquare(samples, end - quarter, end) + 1e-12;
  const fade = Math.max(2, (10 * Math.log10(loud / soft)) / (length / rate));
  // Within the loop the sound is held at the loudness of its beginning; the player lets it die from there.
  const lift = (index: number): number => 10 ** ((fade * (index - start)) / rate / 20);
  for (let index = start; index < end; index += 1) kept[index] = (samples[index] ?? 0) * lift(index);
  const blend = Math.min(Math.floor(length * 0.6), start);
  for (let index = end - blend; index < end; index += 1) {
    const share = (index - (end - blend)) / blend;
    const earlier = (samples[index - length] ?? 0) * lift(index - length);
    kept[index] =
      (kept[index] ?? 0) * Math.cos((share * Math.PI) / 2) ** 2 +
      earlier * Math.sin((share * Math.PI) / 2) ** 2;
  }
  for (let index = 0; index < 8; index += 1) kept[end + index] = kept[start + index] ?? 0;
  return { samples: kept, start, end, fade };
};

/** Fades the end of what does not loop, so that a cut sounds like none. */
export const fadeOut = (samples: Float32Array, rate: number, seconds: number): Float32Array => {
  const end = Math.min(samples.length, Math.floor(seconds * rate));
  const kept = samples.slice(0, end);
  const fade = Math.min(end, Math.floor((samples.length > end ? 0.5 : 0.02) * rate));
  for (let index = 0; index < fade; index += 1) {
    const at = end - fade + index;
    kept[at] = (kept[at] ?? 0) * Math.cos((index / fade) * (Math.PI / 2)) ** 2;
  }
  return kept;
};
