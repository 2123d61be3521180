import type { AnalysedSound } from '#domain/analysis/sound-meter.ts';
import type { SoundFacts } from '#domain/analysis/sound-figures.ts';
import type { Sound } from '#domain/analysis/sound.ts';

// What the page and its analysis worker say to each other. One sound for each worker.

export interface ToAnalysisWorker {
  readonly sound: Sound;
  readonly facts: SoundFacts;
}

export type FromAnalysisWorker =
  ({ readonly type: 'analysed' } & AnalysedSound) | { readonly type: 'failed'; readonly message: string };
