import * as z from 'zod/mini';
import { defineKind, type RecordOf } from '#domain/records/define-kind.ts';
import { moment } from '#domain/records/field-schemas.ts';
import { feelings } from '#domain/records/kinds/feeling.ts';

/** How a person said they feel, once. */
export const feelingCheckRecord = defineKind({
  table: 'feeling_checks',
  privacy: 'energy-and-focus',
  exported: true,
  fields: { at: moment, feeling: z.enum(feelings) },
});

export type FeelingCheck = RecordOf<typeof feelingCheckRecord>;
