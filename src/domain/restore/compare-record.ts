import { stampOf, type Stamps } from '#domain/records/held-record.ts';
import type { FieldValue } from '#domain/records/field-value.ts';
import { isStamp, type Stamp, stampAfter } from '#domain/records/stamp.ts';
import type { RecordCopy } from '#domain/restore/record-copy.ts';
import type { RestoreChoice, RowState } from '#domain/restore/restore-plan.ts';

export interface Comparison {
  readonly state: RowState;
  /** Fields in which the copy is newer. */
  readonly newer: readonly string[];
  /** Fields that differ, where mine is newer or nobody knows. */
  readonly disputed: readonly string[];
}

const sameValue = (one: FieldValue, other: FieldValue): boolean => {
  if (typeof one !== 'object' || one === null || typeof other !== 'object' || other === null) {
    return one === other;
  }
  return one.length === other.length && one.every((value, at) => value === other[at]);
};

/** Field by field, as two devices would: the later stamp counts. What has no stamp is never taken without asking. */
export const compareRecord = (held: RecordCopy | undefined, copy: RecordCopy): Comparison => {
  if (held === undefined) return { state: 'new', newer: [], disputed: [] };
  const newer: string[] = [];
  const disputed: string[] = [];
  for (const [field, value] of Object.entries(copy.fields)) {
    if (sameValue(held.fields[field] ?? null, value)) continue;
    (stampOf(copy.stamps, field) > stampOf(held.stamps, field) ? newer : disputed).push(field);
  }
  if (disputed.length > 0) return { state: 'conflict', newer, disputed };
  return { state: newer.length > 0 ? 'changed' : 'same', newer, disputed };
};

/** I deleted it, and in the copy it is there. */
export const isDeletedHere = (held: RecordCopy | undefined, { fields }: RecordCopy): boolean =>
  (held?.fields['deleted_at'] ?? null) !== null && (fields['deleted_at'] ?? null) === null;

export interface FieldWrite {
  readonly id: string;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly stamps: Stamps;
}

const serverWriter = '00000000';
const madeWhole: (stamps: Stamps, madeAt: number) => Stamps = (stamps, madeAt) =>
  Object.keys(stamps).length === 0 ? { '*': stampAfter('', madeAt, serverWriter) } : stamps;

/**
 * What is written for one row; null for nothing. Where the copy's is taken over a newer field of mine, it gets a stamp of now,
 * so that every device takes it too.
 */
export const writeFor = (
  held: RecordCopy | undefined,
  copy: RecordCopy,
  comparison: Comparison,
  by: { readonly choice: RestoreChoice; readonly now: number; readonly madeAt: number },
): FieldWrite | null => {
  if (by.choice === 'skip') return null;
  if (held === undefined) {
    return { id: copy.id, fields: copy.raw, stamps: madeWhole(copy.stamps, by.madeAt) };
  }
  const taken = by.choice === 'take' ? [...comparison.newer, ...comparison.disputed] : comparison.newer;
  if (taken.length === 0) return null;
  const disputed = new Set(comparison.disputed);
  const stampFor = (field: string): Stamp =>
    disputed.has(field)
      ? stampAfter(stampOf(held.stamps, field), by.now, serverWriter)
      : stampOf(copy.stamps, field);
  return {
    id: copy.id,
    fields: Object.fromEntries(taken.map((field) => [field, copy.raw[field]])),
    stamps: Object.fromEntries(taken.map((field) => [field, stampFor(field)])),
  };
};

const farthest = 31_622_400_000;

/** A stamp years ahead would win for years: as `has_sound_stamps` in SQL. */
export const areSoundStamps = (stamps: Stamps, now: number): boolean =>
  Object.values(stamps).every((stamp) => isStamp(stamp) && Number(stamp.slice(0, 15)) - now <= farthest);
