/** Decoded audio. Mono has the same samples on both sides. */
export interface Sound {
  readonly sampleRate: number;
  readonly left: Float32Array;
  readonly right: Float32Array;
}
