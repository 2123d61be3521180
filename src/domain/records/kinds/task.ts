import * as z from 'zod/mini';
import { defineKind, type RecordOf } from '#domain/records/define-kind.ts';
import {
  energy,
  moment,
  optionalCount,
  optionalDay,
  optionalMoment,
  optionalText,
  optionalTime,
  text,
} from '#domain/records/field-schemas.ts';
import { taskKinds, taskStates } from '#domain/records/kinds/task-values.ts';

export const taskRecord = defineKind({
  table: 'tasks',
  privacy: 'tasks',
  exported: true,
  fields: {
    title: text,
    description: text,
    rewardText: text,
    estimatedMinutes: optionalCount,
    energy,
    kind: z.enum(taskKinds),
    /** The day it is planned for, such as 2026-11-15; null for none. */
    doOn: optionalDay,
    /** A time such as 15:00 on the day it is planned for, or by which it is due where no day is planned. */
    doAt: optionalTime,
    doUntil: optionalTime,
    dueOn: optionalDay,
    projectId: optionalText,
    /** "When the kettle boils, I will open the letter." Both empty when there is none. */
    whenCue: text,
    thenAction: text,
    state: z.enum(taskStates),
    /** When it was done or dropped; null in every other state. */
    doneAt: optionalMoment,
    /** When it was put away, once it was over; see src/domain/records/archived.ts. */
    archivedAt: optionalMoment,
    /** How it repeats, in the words of src/domain/recurrence; null for once. */
    repeatRule: optionalText,
    /** The same for every return of one repeating task. */
    seriesId: optionalText,
    /** Where it stands in the person's own order. */
    position: text,
    createdAt: moment,
  },
});

export type Task = RecordOf<typeof taskRecord>;

export const taskStepRecord = defineKind({
  table: 'task_steps',
  privacy: 'tasks',
  exported: true,
  fields: {
    taskId: text,
    title: text,
    minutes: optionalCount,
    doneAt: optionalMoment,
    position: text,
    createdAt: moment,
  },
});

export type TaskStep = RecordOf<typeof taskStepRecord>;
