/** Zero crossings of the window on either side; more make the edge steeper than speech needs. */
const REACH = 16;

/**
 * To another rate, by a windowed sinc that also takes away what the lower rate cannot hold: a hiss above it would
 * otherwise come back as a tone.
 */
export const resample = (samples: Float32Array, from: number, to: number): Float32Array => {
  if (from === to || samples.length === 0) return samples;
  const step = from / to;
  const cutoff = Math.min(1, to / from);
  const width = REACH / cutoff;
  const kernel = tabulate(cutoff, width);
  const result = new Float32Array(Math.round(samples.length / step));
  for (let i = 0; i < result.length; i += 1) {
    const centre = i * step;
    const first = Math.max(0, Math.ceil(centre - width));
    const last = Math.min(samples.length - 1, Math.floor(centre + width));
    let sum = 0;
    for (let k = first; k <= last; k += 1) {
      sum += (samples[k] ?? 0) * (kernel[Math.round(Math.abs(k - centre) * FINENESS)] ?? 0);
    }
    result[i] = sum;
  }
  return result;
};

/** Steps of the table to one sample. */
const FINENESS = 512;

/** Half of it: the other half is its mirror image. */
const tabulate = (cutoff: number, width: number): Float64Array => {
  const table = new Float64Array(Math.ceil(width * FINENESS) + 1);
  for (let i = 0; i < table.length; i += 1) {
    const x = i / FINENESS;
    const phase = Math.PI * cutoff * x;
    const sinc = phase === 0 ? 1 : Math.sin(phase) / phase;
    const window = x > width ? 0 : 0.5 + 0.5 * Math.cos((Math.PI * x) / width);
    table[i] = cutoff * sinc * window;
  }
  return table;
};
