import type { SoundCurves } from '#domain/analysis/sound-curves.ts';
import type { SoundFigures } from '#domain/analysis/sound-figures.ts';
import type { EmbeddedPicture } from './analysis-message.ts';

interface AnalysedFile {
  readonly figures: SoundFigures;
  readonly curves: SoundCurves;
  readonly sha256: string;
  /** Only where it was asked for. */
  readonly picture: EmbeddedPicture | null;
}

/** `failed` is a sentence that whoever sent the file can act on. */
export type AnalysisOutcome = AnalysedFile | { readonly failed: string };
