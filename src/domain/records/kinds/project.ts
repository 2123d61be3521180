import type { Day } from '#domain/calendar/day.ts';

export const projectStates = ['active', 'paused', 'done'] as const;
export type ProjectState = (typeof projectStates)[number];

export interface Project {
  readonly id: string;
  readonly name: string;
  /** What will be true when it is over. */
  readonly outcome: string;
  readonly state: ProjectState;
  readonly position: string;
  readonly createdAt: string;
}

export interface Milestone {
  readonly id: string;
  readonly projectId: string;
  readonly title: string;
  readonly dueOn: Day | null;
  readonly doneAt: string | null;
  readonly position: string;
  readonly createdAt: string;
}
