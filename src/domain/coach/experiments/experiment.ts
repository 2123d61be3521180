import type { adhdSources } from '#domain/reading/sources/adhd-sources.ts';
import type { coachSources } from '#domain/reading/sources/coach-sources.ts';
import type { landingSources } from '#domain/reading/sources/landing-sources.ts';
import type { memorySources } from '#domain/reading/sources/memory-sources.ts';
import type { musicSources } from '#domain/reading/sources/music-sources.ts';
import type { toolSources } from '#domain/reading/sources/tool-sources.ts';

export const experimentThemes = [
  'starting',
  'time',
  'meetings',
  'messages',
  'finishing',
  'interruptions',
  'memory',
  'energy',
  'feelings',
  'organising',
  'job-search',
  'asking',
] as const;
export type ExperimentTheme = (typeof experimentThemes)[number];

/** A publication that stands in one of the lists of src/domain/reading/sources. */
export type ExperimentSourceId =
  | keyof typeof adhdSources
  | keyof typeof coachSources
  | keyof typeof landingSources
  | keyof typeof memorySources
  | keyof typeof musicSources
  | keyof typeof toolSources;

type Grounds =
  | { readonly basis: 'study'; readonly source: ExperimentSourceId }
  /** What many people do and recommend. No study of ours to point at, and we say so. */
  | { readonly basis: 'practice'; readonly source: null };

/** One thing to try for a week. Small enough to begin tomorrow, plain enough to see whether it helped. */
export type Experiment = Grounds & {
  readonly id: string;
  readonly theme: ExperimentTheme;
  readonly title: string;
  /** One short sentence that shows this kind of trouble was understood. */
  readonly heard: string;
  /** What to do, in one or two sentences. */
  readonly what: string;
  /** A suggestion for when in the week. */
  readonly when: string;
  /** What you can see when it worked. */
  readonly sign: string;
  /** How small it may get on a bad day: two minutes at most. */
  readonly smallest: string;
  /** What people say when they need this one, in the notation of words/cue.ts. */
  readonly words: readonly string[];
  readonly energy: 'low' | 'medium' | 'high';
  /** `free`: any hour of the day will do, so one’s best hours may be named. `given`: something else says when. */
  readonly hour: 'free' | 'given';
  /** What one’s own numbers can add to: how long one’s tasks take, or nothing. */
  readonly about: 'how-long' | null;
  readonly followUpDays: number;
};

export const practice = { basis: 'practice', source: null } as const;

export const study = <Id extends ExperimentSourceId>(
  source: Id,
): { readonly basis: 'study'; readonly source: Id } => ({
  basis: 'study',
  source,
});
