import * as z from 'zod/mini';
import { optionalMoment } from '#domain/records/field-schemas.ts';
import { everyField, type Fields, type HeldRecord, stampOf } from '#domain/records/held-record.ts';
import type { FieldValue } from '#domain/records/field-value.ts';
import { type RecordKind, recordKinds, recordRegistry } from '#domain/records/record-registry.ts';
import { isStamp } from '#domain/records/stamp.ts';

export const columnOf = (field: string): string =>
  field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const fieldOf = (column: string): string =>
  column.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

const renamed = <Value>(names: (name: string) => string, of: Readonly<Record<string, Value>>) =>
  Object.fromEntries(Object.entries(of).map(([name, value]) => [names(name), value]));

const rowSchemas: Readonly<Record<string, { kind: RecordKind; schema: z.ZodMiniType<Fields> }>> =
  Object.fromEntries(
    recordKinds.map((kind) => {
      const shape: Readonly<Record<string, z.ZodMiniType<FieldValue>>> = {
        ...recordRegistry[kind].fields,
        deletedAt: optionalMoment,
      };
      return [recordRegistry[kind].table, { kind, schema: z.object(shape) }];
    }),
  );

const wireRow = z.object({
  kind: z.string(),
  row: z.record(z.string(), z.unknown()),
});

const wireKeys = z.object({
  id: z.uuid(),
  stamps: z.record(z.string(), z.string().check(z.refine(isStamp))),
});

/** What the pull procedure gives for one row, as a record; null for a kind this version does not know. */
export const parseRow = (wire: unknown): HeldRecord | null => {
  const { kind: table, row } = wireRow.parse(wire);
  const known = rowSchemas[table];
  if (known === undefined) return null;
  const { id, stamps } = wireKeys.parse(row);
  const fields = known.schema.parse(renamed(fieldOf, row));
  return { kind: known.kind, id, fields, stamps: renamed(fieldOf, stamps) };
};

const shortStamps = (record: HeldRecord, fields: readonly string[]): Record<string, string> => {
  const stamps = fields.map((field) => stampOf(record.stamps, field));
  const [first = ''] = stamps;
  if (stamps.every((stamp) => stamp === first)) return { [everyField]: first };
  return Object.fromEntries(fields.map((field, index) => [columnOf(field), stamps[index] ?? '']));
};

type PlainValue = string | number | boolean | number[] | null;

/** What the server merges: some columns of a row, and when each was written. */
export type RecordEdit = {
  readonly kind: string;
  readonly id: string;
  readonly fields: Record<string, PlainValue>;
  readonly stamps: Record<string, string>;
};

const plain = (value: FieldValue | undefined): PlainValue =>
  typeof value === 'object' && value !== null ? [...value] : (value ?? null);

/** Some fields of a record, as an edit. */
export const editOf = (record: HeldRecord, fields: readonly string[]): RecordEdit => ({
  kind: recordRegistry[record.kind].table,
  id: record.id,
  fields: Object.fromEntries(fields.map((field) => [columnOf(field), plain(record.fields[field])])),
  stamps: shortStamps(record, fields),
});
