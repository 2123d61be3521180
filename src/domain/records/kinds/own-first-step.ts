import { defineKind, type RecordOf } from '#domain/records/define-kind.ts';
import { moment, text } from '#domain/records/field-schemas.ts';

/** How a person begins one sort of task, in their own words; the id is made from the way, so that two devices write the same row. */
export const ownFirstStepRecord = defineKind({
  table: 'own_first_steps',
  privacy: 'tasks',
  exported: true,
  fields: {
    /** What such tasks have in common: a frame, or a verb and a thing. */
    way: text,
    title: text,
    createdAt: moment,
  },
});

export type OwnFirstStep = RecordOf<typeof ownFirstStepRecord>;
