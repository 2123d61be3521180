import { adjust, type NextStep } from '#domain/coach/choose/adjust.ts';
import { experimentOf } from '#domain/coach/experiments/all-experiments.ts';
import { routeCoachText } from '#domain/coach/routing/route-coach-text.ts';
import type { CoachExperiment } from '#domain/records/kinds/coach-experiment.ts';
import type { CheckIn } from './check-in.ts';

/** Whether the note asks for people rather than for a next step. */
export const needsCare = (note: string): boolean => {
  const route = routeCoachText(note);
  return route.kind !== 'none' && !route.words.goesOn;
};

/** What comes next; null where the note asks for people, or where its material is gone. */
export const nextAfter = (
  held: CoachExperiment,
  { outcome, obstacle, note }: CheckIn,
  experiments: readonly Pick<CoachExperiment, 'materialId'>[],
): NextStep | null => {
  const experiment = experimentOf(held.materialId);
  if (experiment === null || needsCare(note)) return null;
  const tried = experiments.map(({ materialId }) => materialId);
  return adjust(experiment, outcome, obstacle, { tried, shrunk: held.shrunk });
};
