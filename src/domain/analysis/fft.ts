/** A Fourier transform of one size, with its tables made once. */
export interface Fft {
  readonly size: number;
  /** In place; both arrays have `size` elements. */
  readonly transform: (real: Float64Array, imaginary: Float64Array) => void;
}

const reversedBits = (size: number): Uint32Array => {
  const places = new Uint32Array(size);
  for (let index = 1; index < size; index += 1) {
    places[index] = ((places[index >> 1] ?? 0) >> 1) | ((index & 1) * (size >> 1));
  }
  return places;
};

/** Steps of one and of two places need no multiplication: done together, four places at a time. */
const firstSteps = (real: Float64Array, imaginary: Float64Array, size: number): void => {
  for (let start = 0; start < size; start += 4) {
    const r0 = real[start] ?? 0;
    const r1 = real[start + 1] ?? 0;
    const r2 = real[start + 2] ?? 0;
    const r3 = real[start + 3] ?? 0;
    const i0 = imaginary[start] ?? 0;
    const i1 = imaginary[start + 1] ?? 0;
    const i2 = imaginary[start + 2] ?? 0;
    const i3 = imaginary[start + 3] ?? 0;
    real[start] = r0 + r1 + r2 + r3;
    imaginary[start] = i0 + i1 + i2 + i3;
    real[start + 1] = r0 - r1 + i2 - i3;
    imaginary[start + 1] = i0 - i1 - r2 + r3;
    real[start + 2] = r0 + r1 - r2 - r3;
    imaginary[start + 2] = i0 + i1 - i2 - i3;
    real[start + 3] = r0 - r1 - i2 + i3;
    imaginary[start + 3] = i0 - i1 + r2 - r3;
  }
};

/** One step: pairs that are `half` places apart. The turns of this step stand in the tables from `half` on. */
const step = (
  real: Float64Array,
  imaginary: Float64Array,
  cosines: Float64Array,
  sines: Float64Array,
  half: number,
): void => {
  const size = real.length;
  for (let start = 0; start < size; start += 2 * half) {
    for (let turn = 0; turn < half; turn += 1) {
      const cosine = cosines[half + turn] ?? 0;
      const sine = sines[half + turn] ?? 0;
      const upper = start + turn;
      const lower = upper + half;
      const lowerReal = real[lower] ?? 0;
      const lowerImaginary = imaginary[lower] ?? 0;
      const r = lowerReal * cosine + lowerImaginary * sine;
      const i = lowerImaginary * cosine - lowerReal * sine;
      const upperReal = real[upper] ?? 0;
      const upperImaginary = imaginary[upper] ?? 0;
      real[lower] = upperReal - r;
      imaginary[lower] = upperImaginary - i;
      real[upper] = upperReal + r;
      imaginary[upper] = upperImaginary + i;
    }
  }
};

const makeFft = (size: number): Fft => {
  if (size < 4 || (size & (size - 1)) !== 0) throw new RangeError(`${size} is no power of two from 4 on`);
  const places = reversedBits(size);
  const cosines = new Float64Array(size);
  const sines = new Float64Array(size);
  for (let half = 1; half < size; half *= 2) {
    for (let turn = 0; turn < half; turn += 1) {
      cosines[half + turn] = Math.cos((Math.PI * turn) / half);
      sines[half + turn] = Math.sin((Math.PI * turn) / half);
    }
  }

  const transform = (real: Float64Array, imaginary: Float64Array): void => {
    if (real.length !== size || imaginary.length !== size) throw new RangeError(`not ${size} values`);
    for (let index = 0; index < size; index += 1) {
      const place = places[index] ?? 0;
      if (place > index) {
        const r = real[index] ?? 0;
        const i = imaginary[index] ?? 0;
        real[index] = real[place] ?? 0;
        imaginary[index] = imaginary[place] ?? 0;
        real[place] = r;
        imaginary[place] = i;
      }
    }
    firstSteps(real, imaginary, size);
    for (let half = 4; half < size; half *= 2) step(real, imaginary, cosines, sines, half);
  };
  return { size, transform };
};

const made = new Map<number, Fft>();

/** The transform of a size that is a power of two. */
export const fftOf = (size: number): Fft => {
  const known = made.get(size);
  if (known !== undefined) return known;
  const fft = makeFft(size);
  made.set(size, fft);
  return fft;
};

export const nextPowerOfTwo = (length: number): number => 2 ** Math.ceil(Math.log2(Math.max(4, length)));

/** A raised cosine over a frame, so that its edges are silent. */
export const hann = (size: number): Float64Array =>
  Float64Array.from({ length: size }, (_, index) => 0.5 - 0.5 * Math.cos((2 * Math.PI * index) / size));
