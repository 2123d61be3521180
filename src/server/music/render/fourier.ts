/** The inverse transform of a spectrum in place, radix two; lengths are powers of two. Unscaled. */
export function inverseFourier(real: Float64Array, imaginary: Float64Array): void {
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
  const cosine = new Float64Array(size / 2);
  const sine = new Float64Array(size / 2);
  for (let index = 0; index < size / 2; index += 1) {
    cosine[index] = Math.cos((2 * Math.PI * index) / size);
    sine[index] = Math.sin((2 * Math.PI * index) / size);
  }
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
