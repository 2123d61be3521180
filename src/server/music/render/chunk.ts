/** A stretch of finished sound at 44,100 frames a second. */
export interface Chunk {
  readonly left: Float32Array<ArrayBuffer>;
  readonly right: Float32Array<ArrayBuffer>;
}

export const SAMPLE_RATE = 44_100;

/** What is worked on at once: small enough for the nearest cache, large enough to forget the calls. */
export const BLOCK = 1024;
