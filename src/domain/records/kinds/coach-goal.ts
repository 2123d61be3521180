import { defineKind } from '#domain/records/define-kind.ts';
import { moment, text } from '#domain/records/field-schemas.ts';

/** What somebody wants from the coach, in their own words. Kept once they try something for it, never before. */
export const coachGoalRecord = defineKind({
  table: 'coach_goals',
  privacy: 'coach',
  exported: true,
  fields: { text, createdAt: moment },
});
