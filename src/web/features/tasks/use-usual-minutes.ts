import { useCallback } from 'react';
import { usualMinutes } from '#domain/estimates/usual-minutes.ts';
import type { Task } from '#domain/records/kinds/task.ts';
import { useSamples } from '#web/services/records/use-samples.ts';

export type UsualMinutes = (task: Pick<Task, 'kind' | 'estimatedMinutes'>) => number | null;

/** What a task of a list usually takes. Asked for by the list and not by each row: a row is told a number. */
export const useUsualMinutes = (): UsualMinutes => {
  const samples = useSamples();
  return useCallback((task) => usualMinutes(task, samples), [samples]);
};
