import { createBandEnvelopes } from '#domain/analysis/band-envelopes.ts';
import { createChroma, estimateKey } from '#domain/analysis/estimate-key.ts';
import { estimateTempo } from '#domain/analysis/estimate-tempo.ts';
import { createLongSpectra } from '#domain/analysis/long-spectra.ts';
import { findModulation, modulationContrasts, modulationLines } from '#domain/analysis/measure-modulation.ts';
import { createMelFrames } from '#domain/analysis/mel-frames.ts';
import { createMonoMixer } from '#domain/analysis/mono.ts';
import { onsetsOf } from '#domain/analysis/onset-strength.ts';
import { curveSizes } from '#domain/analysis/curve-sizes.ts';
import type { SoundPiece } from '#domain/analysis/sound.ts';
import { tempoOverTime } from '#domain/analysis/tempo-over-time.ts';
import { createThirdOctaveSpectrum } from '#domain/analysis/third-octave-spectrum.ts';
import { rounded } from '#domain/analysis/rounded.ts';

/** All of the first half minute; of what follows every fourth frame tells key and spectrum as well as all of them. */
const counts = (frame: number): boolean => frame < 160 || frame % 4 === 0;

/** What is heard in the sound: tempo, key and modulation. */
export const createHearing = (sampleRate: number) => {
  const mixer = createMonoMixer(sampleRate);
  const mel = createMelFrames(mixer.rate);
  const bands = createBandEnvelopes(mixer.rate);
  const notes = createChroma();
  const thirds = createThirdOctaveSpectrum();
  const spectra = createLongSpectra(
    sampleRate,
    (spectrum) => {
      notes.add(spectrum);
      thirds.add(spectrum);
    },
    counts,
  );
  const addMono = (samples: Float32Array): void => {
    mel.add(samples);
    bands.add(samples);
  };
  return {
    add: (piece: SoundPiece): void => {
      addMono(mixer.add(piece));
      spectra.add(piece);
    },
    heard: () => {
      addMono(mixer.rest());
      const onsets = onsetsOf(mel.frames());
      const { bpm, confidence } = estimateTempo(onsets);
      const lines = modulationLines(bands.envelopes());
      const { hertz, depth } = findModulation(lines, bpm);
      return {
        figures: {
          bpm: bpm === null ? null : rounded(1, bpm),
          bpmConfidence: rounded(2, confidence),
          key: estimateKey(notes.chroma(), notes.tonality())?.name ?? null,
          modulationHz: hertz === null ? null : rounded(2, hertz),
          modulationDepth: rounded(2, Math.min(1, depth)),
        },
        curves: {
          spectrum: [...thirds.levels()],
          modulation: modulationContrasts(lines, curveSizes.modulation).map((value) => rounded(1, value)),
          tempo: tempoOverTime(onsets, bpm, curveSizes.mostTempo),
        },
      };
    },
  };
};
