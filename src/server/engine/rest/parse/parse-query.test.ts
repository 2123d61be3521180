import { describe, expect, it } from 'vitest';
import { parseQuery } from './parse-query.ts';
import { RestError } from '#server/engine/rest/rest-error.ts';

const column = (name: string, more: object = {}): object => ({
  kind: 'column',
  field: { name, path: [] },
  alias: undefined,
  cast: undefined,
  ...more,
});
const key = (name: string, asText = false): object => ({ kind: 'key', asText, key: name });

const compare = (operator: string, value: string, quantifier?: string): object => ({
  kind: 'compare',
  operator,
  quantifier,
  value,
});
const filter = (name: string, test: object): object => ({
  kind: 'filter',
  field: { name, path: [] },
  negated: false,
  test,
});
const nested = (depth: number): string => `${'and('.repeat(depth)}a.eq.1${')'.repeat(depth)}`;

const parses = (search: string): boolean => {
  try {
    parseQuery(search);
    return true;
  } catch (error) {
    if (error instanceof RestError) return false;
    throw error;
  }
};

describe('select', () => {
  it.each<[string, unknown]>([
    ['', [{ kind: 'star' }]],
    ['*', [{ kind: 'star' }]],
    ['a, b', [column('a'), column('b')]],
    ['a:b', [column('b', { alias: 'a' })]],
    ['a:b::text', [column('b', { alias: 'a', cast: 'text' })]],
    ['a::double precision', [column('a', { cast: 'double precision' })]],
    ['with-dash,"with, comma"', [column('with-dash'), column('with, comma')]],
    ['a->b->>c', [column('', { field: { name: 'a', path: [key('b'), key('c', true)] } })]],
    ['a->0', [column('', { field: { name: 'a', path: [{ kind: 'index', asText: false, index: 0 }] } })]],
    ['a->>-1', [column('', { field: { name: 'a', path: [{ kind: 'index', asText: true, index: -1 }] } })]],
    ['a->0x', [column('', { field: { name: 'a', path: [key('0x')] } })]],
  ])('parses select=%s', (text, expected) => {
    expect(parseQuery(new URLSearchParams({ select: text }).toString()).select).toEqual(expected);
  });

  it('reads embedded resources with alias, hint and join', () => {
    const { select } = parseQuery('select=id,who:people!owner_fkey!inner(name,...home!left(*)),empty()');
    expect(select).toEqual([
      column('id'),
      {
        kind: 'embed',
        relation: 'people',
        alias: 'who',
        hint: 'owner_fkey',
        join: 'inner',
        spread: false,
        items: [
          column('name'),
          {
            kind: 'embed',
            relation: 'home',
            alias: undefined,
            hint: undefined,
            join: 'left',
            spread: true,
            items: [{ kind: 'star' }],
          },
        ],
      },
      {
        kind: 'embed',
        relation: 'empty',
        alias: undefined,
        hint: undefined,
        join: undefined,
        spread: false,
        items: [],
      },
    ]);
  });
});

