/** Turns of a circle in steps of its size; the same for every transform of that size, so they are made once. */
interface Circle {
  readonly cosine: Float64Array;
  readonly sine: Float64Array;
}

const circles = new Map<number, Circle>();

function circleOf(size: number): Circle {
  const known = circles.get(size);
  if (known !== undefined) return known;
  const made = { cosine: new Float64Array(size / 2), sine: new Float64Array(size / 2) };
  for (let index = 0; index < size / 2; index += 1) {
    made.cosine[index] = Math.cos((2 * Math.PI * index) / size);
    made.sine[index] = Math.sin((2 * Math.PI * index) / size);
  }
  circles.set(size, made);
  return made;
}

/** The inverse transform of a spectrum in place, radix two; lengths are powers of two. Unscaled. */
function inverseFourier(real: Float64Array, imaginary: Float64Array): void {
  const size = real.length;
  for (let index = 1, swap = 0; index < size; index += 1) {
    let bit = size >> 1;
    for (; (swap & bit) !== 0; bit >>= 1) swap ^= bit;
    swap ^= bit;
    if (index < swap) {
      const r = real[index] ?? 0;
      real[index] = real[swap] ?? 0;
      real[swap] = r;
      const i = imaginary[index] ?? 0;
      imaginary[index] = imaginary[swap] ?? 0;
      imaginary[swap] = i;
    }
  }
  const { cosine, sine } = circleOf(size);
  for (let half = 1; half < size; half *= 2) {
    const stride = size / (2 * half);
    for (let start = 0; start < size; start += 2 * half) {
      for (let index = 0; index < half; index += 1) {
        const c = cosine[index * stride] ?? 0;
        const s = sine[index * stride] ?? 0;
        const low = start + index;
        const high = low + half;
        const r = (real[high] ?? 0) * c - (imaginary[high] ?? 0) * s;
        const i = (real[high] ?? 0) * s + (imaginary[high] ?? 0) * c;
        real[high] = (real[low] ?? 0) - r;
        imaginary[high] = (imaginary[low] ?? 0) - i;
        real[low] = (real[low] ?? 0) + r;
        imaginary[low] = (imaginary[low] ?? 0) + i;
      }
    }
  }
}

/**
 * The sound of a spectrum: the real part of its inverse transform, unscaled. Bin 0 and those from the middle up are taken
 * as empty. A sound is real, so its even and odd samples are the two parts of a transform of half the size.
 */
export function soundOfSpectrum(real: Float64Array, imaginary: Float64Array): Float64Array {
  const size = real.length;
  const half = size / 2;
  const { cosine, sine } = circleOf(size);
  const even = new Float64Array(half);
  const odd = new Float64Array(half);
  for (let bin = 1; bin < half; bin += 1) {
    const r = 0.5 * (real[bin] ?? 0);
    const i = 0.5 * (imaginary[bin] ?? 0);
    // The mirror image of the upper half.
    const upR = 0.5 * (real[half - bin] ?? 0);
    const upI = -0.5 * (imaginary[half - bin] ?? 0);
    const apartR = r - upR;
    const apartI = i - upI;
    const c = cosine[bin] ?? 0;
    const s = sine[bin] ?? 0;
    even[bin] = r + upR - (apartR * s + apartI * c);
    odd[bin] = i + upI + (apartR * c - apartI * s);
  }
  inverseFourier(even, odd);
  const sound = new Float64Array(size);
  for (let index = 0; index < half; index += 1) {
    sound[2 * index] = even[index] ?? 0;
    sound[2 * index + 1] = odd[index] ?? 0;
  }
  return sound;
}
