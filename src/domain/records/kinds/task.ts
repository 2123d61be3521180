import type { Day } from '#domain/calendar/day.ts';
import type { Energy } from '#domain/records/kinds/energy.ts';

/** What sort of doing it is: people misjudge each sort in a way of their own. */
export const taskKinds = [
  'call',
  'message',
  'errand',
  'chore',
  'paperwork',
  'writing',
  'reading',
  'making',
  'body',
  'other',
] as const;
export type TaskKind = (typeof taskKinds)[number];

/**
 * inbox: a thought that was parked and nobody looked at yet. open: to be done. someday: put away without a day.
 * done, dropped: over, each in its own way.
 */
export const taskStates = ['inbox', 'open', 'someday', 'done', 'dropped'] as const;
export type TaskState = (typeof taskStates)[number];

export interface Task {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly rewardText: string;
  readonly estimatedMinutes: number | null;
  readonly energy: Energy;
  readonly kind: TaskKind;
  /** A day such as 2026-11-15; null for any day. */
  readonly doOn: Day | null;
  readonly dueOn: Day | null;
  readonly projectId: string | null;
  /** "When the kettle boils, I will open the letter." Both empty when there is none. */
  readonly whenCue: string;
  readonly thenAction: string;
  readonly state: TaskState;
  /** When it was done or dropped; null in every other state. */
  readonly doneAt: string | null;
  /** How it comes again, in the words of src/domain/recurrence; null for once. */
  readonly repeatRule: string | null;
  /** The same for every return of one repeating task. */
  readonly seriesId: string | null;
  /** Where it stands in the person's own order. */
  readonly position: string;
  readonly createdAt: string;
}

export interface TaskStep {
  readonly id: string;
  readonly taskId: string;
  readonly title: string;
  readonly minutes: number | null;
  readonly doneAt: string | null;
  readonly position: string;
  readonly createdAt: string;
}
