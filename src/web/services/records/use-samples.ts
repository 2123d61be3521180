import { type Sample, samplesFrom } from '#domain/estimates/samples.ts';
import type { FocusSession } from '#domain/records/kinds/focus-session.ts';
import type { Task } from '#domain/records/kinds/task.ts';
import { useRecords } from '#web/services/records/use-records.ts';

interface Known {
  readonly sessions: readonly FocusSession[];
  readonly samples: readonly Sample[];
}

// Every row of a list asks; the answer is the same until a record changes.
const known = new WeakMap<readonly Task[], Known>();

const samplesOf = (tasks: readonly Task[], sessions: readonly FocusSession[]): readonly Sample[] => {
  const before = known.get(tasks);
  if (before?.sessions === sessions) return before.samples;
  const samples = samplesFrom(tasks, sessions);
  known.set(tasks, { sessions, samples });
  return samples;
};

/** What finished tasks really took. */
export const useSamples = (): readonly Sample[] =>
  samplesOf(useRecords('tasks'), useRecords('focusSessions'));
