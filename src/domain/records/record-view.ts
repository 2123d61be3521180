import type * as z from 'zod/mini';
import type { FieldValue } from '#domain/records/field-value.ts';
import { type HeldRecord, isDeleted } from '#domain/records/held-record.ts';
import { type RecordKind, recordRegistry, type Records } from '#domain/records/record-registry.ts';

/** A field that a device has from before there was one is empty, where it may be. */
const completed = (kind: RecordKind, view: Readonly<Record<string, unknown>>): object | null => {
  const fields: Readonly<Record<string, z.ZodMiniType<FieldValue>>> = recordRegistry[kind].fields;
  const missing = Object.entries(fields).filter(([field]) => !(field in view));
  if (missing.length === 0) return view;
  if (missing.some(([, schema]) => !schema.safeParse(null).success)) return null;
  return { ...view, ...Object.fromEntries(missing.map(([field]) => [field, null])) };
};

// Null for one that is deleted, or that came without a field that cannot be empty.
const views = new WeakMap<HeldRecord, object | null>();

const makeView = (kind: RecordKind, record: HeldRecord): object | null => {
  if (isDeleted(record)) return null;
  return completed(kind, { ...record.fields, id: record.id });
};

const isOf = <Kind extends RecordKind>(kind: Kind, record: HeldRecord, view: object): view is Records[Kind] =>
  record.kind === kind && views.get(record) === view;

/**
 * The record as the rest of the app reads it; null for one that is deleted, or that came without some of its fields. The
 * same object for the same version, so that what did not change is neither looked at nor drawn again.
 */
export const viewOf = <Kind extends RecordKind>(kind: Kind, record: HeldRecord): Records[Kind] | null => {
  let view = views.get(record);
  if (view === undefined) {
    view = makeView(kind, record);
    views.set(record, view);
  }
  return view !== null && isOf(kind, record, view) ? view : null;
};

/** A record that was deleted and can still be brought back. */
export interface Deleted<Kept> {
  readonly record: Kept;
  readonly deletedAt: string;
}

/** The same for one that is deleted; null for one that is not. A new object every time. */
export const deletedViewOf = <Kind extends RecordKind>(
  kind: Kind,
  held: HeldRecord,
): Deleted<Records[Kind]> | null => {
  const { deletedAt } = held.fields;
  if (typeof deletedAt !== 'string') return null;
  const record = viewOf(kind, { ...held, fields: { ...held.fields, deletedAt: null } });
  return record === null ? null : { record, deletedAt };
};
