/** Samples a second, as the networks were taught. */
export const sampleRate = 16_000;

export interface Conditioning {
  /** Loudness of the loud half of the frames after levelling, as a root mean square. */
  readonly level: number;
  /** Seconds of quiet kept or added before and after. */
  readonly before: number;
  readonly after: number;
  /** A frame this far below the loudest is quiet, in decibels. */
  readonly range: number;
  /** Below this loudness nothing was said, in decibels of full scale. */
  readonly silence: number;
}

const frame = 320;
const decibels = (power: number): number => 10 * Math.log10(power + 1e-12);

const framePowers = (samples: Float32Array): number[] => {
  const powers: number[] = [];
  for (let start = 0; start < samples.length; start += frame) {
    const end = Math.min(samples.length, start + frame);
    let sum = 0;
    for (let index = start; index < end; index += 1) sum += (samples[index] ?? 0) ** 2;
    powers.push(sum / (end - start));
  }
  return powers;
};

const bounded = (value: number): number => (Number.isFinite(value) ? Math.max(-1, Math.min(1, value)) : 0);

/** Below this nobody speaks, but rooms hum and tables rumble. */
const lowest = 90;

/** Without numbers that are none, and without what lies below a voice: a microphone's offset, hum, rumble. */
const withoutRumble = (samples: Float32Array): Float32Array => {
  // A Butterworth high-pass of the second order.
  const turn = (2 * Math.PI * lowest) / sampleRate;
  const width = Math.sin(turn) / Math.SQRT2;
  const whole = 1 + width;
  const edge = (1 + Math.cos(turn)) / 2 / whole;
  const back1 = (-2 * Math.cos(turn)) / whole;
  const back2 = (1 - width) / whole;
  // As if the first sample had always been there: an offset makes no click.
  const rest = bounded(samples[0] ?? 0);
  let in1 = rest;
  let in2 = rest;
  let out1 = 0;
  let out2 = 0;
  return samples.map((sample) => {
    const value = bounded(sample);
    const out = edge * (value - 2 * in1 + in2) - back1 * out1 - back2 * out2;
    in2 = in1;
    in1 = value;
    out2 = out1;
    out1 = out;
    return out;
  });
};

/** Levelled, cut to where something sounds, with a little quiet around it. Null where there is nothing to hear. */
export const conditionSound = (samples: Float32Array, how: Conditioning): Float32Array | null => {
  const voiced = withoutRumble(samples);
  const powers = framePowers(voiced);
  const loudest = decibels(Math.max(0, ...powers));
  if (loudest < how.silence) return null;
  const floor = loudest - how.range;
  const first = powers.findIndex((power) => decibels(power) >= floor);
  const last = powers.findLastIndex((power) => decibels(power) >= floor);
  const start = first * frame;
  const end = Math.min(voiced.length, (last + 1) * frame);
  const loud = powers.filter((power) => decibels(power) >= floor);
  const gain = how.level / Math.sqrt(loud.reduce((sum, power) => sum + power, 0) / loud.length);
  const before = Math.round(how.before * sampleRate);
  const after = Math.round(how.after * sampleRate);
  const out = new Float32Array(before + (end - start) + after);
  // What was recorded around the words is kept where there is some: made quiet sounds unlike a room.
  const from = Math.max(0, start - before);
  const to = Math.min(voiced.length, end + after);
  for (let index = from; index < to; index += 1) {
    out[index - start + before] = bounded((voiced[index] ?? 0) * gain);
  }
  return out;
};
