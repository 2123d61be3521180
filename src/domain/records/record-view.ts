import { type HeldRecord, isDeleted } from '#domain/records/held-record.ts';
import type { RecordKind, Records } from '#domain/records/record-kind.ts';
import { recordShapes } from '#domain/records/record-tables.ts';

const isWhole = <Kind extends RecordKind>(kind: Kind, view: object): view is Records[Kind] => {
  for (const field in recordShapes[kind]) if (!(field in view)) return false;
  return true;
};

const views = new WeakMap<HeldRecord, object>();

/**
 * The record as the rest of the app reads it; null for one that is deleted, or that came without some of its fields. The
 * same object for the same version, so that what did not change is not drawn again.
 */
export const viewOf = <Kind extends RecordKind>(kind: Kind, record: HeldRecord): Records[Kind] | null => {
  if (isDeleted(record)) return null;
  let view = views.get(record);
  if (view === undefined) {
    const { deletedAt: _, ...fields } = record.fields;
    view = { ...fields, id: record.id };
    views.set(record, view);
  }
  return isWhole(kind, view) ? view : null;
};
