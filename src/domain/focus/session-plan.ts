import type { Sample } from '#domain/estimates/samples.ts';
import { likelyMinutes } from '#domain/estimates/usual-minutes.ts';
import { focusMinuteLimits } from '#domain/focus/focus-limits.ts';
import { type FocusSound, soundInWords } from '#domain/focus/focus-sound.ts';
import type { Task } from '#domain/records/kinds/task.ts';

type Estimated = Pick<Task, 'kind' | 'estimatedMinutes'>;

/** How long a session is when nobody says: what the task usually takes, or was thought to take, or the usual time. */
export const minutesFor = (
  task: Estimated | null,
  samples: readonly Sample[],
  focusMinutes: number,
): number => {
  const own = task === null ? null : likelyMinutes(task, samples);
  const { min, max } = focusMinuteLimits;
  return Math.min(Math.max(own ?? focusMinutes, min), max);
};

interface Plan {
  readonly minutes: number;
  readonly sound: FocusSound;
  readonly ritual: string | null;
}

/** "25 min · Deep Focus music · no ritual" */
export const planInWords = ({ minutes, sound, ritual }: Plan): string =>
  [`${minutes} min`, soundInWords(sound), ritual ?? 'no ritual'].join(' · ');
