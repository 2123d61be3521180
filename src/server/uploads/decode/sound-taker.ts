import { createSoundMeter } from '#domain/analysis/sound-meter.ts';
import type { SoundPiece } from '#domain/analysis/sound.ts';
import { badFile } from '#domain/sound-file/bad-file.ts';

export const decodeLimits = {
  bytes: 50 * 1024 * 1024,
  /** Seconds. A few bytes of silence can stand for weeks. */
  longest: 12 * 60 * 60,
  rates: { least: 8000, most: 192_000 },
  channels: 8,
} as const;

/** Whoever takes decoded pieces; the first one says at which rate they come. */
export interface SoundTaker {
  readonly take: (piece: SoundPiece, sampleRate: number) => void;
}

/** Measures what comes, and stops what is too much, whatever the file said of its length. */
export const createMeasuringTaker = (longest: number = decodeLimits.longest) => {
  let meter: ReturnType<typeof createSoundMeter> | undefined;
  let rate = 0;
  return {
    take: (piece: SoundPiece, sampleRate: number): void => {
      if (meter === undefined) {
        if (sampleRate < decodeLimits.rates.least || sampleRate > decodeLimits.rates.most) {
          throw badFile.sampleRate();
        }
        rate = sampleRate;
        meter = createSoundMeter(rate);
      }
      if (sampleRate !== rate) throw badFile.changing();
      meter.add(piece);
      if (meter.frames() > longest * rate) throw badFile.tooLong();
    },
    seconds: (): number => (meter === undefined ? 0 : meter.frames() / rate),
    sampleRate: (): number => rate,
    meter: () => meter,
  };
};
