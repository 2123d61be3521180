import { median } from '#domain/estimates/median.ts';
import type { Sample } from '#domain/estimates/samples.ts';
import type { TaskKind } from '#domain/records/kinds/task-values.ts';
import type { Task } from '#domain/records/kinds/task.ts';

/** Fewer say more about a day than about a person. */
const samplesNeeded = 5;

const furthest = { min: 0.25, max: 4 } as const;

const middleOf = (values: readonly number[]): number | null =>
  values.length < samplesNeeded ? null : median(values);

/** How many times longer than thought this kind of task takes; null until there is enough to go by. */
export const calibration = (samples: readonly Sample[], kind: TaskKind): number | null => {
  const ratio = middleOf(
    samples.flatMap((sample) =>
      sample.kind === kind && sample.estimate !== null ? [sample.minutes / sample.estimate] : [],
    ),
  );
  return ratio === null ? null : Math.min(furthest.max, Math.max(furthest.min, ratio));
};

const toFive = (minutes: number): number => Math.max(5, Math.round(minutes / 5) * 5);

type Estimated = Pick<Task, 'kind' | 'estimatedMinutes'>;

/** What it will take, going by what such tasks took; null until there is enough to go by. In steps of five minutes. */
export const usualMinutes = (task: Estimated, samples: readonly Sample[]): number | null => {
  if (task.estimatedMinutes !== null) {
    const ratio = calibration(samples, task.kind);
    return ratio === null ? null : toFive(task.estimatedMinutes * ratio);
  }
  const minutes = middleOf(samples.flatMap((sample) => (sample.kind === task.kind ? [sample.minutes] : [])));
  return minutes === null ? null : toFive(minutes);
};

/** The best that is known: what it usually takes, or else what was thought. */
export const likelyMinutes = (task: Estimated, samples: readonly Sample[]): number | null =>
  usualMinutes(task, samples) ?? task.estimatedMinutes;

export const usualInWords = (minutes: number): string => `usually ${minutes} min`;
