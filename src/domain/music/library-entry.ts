/** What our own analyser found in the audio. */
export interface Measured {
  /** Integrated loudness in LUFS, ITU-R BS.1770. */
  readonly loudness: number;
  /** True peak in dBTP. */
  readonly peak: number;
  readonly dc: number;
  /** Null where there is no beat to count. */
  readonly bpm: number | null;
  /** 0 to 1. */
  readonly bpmConfidence: number;
  /** Null where the level is not modulated at a steady rate beside the beat. */
  readonly modulationHz: number | null;
  /** 0 to 1; 0 without modulation. */
  readonly modulationDepth: number;
  /** Energy of each octave from 63 Hz to 8 kHz against the sum, in dB. */
  readonly octaves: readonly number[];
  /** How far the loop point stands out against the piece's own movement, in dB. */
  readonly seam: number;
  /** The strongest key, such as "D minor"; null for noise. */
  readonly key: string | null;
  /** What two tracks are compared by. */
  readonly print: readonly number[];
}

/** One track of the library as it was rendered and measured; the repository keeps these. */
export interface LibraryEntry {
  readonly recipe: string;
  /** A hash of the recipe, its score and the renderer's version: other audio has another one. */
  readonly version: string;
  /** Below the bucket adhd-music: `<mood>/<recipe>-<version>.mp3`. */
  readonly filePath: string;
  /** Exact: the bit rate is constant and the length is known. */
  readonly fileSize: number;
  readonly durationSeconds: number;
  /** What the renderer multiplies by to meet the loudness, found in a first pass. */
  readonly gain: number;
  readonly measured: Measured;
}
