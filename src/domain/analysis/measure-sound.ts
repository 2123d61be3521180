import { clipping } from '#domain/analysis/clipping.ts';
import { dcOffset } from '#domain/analysis/dc-offset.ts';
import { createChroma, estimateKey } from '#domain/analysis/estimate-key.ts';
import { estimateTempo } from '#domain/analysis/estimate-tempo.ts';
import { eachLongSpectrum } from '#domain/analysis/long-spectra.ts';
import { loopSeam } from '#domain/analysis/loop-seam.ts';
import { measureLoudness } from '#domain/analysis/measure-loudness.ts';
import { measureModulation } from '#domain/analysis/measure-modulation.ts';
import { melFrames } from '#domain/analysis/mel-frames.ts';
import { monoOf } from '#domain/analysis/mono.ts';
import { createOctaveBalance } from '#domain/analysis/octave-balance.ts';
import { onsetsOf } from '#domain/analysis/onset-strength.ts';
import { soundPrint } from '#domain/analysis/sound-print.ts';
import { truePeak } from '#domain/analysis/true-peak.ts';
import type { Sound } from '#domain/analysis/sound.ts';
import type { Measured } from '#domain/music/library-entry.ts';

export interface MeasuredSound extends Measured {
  /** How many times the wave was cut off at full scale. */
  readonly clipped: number;
}

/**
 * Everything the analyser knows about a sound. Each costly step is done once for all who need it.
 * A seam that was measured before the sound was encoded may be given: encoding adds silence at both ends.
 */
export const measureSound = (sound: Sound, seam = loopSeam(sound)): MeasuredSound => {
  const octaves = createOctaveBalance();
  const notes = createChroma();
  eachLongSpectrum(sound, (spectrum) => {
    octaves.add(spectrum);
    notes.add(spectrum);
  });
  const mono = monoOf(sound);
  const mel = melFrames(mono);
  const onsets = onsetsOf(mel);
  const { bpm, confidence } = estimateTempo(onsets);
  const { hertz, depth } = measureModulation(mono, bpm);
  const chroma = notes.chroma();
  return {
    loudness: measureLoudness(sound),
    peak: truePeak(sound),
    dc: dcOffset(sound),
    bpm,
    bpmConfidence: confidence,
    modulationHz: hertz,
    modulationDepth: depth,
    octaves: octaves.balance(),
    seam,
    key: estimateKey(chroma, notes.tonality())?.name ?? null,
    print: soundPrint({ mel, onsets, chroma }),
    clipped: clipping(sound),
  };
};
