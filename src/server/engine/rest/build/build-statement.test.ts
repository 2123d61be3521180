import * as fc from 'fast-check';
import { loadModule, parseSync } from 'libpg-query';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildRead } from './build-read.ts';
import { buildDelete, buildInsert, buildUpdate } from './build-write.ts';
import { shapePayload } from '#server/engine/rest/request/payload.ts';
import { parseQuery } from '#server/engine/rest/parse/parse-query.ts';
import { relationContext } from '#server/engine/rest/endpoints/read-table.ts';
import { RestError } from '#server/engine/rest/rest-error.ts';
import { readTree } from './read-tree.ts';
import type { Relation, Schema } from '#server/engine/rest/schema/schema.ts';
import type { BuiltStatement } from './statement.ts';
import { quoteQualified } from './statement.ts';

const names = ['id', 'title', 'data', 'words', 'odd "name', "quote's; --"];
const relation: Relation = {
  schema: 'public',
  name: 'songs',
  kind: 'table',
  primaryKey: ['id'],
  columns: new Map(
    names.map((name) => [name, { name, type: name === 'data' ? 'jsonb' : 'text', default: `'x'` }]),
  ),
};
const notes: Relation = {
  schema: 'public',
  name: 'notes',
  kind: 'table',
  primaryKey: ['id'],
  columns: new Map(['id', 'song_id'].map((name) => [name, { name, type: 'text', default: null }])),
};
const schema: Schema = {
  relations: new Map([['public', new Map([relation, notes].map((each) => [each.name, each]))]]),
  foreignKeys: [
    {
      name: 'notes_song_id_fkey',
      schema: 'public',
      table: 'notes',
      columns: ['song_id'],
      foreignSchema: 'public',
      foreignTable: 'songs',
      foreignColumns: ['id'],
      unique: false,
    },
  ],
  functions: new Map(),
  types: new Map([['text', 'text']]),
  fingerprint: '',
};

const build = (search: string): BuiltStatement => {
  const query = parseQuery(search);
  return buildRead(
    relationContext(schema, relation),
    {
      ...readTree(query, 1000),
      format: { kind: 'array', stripNulls: false },
      count: 'exact',
    },
    quoteQualified(relation),
  );
};

/** The tree of a statement without the places and names in it: what it does, not to what. */
const shape = (text: string): string =>
  JSON.stringify(parseSync(text), (key, value: unknown) => (key === 'location' ? undefined : value));

const statements = (text: string): number => parseSync(text).stmts?.length ?? 0;

const outcome = (search: string): string => {
  try {
    return statements(build(search).text) === 1 ? 'one statement or an error answer' : 'more statements';
  } catch (error) {
    return error instanceof RestError ? 'one statement or an error answer' : String(error);
  }
};

beforeAll(() => loadModule());

const operators = [
  'eq',
  'neq',
  'like',
  'ilike',
  'cs',
  'ov',
  'match',
  'fts',
  'wfts(english)',
  'isdistinct',
  'not.gt',
];
// Long enough to be no accident, and never part of a name or of SQL.
const value = fc.string({ unit: 'binary', maxLength: 40 }).map((text) => `§§${text}§§`);

const quote = (text: string): string => `"${text.replaceAll(/["\\]/gu, String.raw`\$&`)}"`;

const aliased = (alias: string): string => new URLSearchParams({ select: `${quote(alias)}:id` }).toString();

const embedded = (text: string): string =>
  new URLSearchParams([
    ['select', 'id,notes!inner(id,songs(data->a))'],
    ['notes.id', `eq.${text}`],
    ['notes.songs.title', `like.${text}`],
    ['notes.limit', '3'],
  ]).toString();

const listed = (list: readonly string[]): string =>
  new URLSearchParams([
    ['id', `in.(${list.map(quote).join(',')})`],
    ['or', `(title.eq.${quote(list[0] ?? '')},not.and(data->${quote(list[0] ?? '')}.is.null))`],
    ['order', 'title.desc'],
  ]).toString();

