import * as fc from 'fast-check';
import { fingerprintSync, loadModule, parseSync } from 'libpg-query';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildEstimate, buildRead } from './build-read.ts';
import { parseQuery } from '#server/engine/rest/parse/parse-query.ts';
import { relationContext } from '#server/engine/rest/endpoints/read-table.ts';
import { readTree } from './read-tree.ts';
import { RestError } from '#server/engine/rest/rest-error.ts';
import type { ForeignKey, Relation, Schema } from '#server/engine/rest/schema/schema.ts';
import { quoteQualified } from './statement.ts';

const tables = {
  books: ['id', 'title', 'author_id', 'data'],
  authors: ['id', 'name', 'mentor_id'],
  tags: ['id', 'label'],
  book_tags: ['book_id', 'tag_id'],
} as const;
type Table = keyof typeof tables;

const relation = (name: Table): Relation => ({
  schema: 'public',
  name,
  kind: 'table',
  primaryKey: name === 'book_tags' ? ['book_id', 'tag_id'] : ['id'],
  columns: new Map(
    tables[name].map((column) => [
      column,
      { name: column, type: column === 'data' ? 'jsonb' : 'text', default: null },
    ]),
  ),
  computed: new Map([['shout', { schema: 'public', name: 'shout', type: 'text' }]]),
  computedRelationships: [
    { schema: 'public', name: 'kin', targetSchema: 'public', targetTable: 'authors', toOne: true },
  ],
});

const key = (table: Table, column: string, foreignTable: Table): ForeignKey => ({
  name: `${table}_${column}_fkey`,
  schema: 'public',
  table,
  columns: [column],
  foreignSchema: 'public',
  foreignTable,
  foreignColumns: ['id'],
  unique: false,
});

const relations = new Map(
  (['books', 'authors', 'tags', 'book_tags'] as const).map((name) => [name, relation(name)]),
);
const schema: Schema = {
  relations: new Map([['public', relations]]),
  foreignKeys: [
    key('books', 'author_id', 'authors'),
    key('authors', 'mentor_id', 'authors'),
    key('book_tags', 'book_id', 'books'),
    key('book_tags', 'tag_id', 'tags'),
  ],
  functions: new Map(),
  types: new Map([
    ['text', 'text'],
    ['int', 'integer'],
  ]),
  fingerprint: '',
};

interface Built {
  readonly text: string;
  readonly estimate: string;
}

const build = (search: string): Built => {
  const books = relation('books');
  const tree = readTree(parseQuery(search), 1000);
  const plan = { ...tree, format: { kind: 'array' as const, stripNulls: false }, count: 'exact' as const };
  const from = quoteQualified(books);
  return {
    text: buildRead(relationContext(schema, books), plan, from).text,
    estimate: buildEstimate(relationContext(schema, books), plan, from).text,
  };
};

interface Outcome {
  readonly code?: string | undefined;
  readonly statements?: number;
  readonly texts?: readonly string[];
  readonly fingerprint?: string;
}

/** What came of a request: its statements as PostgreSQL reads them, or the code of the error answer. */
const outcomeOf = (search: string): Outcome => {
  try {
    const { text, estimate } = build(search);
    const statements = (parseSync(text).stmts?.length ?? 0) * (parseSync(estimate).stmts?.length ?? 0);
    return { statements, texts: [text, estimate], fingerprint: fingerprintSync(text) };
  } catch (error) {
    if (error instanceof RestError) return { code: error.body.code };
    throw error;
  }
};

const errorCode = /^(?:PGRST\d{3}|42\w{3})$/u;

const aliased = (name: string): string =>
  new URLSearchParams({ select: `${name}:id,${name}:authors(${name}:name),n:count()` }).toString();

const leadsTo: Readonly<Record<Table, readonly (readonly [string, Table])[]>> = {
  books: [
    ['authors', 'authors'],
    ['author_id', 'authors'],
    ['books_author_id_fkey', 'authors'],
    ['tags', 'tags'],
    ['tags!book_tags', 'tags'],
    ['book_tags', 'book_tags'],
    ['kin', 'authors'],
  ],
  authors: [
    ['books', 'books'],
    ['authors!mentor_id', 'authors'],
    ['mentor_id', 'authors'],
  ],
  tags: [['books', 'books']],
  book_tags: [
    ['books', 'books'],
    ['tags', 'tags'],
  ],
};

const aggregate = fc.constantFrom('.sum()', '.avg()::text', '.count()', '::int.max()');
// Marks where a value stands; in quotes where the language would end a bare one.
const VALUE = 'Ω';
const QUOTED = '"Ψ"';
const test = fc.constantFrom(
  `eq.${VALUE}`,
  `not.like(any).{${VALUE}}`,
  `wfts(english).${VALUE}`,
  `cs.{${VALUE}}`,
  `in.(${QUOTED},${QUOTED})`,
  'is.null',
  'not.is.not_null',
);
const logicTest = fc.constantFrom(`eq.${QUOTED}`, `not.ilike.${QUOTED}`, `in.(${QUOTED},a)`, 'is.null');

interface Asked {
  readonly select: string;
  readonly others: readonly (readonly [string, string])[];
}

