import { useMemo } from 'react';
import { usualMinutes } from '#domain/estimates/usual-minutes.ts';
import type { Task } from '#domain/tasks/task.ts';
import { useSamples } from '#web/platform/records/use-samples.ts';

export type UsualMinutes = (task: Pick<Task, 'kind' | 'estimatedMinutes'>) => number | null;

/** What each task of a long list usually takes: worked out once for all that are of a kind and thought as long. */
export const useUsualMinutes = (): UsualMinutes => {
  const samples = useSamples();
  return useMemo(() => {
    const known = new Map<string, number | null>();
    return (task) => {
      const key = `${task.kind} ${task.estimatedMinutes}`;
      const before = known.get(key);
      if (before !== undefined) return before;
      const minutes = usualMinutes(task, samples);
      known.set(key, minutes);
      return minutes;
    };
  }, [samples]);
};
