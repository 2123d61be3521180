/** Some samples of both sides, as many of each; mono has the same array twice. */
export interface SoundPiece {
  readonly left: Float32Array;
  readonly right: Float32Array;
}

/** Decoded audio. Mono has the same samples on both sides. */
export interface Sound extends SoundPiece {
  readonly sampleRate: number;
}
