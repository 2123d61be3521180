import { type HeldRecord, isDeleted } from '#domain/records/held-record.ts';
import { type RecordKind, recordRegistry, type Records } from '#domain/records/record-registry.ts';

const isWhole = (kind: RecordKind, view: object): boolean => {
  for (const field in recordRegistry[kind].fields) if (!(field in view)) return false;
  return true;
};

// Null for one that is deleted, or that came without some of its fields.
const views = new WeakMap<HeldRecord, object | null>();

const makeView = (kind: RecordKind, record: HeldRecord): object | null => {
  if (isDeleted(record)) return null;
  const view = { ...record.fields, id: record.id };
  return isWhole(kind, view) ? view : null;
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
