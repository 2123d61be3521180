import type { Sound, SoundPiece } from '#domain/analysis/sound.ts';

const fullScale = 0.999;
/** A single sample may touch the ceiling; a flat top is a wave that was cut. */
const flatTop = 3;

const createSide = () => {
  let found = 0;
  let run = 0;
  let side = 0;
  return {
    add: (samples: Float32Array): void => {
      for (let index = 0; index < samples.length; index += 1) {
        const sample = samples[index] ?? 0;
        if (sample < fullScale && sample > -fullScale) {
          // Hardly ever, and a store for every sample is not free.
          if (run !== 0) {
            run = 0;
            side = 0;
          }
          continue;
        }
        const now = sample > 0 ? 1 : -1;
        run = now === side ? run + 1 : 1;
        side = now;
        if (run === flatTop) found += 1;
      }
    },
    found: (): number => found,
  };
};

/** Takes a sound in pieces of any length. */
export const createClippingCounter = () => {
  const [left, right] = [createSide(), createSide()];
  let mono = false;
  return {
    add: (piece: SoundPiece): void => {
      left.add(piece.left);
      mono = piece.left === piece.right;
      if (!mono) right.add(piece.right);
    },
    /** How many times the wave was cut off at full scale. */
    clipped: (): number => left.found() + (mono ? left.found() : right.found()),
  };
};

/** How many times the wave was cut off at full scale. */
export const clipping = (sound: Sound): number => {
  const counter = createClippingCounter();
  counter.add(sound);
  return counter.clipped();
};
