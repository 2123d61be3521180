import { experimentOf } from '#domain/coach/experiments/all-experiments.ts';
import type { Experiment } from '#domain/coach/experiments/experiment.ts';
import type { Difference, WeekMeasure } from './week-measures.ts';

/** What fits what was different. Where nothing was, looking back is a good start. */
const fitting: Readonly<Record<WeekMeasure, (difference: Difference) => readonly string[]>> = {
  session: ({ week, usual }) => (week < usual ? ['five-minute-timer'] : ['two-small-breaks']),
  'day-focus': ({ week, usual }) => (week < usual ? ['quiet-hour'] : ['closing-time']),
  'day-done': ({ week, usual }) => (week < usual ? ['cut-to-three'] : ['list-of-done']),
  'first-start': ({ week, usual }) => (week > usual ? ['when-then-start'] : ['hard-thing-good-hour']),
  energy: ({ week, usual }) => (week < usual ? ['move-before-work'] : ['hard-thing-good-hour']),
  guess: () => ['guess-and-measure'],
};
const always = ['friday-look-back', 'three-for-the-week', 'name-the-first-move', 'list-of-done'] as const;

/** One that was not tried yet. */
export const nextExperiment = (
  found: readonly Difference[],
  before: readonly { readonly materialId: string }[],
): Experiment | null => {
  const had = new Set(before.map(({ materialId }) => materialId));
  const ids = [...found.flatMap((difference) => fitting[difference.measure](difference)), ...always];
  const id = ids.find((one) => !had.has(one));
  return id === undefined ? null : experimentOf(id);
};