describe('filters', () => {
  it.each<[string, boolean, object]>([
    ['eq.5', false, compare('eq', '5')],
    ['eq.', false, compare('eq', '')],
    ['not.eq.a.b,c', true, compare('eq', 'a.b,c')],
    ['like(any).{a*,b}', false, compare('like', '{a*,b}', 'any')],
    ['in.(a,"b,c","d\\"e",f"g)', false, { kind: 'in', values: ['a', 'b,c', 'd"e', 'f"g'] }],
    ['in.()', false, { kind: 'in', values: [] }],
    ['in.(,)', false, { kind: 'in', values: ['', ''] }],
    ['is.NULL', false, { kind: 'is', value: 'null' }],
    ['not.is.not_null', true, { kind: 'is', value: 'not_null' }],
    ['fts.a & b', false, { kind: 'search', operator: 'fts', language: undefined, value: 'a & b' }],
    ['wfts(french).la', false, { kind: 'search', operator: 'wfts', language: 'french', value: 'la' }],
  ])('parses the filter %s', (text, negated, test) => {
    const { conditions } = parseQuery(new URLSearchParams({ 'data->>k': text }).toString());
    expect(conditions).toEqual([
      { path: [], value: { kind: 'filter', field: { name: 'data', path: [key('k', true)] }, negated, test } },
    ]);
  });

  it('reads trees of conditions', () => {
    const { conditions } = parseQuery('not.or=(a.eq."x,y",and(b.in.(1,2),c.cs.{p,q}),not.and(d.is.null))');
    expect(conditions).toEqual([
      {
        path: [],
        value: {
          kind: 'group',
          operator: 'or',
          negated: true,
          members: [
            filter('a', compare('eq', 'x,y')),
            {
              kind: 'group',
              operator: 'and',
              negated: false,
              members: [filter('b', { kind: 'in', values: ['1', '2'] }), filter('c', compare('cs', '{p,q}'))],
            },
            {
              kind: 'group',
              operator: 'and',
              negated: true,
              members: [filter('d', { kind: 'is', value: 'null' })],
            },
          ],
        },
      },
    ]);
  });

  it('assigns each filter, order and limit to its embedded resource', () => {
    const query = parseQuery(
      'other.deep.a=eq.1&other.or=(a.eq.1,b.eq.2)&other.order=a.desc&other.limit=3&other.offset=4&limit=5',
    );
    expect(query.conditions.map(({ path }) => path)).toEqual([['other', 'deep'], ['other']]);
    expect(query.orders[0]?.path).toEqual(['other']);
    expect(query.limits).toEqual([
      { path: ['other'], value: 3 },
      { path: [], value: 5 },
    ]);
    expect(query.offsets).toEqual([{ path: ['other'], value: 4 }]);
  });

  it('tells arguments of a call from filters on its result', () => {
    const query = parseQuery('a=1&b=eq.1&c=e.q&d=not.is.null&e=in.(1)', true);
    expect(query.callArguments).toEqual([
      ['a', '1'],
      ['c', 'e.q'],
    ]);
    expect(query.conditions).toHaveLength(3);
  });
});

describe('order and names', () => {
  it.each<[string, object[]]>([
    ['a', [{ direction: undefined, nulls: undefined }]],
    ['a.desc,b.nullsfirst', [{ direction: 'desc' }, { direction: undefined, nulls: 'first' }]],
    ['a.asc.nullslast', [{ direction: 'asc', nulls: 'last' }]],
    ['other(a).desc', [{ relation: 'other', direction: 'desc' }]],
  ])('parses order=%s', (text, expected) => {
    expect(parseQuery(`order=${text}`).orders[0]?.value).toMatchObject(expected);
  });

  it('reads each name in a list of columns once', () => {
    expect(parseQuery('columns="a","b",a&on_conflict=x,y')).toMatchObject({
      columns: ['a', 'b'],
      onConflict: ['x', 'y'],
    });
  });
});

/** Each relation once, so many deep. */
const embedded = (depth: number): string => {
  const names = 'abcdefghij'.slice(0, depth);
  return `${names.split('').join('(')}(x${')'.repeat(depth)}`;
};
const castsOf = (count: number): string =>
  Array.from({ length: count }, (_, index) => `c${index}:a::text`).join(',');

describe('limits of a query', () => {
  it.each([
    [`or=(${nested(14)})`, true],
    [`or=(${nested(30)})`, false],
    [`select=${embedded(6)}`, true],
    [`select=${embedded(7)}`, false],
    ['select=a(b(a(x)))', true],
    ['select=a(b(a(b(a(x)))))', false],
    [`select=${'a(b),'.repeat(29)}a(b)`, true],
    [`select=${'a(b),'.repeat(30)}a(b)`, false],
    [`select=${castsOf(20)}`, true],
    [`select=${castsOf(21)}`, false],
    [`select=x(${castsOf(10)}),y(${castsOf(10)},b.sum()::int)`, false],
    [`a=in.(${'1,'.repeat(999)}1)`, true],
    [`a=in.(${'1,'.repeat(1000)}1)`, false],
    [Array.from({ length: 200 }, () => 'a=eq.1').join('&'), true],
    [Array.from({ length: 201 }, () => 'a=eq.1').join('&'), false],
    [`select=a${'->b'.repeat(20)}`, true],
    [`select=a${'->b'.repeat(21)}`, false],
  ])('limits how deep and how long a query may be, case %$', (search, allowed) => {
    expect(parses(search)).toBe(allowed);
  });
});
