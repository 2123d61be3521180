import * as z from 'zod/mini';
import { defineKind, type RecordOf } from '#domain/records/define-kind.ts';
import { moment, optionalDay, optionalMoment, text } from '#domain/records/field-schemas.ts';

export const projectStates = ['active', 'paused', 'done'] as const;
export type ProjectState = (typeof projectStates)[number];

export const projectRecord = defineKind({
  table: 'projects',
  privacy: 'tasks',
  exported: true,
  fields: {
    name: text,
    /** What will be true when it is over. */
    outcome: text,
    state: z.enum(projectStates),
    /** When it was put away, once it was finished. */
    archivedAt: optionalMoment,
    position: text,
    createdAt: moment,
  },
});

export type Project = RecordOf<typeof projectRecord>;

export const milestoneRecord = defineKind({
  table: 'milestones',
  privacy: 'tasks',
  exported: true,
  fields: {
    projectId: text,
    title: text,
    dueOn: optionalDay,
    doneAt: optionalMoment,
    position: text,
    createdAt: moment,
  },
});

export type Milestone = RecordOf<typeof milestoneRecord>;
