import type { FieldValue } from '#domain/records/field-value.ts';
import type { RecordKind } from '#domain/records/record-registry.ts';
import type { Stamp } from '#domain/records/stamp.ts';

export type Fields = Readonly<Record<string, FieldValue>>;
export type Stamps = Readonly<Record<string, Stamp>>;

/** Stands for every field that has no stamp of its own. */
export const everyField = '*';

/**
 * A record as a device or the server holds it: values, and when each was written. `deletedAt` is a field like any
 * other, so that a deletion and its undo merge like everything else.
 */
export interface HeldRecord {
  readonly kind: RecordKind;
  readonly id: string;
  readonly fields: Fields;
  readonly stamps: Stamps;
}

export const stampOf = (stamps: Stamps, field: string): Stamp => stamps[field] ?? stamps[everyField] ?? '';

/** For every field the later of two stamps: an old word about a field never hides a newer one. */
export const laterStamps = (some: Stamps, others: Stamps): Stamps => {
  const later: Record<string, Stamp> = { ...some };
  for (const [field, stamp] of Object.entries(others)) {
    if (stamp > (later[field] ?? '')) later[field] = stamp;
  }
  return later;
};

/** The stamps of what is still to be sent once the server has taken `sent`: with a field it took all that was before it. */
export const stampsLeft = (waiting: Stamps, sent: Stamps): Stamps =>
  Object.fromEntries(Object.entries(waiting).filter(([field, stamp]) => stamp > (sent[field] ?? '')));

export const isDeleted = (record: HeldRecord): boolean => (record.fields['deletedAt'] ?? null) !== null;
