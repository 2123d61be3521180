import { defineKind, type RecordOf } from '#domain/records/define-kind.ts';
import { moment, text } from '#domain/records/field-schemas.ts';

/** A text somebody edited and kept. */
export const coachDraftRecord = defineKind({
  table: 'coach_drafts',
  privacy: 'coach',
  exported: true,
  fields: {
    /** Which of the curated drafts it began as. */
    kind: text,
    title: text,
    body: text,
    /** Kinds of data that stood in it when it was filled, with commas between; empty for none. */
    usedData: text,
    createdAt: moment,
    changedAt: moment,
  },
});

export type CoachDraft = RecordOf<typeof coachDraftRecord>;