const write = (of: string): string[] => {
  const payload = { text: JSON.stringify([{ title: of }]), value: [{ title: of }] };
  const shaped = shapePayload(payload, undefined);
  const answer = {
    items: [{ kind: 'star' as const }],
    order: [],
    format: { kind: 'array' as const, stripNulls: false },
    range: { offset: 0, limit: undefined },
    embeds: new Map(),
    location: false,
  };
  const onConflict = { columns: ['id'], merge: true };
  const insert = { payload, shape: shaped, useDefaults: true, onConflict, onlyWhere: [] };
  const { conditions } = readTree(parseQuery(new URLSearchParams({ id: `eq.${of}` }).toString()), 1000);
  return [
    buildInsert(relationContext(schema, relation), relation, insert, answer),
    buildUpdate(
      relationContext(schema, relation),
      relation,
      { payload, shape: shaped, useDefaults: true, conditions },
      answer,
    ),
    buildDelete(relationContext(schema, relation), relation, conditions, answer),
  ].map((built) => built.text);
};

describe('values never reach the SQL text', () => {
  it('keeps the value of a filter out of the SQL text', () => {
    fc.assert(
      fc.property(fc.constantFrom(...operators), fc.constantFrom(...names), value, (operator, name, text) => {
        const search = (of: string): string =>
          new URLSearchParams([[`"${name.replaceAll('"', '\\"')}"`, `${operator}.${of}`]]).toString();
        const built = build(search(text));
        expect(built.text).toBe(build(search('1')).text);
        expect(built.text).not.toContain('§§');
        expect(statements(built.text)).toBe(1);
      }),
    );
  });

  it('keeps the value of a filter on an embedded resource out of the SQL text', () => {
    fc.assert(
      fc.property(value, (text) => {
        const built = build(embedded(text));
        expect(built.text).toBe(build(embedded('1')).text);
        expect(statements(built.text)).toBe(1);
      }),
    );
  });

  it('keeps values in lists, trees and JSON paths out of the SQL text', () => {
    fc.assert(
      fc.property(fc.array(value, { minLength: 1, maxLength: 5 }), (texts) => {
        const built = build(listed(texts));
        expect(built.text).toBe(build(listed(['1', '2'])).text);
        expect(built.values).toContainEqual(texts);
      }),
    );
  });

  it('keeps the values of a payload out of the SQL text', () => {
    fc.assert(
      fc.property(value, (text) => {
        expect(write(text)).toEqual(write('1'));
        for (const built of write(text)) expect(statements(built)).toBe(1);
      }),
      { numRuns: 30 },
    );
  });
});

describe('an arbitrary query', () => {
  const part = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 20 }),
    fc.constantFrom(
      'id',
      'title',
      'data->a',
      'notes(id)',
      'x:notes!inner(songs(',
      '*',
      'eq.1',
      'in.(1,2)',
      'and',
      '(',
      ')',
      ',',
      '"',
      '::text',
      'a:id',
      '..',
      '->>',
    ),
  );
  const text = fc.array(part, { maxLength: 6 }).map((parts) => parts.join(''));
  const parameter = fc.tuple(
    fc.oneof(
      fc.constantFrom(
        'select',
        'order',
        'limit',
        'offset',
        'or',
        'and',
        'not.and',
        'id',
        'data->>a',
        'notes.id',
        'notes.order',
        'notes.or',
      ),
      text,
    ),
    text,
  );

  it('any query becomes one statement that parses, or an error answer', () => {
    fc.assert(
      fc.property(fc.array(parameter, { maxLength: 4 }), (parameters) => {
        expect(outcome(new URLSearchParams(parameters).toString())).toBe('one statement or an error answer');
      }),
      { numRuns: 500 },
    );
  });

  it('an alias changes a name in the syntax tree and nothing else', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1, maxLength: 30 }), (text) => {
        fc.pre(!text.includes('\0'));
        // Else the replacement below would also hit words of the tree itself.
        const alias = `§${text}`;
        const tree = shape(build(aliased(alias)).text);
        const plain = shape(build(aliased('other')).text);
        expect(tree.replaceAll(JSON.stringify(alias.toWellFormed()), '"other"')).toBe(plain);
      }),
    );
  });
});
