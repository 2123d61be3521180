import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startRestHost } from '#server/engine/rest/rest-host.fixture.ts';
import type { RestHost } from '#server/engine/rest/rest-host.fixture.ts';

let host: RestHost;

beforeAll(async () => {
  host = await startRestHost();
  await host.adminQuery(`
create domain public.lucky as int default 7;
create table public.draws (id public.lucky, note text);
create table public.shelves (id int primary key, keeper_id int);
create table public.keepers (id int primary key, shelf_id int constraint keeps references public.shelves (id));
alter table public.shelves add constraint kept_by foreign key (keeper_id) references public.keepers (id);
create table public.left_half (l int primary key);
create table public.right_half (r int primary key);
create view public.whole as select l, r from public.left_half, public.right_half;
create function public.keep_whole() returns trigger language plpgsql as 'begin return new; end';
create trigger keeping instead of insert on public.whole for each row execute function public.keep_whole();
create table public.boxes (id int primary key);
create table public.things (box int constraint in_box references public.boxes (id));
create view public.twice_shown as select box as one, box as other from public.things;
insert into public.boxes values (1);
insert into public.things values (1);
create table public.alone (id int);
create function public.first_letter(public.songs) returns text language sql stable as 'select left($1.title, 1)';
create function public.length_of(line text) returns int language sql immutable as 'select length(line)';
create function public.whole_body(json) returns json language sql immutable as 'select $1';
grant select, insert, update on all tables in schema public to authenticated;
`);
});
afterAll(() => host.stop());

const ask = async (path: string, init: RequestInit = {}): Promise<readonly [number, unknown]> => {
  const answer = await host.request(path, init);
  const text = await answer.text();
  return [answer.status, text === '' ? undefined : (JSON.parse(text) as unknown)];
};
const post = (path: string, body: string, headers: Record<string, string>): Promise<Response> =>
  host.request(path, { method: 'POST', body, headers });
const placeOf = async (path: string): Promise<string | null> =>
  (await host.request(path)).headers.get('content-location');
const typeOf = async (accept: string): Promise<string | null> =>
  (await host.request('/songs?limit=1', { headers: { accept } })).headers.get('content-type');
const placeOfNew = async (body: string): Promise<string | null> =>
  (await post('/whole', body, { prefer: 'return=headers-only' })).headers.get('location');

describe('what an answer says of itself', () => {
  it('says where its rows are, with the parameters in one order', async () => {
    expect(await placeOf('/songs')).toBe('/songs');
    expect(await placeOf('/songs?title=eq.a%20b&id=gt.1&id=lt.3&apikey=x')).toBe(
      '/songs?id=gt.1,lt.3&title=eq.a%20b',
    );
  });

  it('calls a list JSON, unless nulls are left out of it', async () => {
    expect(await typeOf('application/vnd.pgrst.array+json')).toBe('application/json; charset=utf-8');
    expect(await typeOf('application/vnd.pgrst.array+json;nulls=stripped')).toBe(
      'application/vnd.pgrst.array+json;nulls=stripped; charset=utf-8',
    );
  });
});

describe('what cannot be read', () => {
  it.each([
    ['/songs?id=5', 'filter (5)', 1, `unexpected "5" expecting "not" or operator (eq, gt, ...)`],
    ['/songs?id=not.5', 'filter (not.5)', 5, `unexpected "5" expecting operator (eq, gt, ...)`],
    [
      '/songs?order=id.desc.nullsfirsts',
      'order (id.desc.nullsfirsts)',
      19,
      `unexpected 's' expecting "," or end of input`,
    ],
    [
      '/songs?and=()',
      'logic tree (())',
      5,
      'unexpected ")" expecting field name (* or [a..z0..9_$]), negation operator (not) or logic operator (and, or)',
    ],
    [
      '/songs?select=data->(x',
      'select parameter (data->(x)',
      7,
      'unexpected "(" expecting "-", digit or any non reserved character different from: .,>()',
    ],
    ['/songs?select=data->--3', 'select parameter (data->--3)', 8, 'unexpected "-" expecting digit'],
  ])('%s', async (path, what, column, details) => {
    expect(await ask(path)).toEqual([
      400,
      {
        code: 'PGRST100',
        message: `"failed to parse ${what}" (line 1, column ${String(column)})`,
        details,
        hint: null,
      },
    ]);
  });

  it('spaces in a list and a bracket too many are read over', async () => {
    expect(await ask('/songs?id=in.(   )')).toEqual([200, []]);
    expect(await ask('/songs?select=id&id=in.( 1)')).toEqual([200, [{ id: 1 }]]);
    expect(await ask('/songs?select=id&or=(id.eq.1,id.eq.2))')).toEqual([200, [{ id: 1 }, { id: 2 }]]);
  });

  it('a key of a text is refused as PostgreSQL refuses it', async () => {
    expect(await ask('/songs?select=data->>mood->name')).toMatchObject([
      404,
      { code: '42883', message: 'operator does not exist: text -> unknown' },
    ]);
  });
});