/** A request that follows the grammar, of any depth up to a few. */
const request = (table: Table, path: string, depth: number): fc.Arbitrary<Asked> => {
  const column = fc.constantFrom(...tables[table], 'shout');
  const plain = fc.oneof(
    { weight: 4, arbitrary: column },
    column.map((name) => `"a.l":${name}`),
    column.map((name) => `${name}::text`),
    column.map((name) => `k:${name}->${QUOTED}->>0`),
    fc.constant('*'),
  );
  const aggregated = fc.oneof(
    fc.constantFrom('count()', 'n:count()::int'),
    fc.tuple(column, aggregate).map(([name, fn]) => `${name}${fn}`),
  );
  const item: fc.Arbitrary<Asked> = fc.oneof(
    { weight: 5, arbitrary: plain.map((select) => ({ select, others: [] })) },
    { weight: 1, arbitrary: aggregated.map((select) => ({ select, others: [] })) },
    ...(depth === 0 ? [] : [{ weight: 4, arbitrary: embed(table, path, depth - 1) }]),
  );
  const logic = fc
    .tuple(column, logicTest, column, logicTest)
    .map(([a, one, b, two]) => `(${a}.${one},not.and(${b}.${two},${a}.is.null))`);
  const other: fc.Arbitrary<readonly [string, string]> = fc.oneof(
    fc.tuple(column, test).map(([name, each]) => [`${path}${name}`, each] as const),
    logic.map((tree) => [`${path}or`, tree] as const),
    column.map((name) => [`${path}order`, `${name}.desc.nullslast,data->${QUOTED}`] as const),
    fc.nat(99).map((count) => [`${path}limit`, String(count)] as const),
    fc.nat(99).map((count) => [`${path}offset`, String(count)] as const),
  );
  return fc
    .tuple(fc.array(item, { minLength: 1, maxLength: 4 }), fc.array(other, { maxLength: 3 }))
    .map(([items, others]) => ({
      select: items.map(({ select }) => select).join(','),
      others: [...others, ...items.flatMap((each) => each.others)],
    }));
};

const embed = (table: Table, path: string, depth: number): fc.Arbitrary<Asked> =>
  fc
    .tuple(
      fc.constantFrom(...leadsTo[table]),
      fc.constantFrom('', '!inner', '!left'),
      fc.constantFrom('', '...', '"al:ias":'),
      fc.constantFrom('none', 'null', 'order'),
    )
    .chain(([[target, next], join, prefix, also]) => {
      const name = prefix === '"al:ias":' ? '"al:ias"' : (target.split('!', 1)[0] ?? '');
      const further: readonly (readonly [string, string])[] =
        also === 'null'
          ? [[`${path}or`, `(${name}.is.null,${name}.not.is.null)`]]
          : also === 'order'
            ? [[`${path}order`, `${name}(${tables[next][0]}).desc`]]
            : [];
      return request(next, `${path}${name}.`, depth).map(({ select, others }) => ({
        select: `${prefix}${target}${join}(${select})`,
        others: [...others, ...further],
      }));
    });

const asked = request('books', '', 3);

const write = ({ select, others }: Asked, value: string): string => {
  const quoted = value.replaceAll(/["\\]/gu, String.raw`\$&`);
  const fill = (text: string): string => text.replaceAll('Ω', () => value).replaceAll('Ψ', () => quoted);
  return new URLSearchParams(
    [['select', select], ...others].map(([name, text]) => [fill(name ?? ''), fill(text ?? '')]),
  ).toString();
};

const value = fc.string({ unit: 'binary', maxLength: 30 }).filter((text) => !/[ΩΨ\0]/u.test(text));

beforeAll(() => loadModule());

describe('a request that follows the grammar', () => {
  it('a request that follows the grammar is one statement, the same whatever its values', () => {
    let built = 0;
    fc.assert(
      fc.property(asked, value, (one, text) => {
        const plain = outcomeOf(write(one, 'x'));
        const hostile = outcomeOf(write(one, `§${text}`));
        expect(hostile).toEqual(plain);
        expect(JSON.stringify(hostile)).not.toContain('§');
        if (plain.code === undefined) built += 1;
      }),
      { numRuns: 300 },
    );
    // Else the property would hold for want of anything to hold for.
    expect(built).toBeGreaterThan(100);
  });
});

describe('a request with arbitrary text in it', () => {
  const place = fc.constantFrom(
    'books',
    'authors',
    'id',
    'title',
    'eq',
    '!inner',
    '...',
    '(',
    ')',
    ',',
    '.',
    ':',
    '"',
  );

  it('a request with arbitrary text in it is one statement or an error answer', () => {
    fc.assert(
      fc.property(asked, place, value, fc.nat(50), (one, found, text, at) => {
        const search = new URLSearchParams(write(one, 'x'));
        const changed = [...search].map(
          ([name, content], index) =>
            (index === at % search.size
              ? [name, content.replace(found, () => text)]
              : [name, content]) satisfies [string, string],
        );
        const { code, statements } = outcomeOf(new URLSearchParams(changed).toString());
        expect(code ?? statements).toSatisfy((said) => said === 1 || errorCode.test(String(said)));
      }),
      { numRuns: 500 },
    );
  });

  it('arbitrary text in an alias changes nothing but the name', () => {
    fc.assert(
      fc.property(value, (text) => {
        const alias = `"§${text.replaceAll(/["\\]/gu, String.raw`\$&`)}"`;
        expect(fingerprintSync(build(aliased(alias)).text)).toBe(
          fingerprintSync(build(aliased('plain')).text),
        );
      }),
    );
  });
});
