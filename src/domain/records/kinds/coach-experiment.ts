import * as z from 'zod/mini';
import { experimentObstacles, experimentOutcomes } from '#domain/records/kinds/coach-values.ts';
import { defineKind, type RecordOf } from '#domain/records/define-kind.ts';
import { day, flag, moment, optionalMoment, optionalText, text } from '#domain/records/field-schemas.ts';

const coachExperimentStates = ['running', 'over'] as const;

/** One thing somebody tries for a week, in the words it had then: the material behind it may change. */
export const coachExperimentRecord = defineKind({
  table: 'coach_experiments',
  privacy: 'coach',
  exported: true,
  fields: {
    goalId: optionalText,
    /** Which of the curated experiments it is. */
    materialId: text,
    title: text,
    what: text,
    /** When in the week, in words. */
    whenToDo: text,
    sign: text,
    smallest: text,
    /** The day it begins. */
    doOn: day,
    taskId: optionalText,
    followUpOn: day,
    /** It is at its smallest already. */
    shrunk: flag,
    state: z.enum(coachExperimentStates),
    outcome: z.nullable(z.enum(experimentOutcomes)),
    obstacle: z.nullable(z.enum(experimentObstacles)),
    note: text,
    createdAt: moment,
    endedAt: optionalMoment,
  },
});

export type CoachExperiment = RecordOf<typeof coachExperimentRecord>;
