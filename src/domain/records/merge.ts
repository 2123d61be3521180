import { everyField, type HeldRecord, stampOf } from '#domain/records/held-record.ts';
import type { FieldValue } from '#domain/records/field-value.ts';
import type { Stamp } from '#domain/records/stamp.ts';

/**
 * Two versions of one record become one: each field takes the value with the later stamp. The order in which versions
 * arrive, and how often, makes no difference. Gives back `mine` itself when there was nothing to learn.
 */
export const merge = (mine: HeldRecord, theirs: HeldRecord): HeldRecord => {
  const learned = Object.keys(theirs.fields).filter(
    (field) => stampOf(theirs.stamps, field) > stampOf(mine.stamps, field) || !(field in mine.fields),
  );
  if (learned.length === 0) return mine;
  const fields: Record<string, FieldValue> = { ...mine.fields };
  const stamps: Record<string, Stamp> = { ...mine.stamps };
  for (const field of learned) {
    fields[field] = theirs.fields[field] ?? null;
    stamps[field] = stampOf(theirs.stamps, field);
  }
  return { ...mine, fields, stamps: shortened(stamps, Object.keys(fields)) };
};

/** One stamp for all where all are the same: most records are written once. */
const shortened = (stamps: Record<string, Stamp>, fields: readonly string[]): Record<string, Stamp> => {
  const first = stampOf(stamps, fields[0] ?? everyField);
  return fields.every((field) => stampOf(stamps, field) === first) ? { [everyField]: first } : stamps;
};
