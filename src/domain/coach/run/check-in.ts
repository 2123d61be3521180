import type { Day } from '#domain/calendar/day.ts';
import type { ExperimentObstacle, ExperimentOutcome } from '#domain/records/kinds/coach-values.ts';
import type { Change } from '#domain/records/change.ts';
import type { CoachExperiment } from '#domain/records/kinds/coach-experiment.ts';
import type { Task } from '#domain/records/kinds/task.ts';
import { withoutControlButLayout } from '#domain/text/plain-text.ts';
import { coachLimits } from './coach-limits.ts';

export interface CheckIn {
  readonly outcome: ExperimentOutcome;
  readonly obstacle: ExperimentObstacle | null;
  readonly note: string;
}

/** Those whose day has come, the one that waits longest first. */
export const dueCheckIns = (
  experiments: readonly CoachExperiment[],
  today: Day,
): readonly CoachExperiment[] =>
  experiments
    .filter(({ state, followUpOn }) => state === 'running' && followUpOn <= today)
    .toSorted((a, b) => a.followUpOn.localeCompare(b.followUpOn) || a.createdAt.localeCompare(b.createdAt));

/** What somebody said about the week; its task is done with it, unless it was ticked off or let go before. */
export const checkInChanges = (
  held: CoachExperiment,
  { outcome, obstacle, note }: CheckIn,
  task: Pick<Task, 'id' | 'state'> | undefined,
  now: string,
): readonly Change[] => {
  const words = Array.from(withoutControlButLayout(note)).slice(0, coachLimits.note).join('');
  const isOpen = task !== undefined && task.state !== 'done' && task.state !== 'dropped';
  const did = outcome !== 'did not try';
  return [
    {
      kind: 'coachExperiments',
      id: held.id,
      fields: { state: 'over', outcome, obstacle, note: words, endedAt: now },
    },
    ...(isOpen
      ? ([{ kind: 'tasks', id: task.id, fields: { state: did ? 'done' : 'dropped', doneAt: now } }] as const)
      : []),
  ];
};
