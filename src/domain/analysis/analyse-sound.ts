import type { SoundFacts } from '#domain/analysis/sound-figures.ts';
import { type AnalysedSound, createSoundMeter } from '#domain/analysis/sound-meter.ts';
import type { Sound } from '#domain/analysis/sound.ts';

/** Everything there is to say about a sound that is there whole. */
export const analyseSound = (sound: Sound, facts: SoundFacts): AnalysedSound => {
  const meter = createSoundMeter(sound.sampleRate);
  meter.add(sound);
  return meter.analysed(facts);
};
