import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { deletedRecordsKeptDays, mostRecords } from '#domain/records/record-limits.ts';
import { columnOf } from '#domain/records/record-row.ts';
import { type RecordKind, recordKinds, recordRegistry } from '#domain/records/record-registry.ts';
import { openDatabase } from '#server/testing/open-database.ts';
import type { OpenDatabase } from '#server/testing/open-database.ts';

// A kind is declared once, in src/domain/records/kinds; the migrations have to say the same.

let open: OpenDatabase;
beforeAll(async () => {
  open = await openDatabase();
});
afterAll(() => open.close());

const shared = { deleted_at: 'timestamptz?', stamps: 'jsonb', seq: 'int8', user_id: 'uuid', id: 'uuid' };
/** Kept by triggers or for REST clients alone; no device reads it. */
const serverOnly: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  tasks: { updated_at: 'timestamptz' },
};

const jsonField = z.object({
  type: z.union([z.string(), z.array(z.string())]).optional(),
  enum: z.array(z.string().nullable()).optional(),
  items: z.unknown().optional(),
});
const jsonSchema = z.union([
  z.object({ anyOf: z.array(jsonField) }),
  jsonField.transform((one) => ({ anyOf: [one] })),
]);

/** What a field's schema takes: its JSON type, whether it may be null, and which words it allows. */
const accepted = (kind: RecordKind, field: string) => {
  const shape: Readonly<Record<string, z.core.$ZodType>> = recordRegistry[kind].fields;
  const schema = shape[field];
  if (schema === undefined) throw new Error(`${kind} has no ${field}`);
  const { anyOf } = jsonSchema.parse(z.toJSONSchema(schema, { io: 'input' }));
  const types = anyOf.flatMap(({ type = [] }) => type);
  const words = anyOf.flatMap((one) => one.enum ?? []).filter((word) => word !== null);
  const isList = anyOf.some(({ items }) => items !== undefined);
  return {
    nullable: types.includes('null'),
    type: isList ? 'integer[]' : types.find((type) => type !== 'null'),
    words,
  };
};

const sqlTypes: Readonly<Record<string, readonly string[]>> = {
  string: ['text', 'uuid', 'date', 'timestamptz'],
  integer: ['int4'],
  boolean: ['bool'],
  'integer[]': ['_int4'],
};

const columnsOf = async (table: string): Promise<Record<string, string>> => {
  const { rows } = await open.adminQuery<{ name: string; type: string; nullable: boolean }>(
    `select attname as name, t.typname as type, not attnotnull as nullable
     from pg_attribute join pg_type as t on t.oid = atttypid
     where attrelid = format('public.%I', $1::text)::regclass and attnum > 0 and not attisdropped`,
    [table],
  );
  return Object.fromEntries(rows.map(({ name, type, nullable }) => [name, nullable ? `${type}?` : type]));
};

const sourceOf = async (name: string): Promise<string> => {
  const { rows } = await open.adminQuery<{ source: string }>(
    'select prosrc as source from pg_proc where proname = $1',
    [name],
  );
  return rows.map(({ source }) => source).join('\n');
};

describe('the record kinds and their tables', () => {
  test('the database keeps exactly the kinds of the registry', async () => {
    const { rows } = await open.adminQuery<{ names: string[] }>(
      'select public.record_table_names() as names',
    );
    const tables = recordKinds.map((kind) => recordRegistry[kind].table);
    expect(rows[0]?.names.toSorted()).toEqual(tables.toSorted());
  });

  test.each(recordKinds)('%s has a column for every field, of its type, and no other', async (kind) => {
    const { table, fields } = recordRegistry[kind];
    const columns = await columnsOf(table);
    for (const [name, type] of Object.entries({ ...shared, ...serverOnly[table] })) {
      expect({ [name]: columns[name] }).toEqual({ [name]: type });
      delete columns[name];
    }
    const expected = Object.keys(fields).map((field) => [columnOf(field), accepted(kind, field)] as const);
    expect(Object.keys(columns).toSorted()).toEqual(expected.map(([name]) => name).toSorted());
    for (const [name, { type = '', nullable }] of expected) {
      const column = columns[name] ?? '';
      expect({ name, nullable: column.endsWith('?') }).toEqual({ name, nullable });
      expect(sqlTypes[type]).toContain(column.replace('?', ''));
    }
  });

  const choices = recordKinds.flatMap((kind) =>
    Object.keys(recordRegistry[kind].fields).flatMap((field) => {
      const { words } = accepted(kind, field);
      return words.length === 0 ? [] : [{ kind, field, words }];
    }),
  );

  test.each(choices)('$kind.$field allows the same words in SQL', async ({ kind, field, words }) => {
    const { rows } = await open.adminQuery<{ definition: string }>(
      `select pg_get_constraintdef(c.oid) as definition
       from pg_constraint as c join pg_attribute as a on a.attrelid = c.conrelid and c.conkey = array[a.attnum]
       where c.contype = 'c' and c.conrelid = format('public.%I', $1::text)::regclass and a.attname = $2`,
      [recordRegistry[kind].table, columnOf(field)],
    );
    const inSql = rows.flatMap(({ definition }) =>
      [...definition.matchAll(/'([^']*)'::text/g)].map(([, word = '']) => word),
    );
    expect(inSql.toSorted()).toEqual(words.toSorted());
  });

  test('deleted records and the number of records have the same limits in SQL', async () => {
    expect(await sourceOf('purge_deleted_records')).toContain(`${deletedRecordsKeptDays} days`);
    expect((await sourceOf('count_records')).replaceAll('_', '')).toContain(String(mostRecords));
  });
});
