import { useMemo } from 'react';
import { countSteps, type StepCount } from '#domain/tasks/step-counts.ts';
import { type UsualMinutes, useUsualMinutes } from '#web/features/tasks/use-usual-minutes.ts';
import { useRecords } from '#web/services/records/use-records.ts';

interface TaskRowFacts {
  /** The names of projects by their ids. */
  readonly projects: ReadonlyMap<string, string>;
  readonly steps: ReadonlyMap<string, StepCount>;
  readonly usualOf: UsualMinutes;
}

/** What the rows of every list of tasks tell besides the task itself. */
export const useTaskRows = (): TaskRowFacts => {
  const projectRecords = useRecords('projects');
  const stepRecords = useRecords('taskSteps');
  const projects = useMemo(() => new Map(projectRecords.map(({ id, name }) => [id, name])), [projectRecords]);
  const steps = useMemo(() => countSteps(stepRecords), [stepRecords]);
  return { projects, steps, usualOf: useUsualMinutes() };
};
