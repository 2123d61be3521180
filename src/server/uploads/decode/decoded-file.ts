import type { SoundFormat } from '#domain/analysis/sound-figures.ts';

/** What a decoder knows beside the sound it handed on. */
export interface DecodedFile {
  readonly format: SoundFormat;
  readonly channels: number;
  /** The bytes that the sound takes in the file, for its bit rate. */
  readonly soundBytes: number;
}