describe('relationships', () => {
  it('lists the ones that are possible by kind: many, one, through another table', async () => {
    const { error } = await host.client().from('keepers').select('id, shelves(id)');
    expect(error).toMatchObject({
      code: 'PGRST201',
      details: [
        { cardinality: 'one-to-many', relationship: 'kept_by using keepers(id) and shelves(keeper_id)' },
        { cardinality: 'many-to-one', relationship: 'keeps using keepers(shelf_id) and shelves(id)' },
      ],
      hint: "Try changing 'shelves' to one of the following: 'shelves!kept_by', 'shelves!keeps'. Find the desired relationship in the 'details' key.",
    });
  });

  it('a view that shows a key twice is related by either name, and asks which', async () => {
    expect(await ask('/twice_shown?select=one,boxes!other(id)')).toEqual([
      200,
      [{ one: 1, boxes: { id: 1 } }],
    ]);
    expect(await ask('/boxes?select=id,twice_shown!one(other)')).toEqual([
      200,
      [{ id: 1, twice_shown: [{ other: 1 }] }],
    ]);
    expect(await ask('/twice_shown?select=boxes(id)')).toMatchObject([
      300,
      {
        details: [
          { relationship: 'in_box using twice_shown(one) and boxes(id)' },
          { relationship: 'in_box using twice_shown(other) and boxes(id)' },
        ],
      },
    ]);
  });

  it('a table without any is itself taken for the mistake', async () => {
    expect(await ask('/alone?select=id,songs(id)')).toMatchObject([
      400,
      {
        code: 'PGRST200',
        message: "Could not find a relationship between 'alone' and 'songs' in the schema cache",
      },
    ]);
  });
});

describe('functions', () => {
  it('one that takes a row without a name is a column, and cannot be called', async () => {
    expect((await host.client().from('songs').select('first_letter').eq('id', 1)).data).toEqual([
      { first_letter: 'Q' },
    ]);
    const called = await host.client().rpc('first_letter', { '': 1 });
    expect([called.status, called.error]).toMatchObject([
      404,
      {
        code: 'PGRST202',
        message: 'Could not find the function public.first_letter() in the schema cache',
        details:
          'Searched for the function public.first_letter with parameter  or with a single unnamed json/jsonb parameter, but no matches were found in the schema cache.',
      },
    ]);
  });

  it('a table as the body of a call is no JSON to hand over whole', async () => {
    const refused = await post('/rpc/whole_body', 'a,b\n1,2', { 'content-type': 'text/csv' });
    expect([refused.status, await refused.json()]).toMatchObject([
      404,
      {
        details:
          'Searched for the function public.whole_body with parameters a, b, but no matches were found in the schema cache.',
      },
    ]);
    const called = await post('/rpc/length_of', 'line\nfour', { 'content-type': 'text/csv' });
    expect([called.status, await called.json()]).toEqual([200, 4]);
  });
});

describe('writing', () => {
  it('fills a column that is left out with the default of its domain', async () => {
    const made = await host
      .client()
      .from('draws')
      .insert([{ note: 'x' }], { defaultToNull: false })
      .select();
    expect(made.data).toEqual([{ id: 7, note: 'x' }]);
    const named = await post('/draws?columns=id,note', '{"note":"y"}', {
      prefer: 'return=representation, missing=default',
    });
    expect(await named.json()).toEqual([{ id: 7, note: 'y' }]);
  });

  it('places a row of a view by the keys of all its tables, and says where one is empty', async () => {
    expect(await placeOfNew('{"l":1,"r":2}')).toBe('/whole?l=eq.1&r=eq.2');
    expect(await placeOfNew('{"l":1}')).toBe('/whole?l=eq.1&r=is.null');
  });

  it('an update that changes nothing, or cannot be read, is told so before a filter is asked for', async () => {
    for (const body of ['{}', '[]', '[{}]']) {
      expect(await ask('/songs', { method: 'PATCH', body })).toEqual([204, undefined]);
    }
    expect(await ask('/songs', { method: 'PATCH', body: '}{' })).toMatchObject([400, { code: 'PGRST102' }]);
    expect(await ask('/songs', { method: 'PATCH', body: '{"bpm":1}' })).toMatchObject([
      400,
      { code: '21000' },
    ]);
  });
});
