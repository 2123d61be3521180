import type { ModulationDepth } from '#domain/composer/score.ts';
import type { Energy } from '#domain/records/kinds/energy.ts';
import type { ServiceMood } from '#domain/music/service-mood.ts';

/** What is chosen by hand for a piece; the rest of its recipe follows from its style. */
export interface Row {
  readonly title: string;
  /** Decides key, progression and every note: another seed is another piece. */
  readonly seed: number;
  readonly mood: ServiceMood;
  readonly bpm: number;
  readonly energy: Energy;
  readonly focus: Energy;
  /** Words for what is heard; those that name a palette of the style choose it. */
  readonly tags: readonly string[];
  readonly modulation?: ModulationDepth;
}
