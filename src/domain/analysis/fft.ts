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

interface Turns {
  /** The turns of a step over `half` places stand from `half` on. */
  readonly cosines: Float64Array;
  readonly sines: Float64Array;
}

/** One step: pairs that are `half` places apart. */
const step = (real: Float64Array, imaginary: Float64Array, { cosines, sines }: Turns, half: number): void => {
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

/** The steps over `half` and over twice as many places together: every value is fetched and stored once for both. */
const twoSteps = (
  real: Float64Array,
  imaginary: Float64Array,
  { cosines, sines }: Turns,
  half: number,
): void => {
  const size = real.length;
  for (let turn = 0; turn < half; turn += 1) {
    const c1 = cosines[half + turn] ?? 0;
    const s1 = sines[half + turn] ?? 0;
    const c2 = cosines[2 * half + turn] ?? 0;
    const s2 = sines[2 * half + turn] ?? 0;
    for (let a = turn; a < size; a += 4 * half) {
      const b = a + half;
      const c = b + half;
      const d = c + half;
      const bReal = real[b] ?? 0;
      const bImaginary = imaginary[b] ?? 0;
      const dReal = real[d] ?? 0;
      const dImaginary = imaginary[d] ?? 0;
      const br = bReal * c1 + bImaginary * s1;
      const bi = bImaginary * c1 - bReal * s1;
      const dr = dReal * c1 + dImaginary * s1;
      const di = dImaginary * c1 - dReal * s1;
      const aReal = real[a] ?? 0;
      const aImaginary = imaginary[a] ?? 0;
      const cReal = real[c] ?? 0;
      const cImaginary = imaginary[c] ?? 0;
      const a0 = aReal + br;
      const a1 = aImaginary + bi;
      const b0 = aReal - br;
      const b1 = aImaginary - bi;
      const sumReal = cReal + dr;
      const sumImaginary = cImaginary + di;
      const restReal = cReal - dr;
      const restImaginary = cImaginary - di;
      const cr = sumReal * c2 + sumImaginary * s2;
      const ci = sumImaginary * c2 - sumReal * s2;
      // A quarter of a turn further: real and imaginary part change places.
      const er = restImaginary * c2 - restReal * s2;
      const ei = -(restReal * c2 + restImaginary * s2);
      real[a] = a0 + cr;
      imaginary[a] = a1 + ci;
      real[c] = a0 - cr;
      imaginary[c] = a1 - ci;
      real[b] = b0 + er;
      imaginary[b] = b1 + ei;
      real[d] = b0 - er;
      imaginary[d] = b1 - ei;
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

  const turns = { cosines, sines };

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
    let half = 4;
    for (; 2 * half < size; half *= 4) twoSteps(real, imaginary, turns, half);
    if (half < size) step(real, imaginary, turns, half);
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
