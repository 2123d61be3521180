/** Hermite's curve through the middle two of four samples. */
const between = (a: number, b: number, c: number, d: number, part: number): number =>
  b + 0.5 * part * (c - a + part * (2 * a - 5 * b + 4 * c - d + part * (3 * (b - c) + d - a)));

/** How alike a stretch and the same stretch `lag` samples later are; the lag may fall between two samples. */
const likeness = (samples: Float32Array, start: number, length: number, lag: number): number => {
  const whole = Math.floor(lag);
  const part = lag - whole;
  let both = 0;
  let first = 0;
  let second = 0;
  for (let index = start; index < start + length; index += 1) {
    const a = samples[index] ?? 0;
    const at = index + whole;
    const b = between(
      samples[at - 1] ?? 0,
      samples[at] ?? 0,
      samples[at + 1] ?? 0,
      samples[at + 2] ?? 0,
      part,
    );
    both += a * b;
    first += a * a;
    second += b * b;
  }
  return both / Math.sqrt(first * second + 1e-20);
};

/**
 * The pitch of a recording near the one that its file claims, in cents from it; null where it has none that is plain
 * enough. Few periods are compared first, then ever more around what was found: the cents get finer with the distance,
 * but so do the wrong answers that look as good.
 */
export const centsFrom = (samples: Float32Array, rate: number, claimedHz: number): number | null => {
  const start = Math.min(Math.floor(0.1 * rate), Math.floor(samples.length * 0.2));
  const room = samples.length - start - 4;
  const period = rate / claimedHz;
  const length = Math.min(Math.floor(0.25 * rate), Math.floor(room * 0.55));
  if (length < period * 3) return null;
  let cents = 0;
  let width = 60;
  let best = 0;
  for (let periods = 1; periods * period < Math.min(0.06 * rate, room * 0.4); periods *= 2) {
    best = 0;
    const centre = cents;
    for (let step = -40; step <= 40; step += 1) {
      const candidate = centre + (step / 40) * width;
      const found = likeness(samples, start, length, (periods * period) / 2 ** (candidate / 1200));
      if (found > best) {
        best = found;
        cents = candidate;
      }
    }
    width = Math.max(3, width / 1.8);
  }
  return best > 0.7 && Math.abs(cents) < 55 ? Math.round(cents * 10) / 10 : null;
};
