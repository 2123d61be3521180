import * as z from 'zod/mini';
import { optionalMoment } from '#domain/records/field-schemas.ts';
import type { FieldValue } from '#domain/records/field-value.ts';
import { everyField, type Stamps } from '#domain/records/held-record.ts';
import { recordKinds, recordRegistry } from '#domain/records/record-registry.ts';
import { columnOf } from '#domain/records/record-row.ts';
import { isStamp } from '#domain/records/stamp.ts';

type Raw = Readonly<Record<string, unknown>>;

/** A record by the names of its columns. */
export interface RecordCopy {
  readonly id: string;
  /** As they are compared: the same moment is the same text. */
  readonly fields: Readonly<Record<string, FieldValue>>;
  /** As they are written. */
  readonly raw: Raw;
  /** By column. Empty in the older format: nobody knows when a field was written. */
  readonly stamps: Stamps;
}

const schemas: ReadonlyMap<string, z.ZodMiniType<Partial<Record<string, FieldValue>>>> = new Map(
  recordKinds.map((kind) => {
    const { table, fields } = recordRegistry[kind];
    const shape: Readonly<Record<string, z.ZodMiniType<FieldValue>>> = {
      ...Object.fromEntries(Object.entries(fields).map(([name, schema]) => [columnOf(name), schema])),
      deleted_at: optionalMoment,
    };
    // A field that is newer than the copy is not in it.
    return [table, z.partial(z.object(shape))];
  }),
);

/** Null for what this version cannot read. */
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u;
const ownNames: ReadonlySet<string> = new Set(['id', 'user_id', 'seq', 'stamps', 'updated_at']);

const stampsIn = (value: unknown, fields: Raw): Stamps | null => {
  if (value === undefined) return {};
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const entries = Object.entries(value);
  const known = entries.filter(([name]) => name === everyField || Object.hasOwn(fields, name));
  return entries.every(([, stamp]) => typeof stamp === 'string' && isStamp(stamp))
    ? Object.fromEntries(known)
    : null;
};

/** A row of `data/<table>.jsonl`, or null where this version cannot read it. */
export const readRecordCopy = (table: string, row: Raw): RecordCopy | null => {
  const schema = schemas.get(table);
  const { id } = row;
  if (schema === undefined || typeof id !== 'string' || !uuid.test(id)) return null;
  const parsed = schema.safeParse(row);
  if (!parsed.success) return null;
  const fields: Record<string, FieldValue> = {};
  const raw: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(parsed.data)) {
    if (value === undefined || ownNames.has(name)) continue;
    fields[name] = value;
    raw[name] = row[name];
  }
  const stamps = stampsIn(row['stamps'], fields);
  return stamps === null ? null : { id, fields, raw, stamps };
};

/** A row of the older format, which has the names of fields. */
export const asColumns = (row: Raw): Raw =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [columnOf(name), value]));
