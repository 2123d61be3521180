import type { Source, Sources } from '#domain/reading/source.ts';
import { adhdSources } from '#domain/reading/sources/adhd-sources.ts';
import { coachSources } from '#domain/reading/sources/coach-sources.ts';
import { landingSources } from '#domain/reading/sources/landing-sources.ts';
import { memorySources } from '#domain/reading/sources/memory-sources.ts';
import { musicSources } from '#domain/reading/sources/music-sources.ts';
import { toolSources } from '#domain/reading/sources/tool-sources.ts';
import type { Experiment } from './experiment.ts';

const all: Sources = {
  ...adhdSources,
  ...coachSources,
  ...landingSources,
  ...memorySources,
  ...musicSources,
  ...toolSources,
};

/** The publication an experiment goes back to; null where it is common practice. */
export const experimentSource = (experiment: Experiment): Source | null =>
  experiment.source === null ? null : (all[experiment.source] ?? null);

/** Says how much stands behind an experiment, and no more than that. */
export const basisInWords = (experiment: Experiment): string => {
  const source = experimentSource(experiment);
  return source === null
    ? 'Common practice, no study behind it.'
    : `The idea comes from research: ${source.authors} (${source.year}). This exact week was not tested.`;
};
