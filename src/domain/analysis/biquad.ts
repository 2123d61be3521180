/** A second-order filter, normalised so that the first feedback coefficient is 1. */
export interface Biquad {
  readonly b0: number;
  readonly b1: number;
  readonly b2: number;
  readonly a1: number;
  readonly a2: number;
}

export const highPass = (sampleRate: number, hertz: number, quality: number): Biquad => {
  const k = Math.tan((Math.PI * hertz) / sampleRate);
  const a0 = 1 + k / quality + k * k;
  return {
    b0: 1 / a0,
    b1: -2 / a0,
    b2: 1 / a0,
    a1: (2 * (k * k - 1)) / a0,
    a2: (1 - k / quality + k * k) / a0,
  };
};

export const lowPass = (sampleRate: number, hertz: number, quality: number): Biquad => {
  const k = Math.tan((Math.PI * hertz) / sampleRate);
  const a0 = 1 + k / quality + k * k;
  return {
    b0: (k * k) / a0,
    b1: (2 * k * k) / a0,
    b2: (k * k) / a0,
    a1: (2 * (k * k - 1)) / a0,
    a2: (1 - k / quality + k * k) / a0,
  };
};
