/** Samples of the coarser of both rates on each side. */
const reach = 16;
/** So fine that what lies between two values of the table makes no difference at 16 bits. */
const finest = 512;

/** Half of a windowed sinc; the other half is its mirror. */
const kernel = Float64Array.from({ length: reach * finest + 2 }, (_, index) => {
  const distance = index / finest;
  if (distance >= reach) return 0;
  const sinc = distance === 0 ? 1 : Math.sin(Math.PI * distance) / (Math.PI * distance);
  return sinc * Math.cos((Math.PI * distance) / (2 * reach)) ** 2;
});

/** The first `length` samples of a signal at another rate. Beyond its ends is silence. */
export const resampled = (samples: Float32Array, from: number, to: number, length: number): Float32Array => {
  if (from === to) return samples.subarray(0, length);
  const step = from / to;
  /** Below 1 where the new rate cannot carry all that the old one did. */
  const share = Math.min(1, to / from);
  const wide = reach / share;
  const result = new Float32Array(length);
  for (let index = 0; index < length; index += 1) {
    const middle = index * step;
    const last = Math.min(samples.length - 1, Math.floor(middle + wide));
    let sum = 0;
    for (let at = Math.max(0, Math.ceil(middle - wide)); at <= last; at += 1) {
      const place = Math.abs(at - middle) * share * finest;
      const whole = Math.floor(place);
      const here = kernel[whole] ?? 0;
      sum += (samples[at] ?? 0) * (here + (place - whole) * ((kernel[whole + 1] ?? 0) - here));
    }
    result[index] = sum * share;
  }
  return result;
};
