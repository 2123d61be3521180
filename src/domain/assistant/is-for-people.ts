import { allExperiments } from '#domain/coach/experiments/all-experiments.ts';
import { routeCoachText } from '#domain/coach/routing/route-coach-text.ts';
import { coachMessage } from './model-messages.ts';

/** What we wrote ourselves says nothing about the person. */
const ourLines: ReadonlySet<string> = new Set(
  allExperiments.flatMap((experiment) => coachMessage('', experiment).split('\n')),
);

/**
 * Whether it is for people before it is for a model. What it is about is heard by itself and with what stands below it:
 * nothing else softens what somebody said.
 */
export const isForPeople = (message: string): boolean => {
  const lines = message.split('\n');
  const theirs = lines.filter((line) => !ourLines.has(line)).join('\n');
  return [theirs, lines[0] ?? ''].some((words) => routeCoachText(words).kind !== 'none');
};
