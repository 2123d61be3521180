import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startRestHost } from '#server/engine/rest/rest-host.fixture.ts';
import type { RestHost } from '#server/engine/rest/rest-host.fixture.ts';

let host: RestHost;

beforeAll(async () => {
  host = await startRestHost();
  await host.adminQuery(`
create function public.one_record() returns record language sql stable
  as 'select id, title from public.songs where id = 1';
create function public.some_records(above int) returns setof record language sql stable
  as 'select id, title from public.songs where id < 3 and id > above order by id';
create type public.place as (x int, y int);
create domain public.sound_place as public.place check ((value).x > 0);
create domain public.sounder_place as public.sound_place;
create function public.where_is() returns public.sounder_place language sql stable as 'select (3, 4)::public.place';
create function public.where_are() returns setof public.sound_place language sql stable
  as 'select (n, n + 1)::public.place from generate_series(1, 3) n';
create function public.take_text(text) returns text language sql immutable as 'select $1';
create function public.take_json(json) returns json language sql immutable as 'select $1';
create function public.take_bytes(bytea) returns text language sql immutable as $$ select encode($1, 'escape') $$;
create function public.take_xml(xml) returns text language sql immutable as 'select $1::text';
create function public.take_number(int) returns int language sql immutable as 'select $1';
create function public.take_either(json) returns text language sql immutable as $$ select 'json' $$;
create function public.take_either(jsonb) returns text language sql immutable as $$ select 'jsonb' $$;
create function public.many(b int, a int) returns int language sql immutable as 'select a - b';
create function public.many(a text, b int) returns int language sql immutable as 'select b';
create function public.many(a text, b int, c int default 1) returns int language sql immutable as 'select b';
grant execute on all functions in schema public to authenticated;
`);
});
afterAll(() => host.stop());

const post = async (path: string, body: string, type = 'application/json'): Promise<[number, unknown]> => {
  const answer = await host.request(path, { method: 'POST', body, headers: { 'content-type': type } });
  return [answer.status, await answer.json()];
};

describe('what functions return', () => {
  it('gives a record, and a set of them, with the names their columns have', async () => {
    expect((await host.client().rpc('one_record')).data).toEqual({ id: 1, title: 'Quiet river' });
    expect((await host.client().rpc('some_records', { above: 0 })).data).toEqual([
      { id: 1, title: 'Quiet river' },
      { id: 2, title: 'Loud storm' },
    ]);
    expect((await host.client().rpc('some_records', { above: 1 }, { get: true })).data).toHaveLength(1);
    const counted = await host.client().rpc('some_records', { above: 0 }, { count: 'exact' }).range(1, 1);
    expect([counted.data, counted.count]).toEqual([[{ id: 2, title: 'Loud storm' }], 2]);
  });

  it('gives a domain over a row type as the row it is, with its columns to choose from', async () => {
    expect((await host.client().rpc('where_is')).data).toEqual({ x: 3, y: 4 });
    const places = await host
      .client()
      .rpc('where_are')
      .select('y')
      .gt('x', 1)
      .order('x', { ascending: false });
    expect(places.data).toEqual([{ y: 4 }, { y: 3 }]);
  });
});

describe('what functions take', () => {
  it('takes the whole body where the one argument has no name and is meant by it', async () => {
    expect(await post('/rpc/take_text', '{"":"hello"}')).toEqual([200, '{"":"hello"}']);
    expect(await post('/rpc/take_json', '{"":1}')).toEqual([200, { '': 1 }]);
    expect(await post('/rpc/take_bytes', '{"": 2}')).toEqual([200, '{"": 2}']);
    expect((await host.client().rpc('take_json', { '': [1] })).data).toEqual({ '': [1] });
    expect(await post('/rpc/take_xml', '{"":"<a>x</a>"}')).toEqual([200, '{"":"<a>x</a>"}']);
    expect(await post('/rpc/take_xml', '<a>x</a>', 'text/xml')).toEqual([200, '<a>x</a>']);
    expect(await post('/rpc/take_number', '{"x":1,"y":2}')).toMatchObject([
      404,
      {
        code: 'PGRST202',
        message: 'Could not find the function public.take_number(x, y) in the schema cache',
        details:
          'Searched for the function public.take_number with parameters x, y or with a single unnamed json/jsonb parameter, but no matches were found in the schema cache.',
        hint: 'Perhaps you meant to call the function public.take_either',
      },
    ]);
  });

  it('takes only the columns that are named, and the first of several objects', async () => {
    expect(await post('/rpc/add?columns=a,b', '{"a":1,"b":2,"other":3}')).toEqual([200, 3]);
    expect(await post('/rpc/add?columns=a', '{"a":1,"b":2}')).toEqual([200, 11]);
    expect(await post('/rpc/add', '[{"a":1,"b":5},{"a":2,"b":5}]')).toEqual([200, 6]);
    expect(await post('/rpc/add', '{"a":1,"b":2,"other":3}')).toMatchObject([404, { code: 'PGRST202' }]);
  });

  it('takes the fields of a form, a repeated one as a list where the function takes many', async () => {
    const form = 'application/x-www-form-urlencoded';
    expect(await post('/rpc/add', 'a=1&b=2', form)).toEqual([200, 3]);
    expect(await post('/rpc/sum_all', 'numbers=1&numbers=2&numbers=4', form)).toEqual([200, 7]);
    expect(await post('/rpc/sum_all', 'numbers=%7B1,2%7D', form)).toEqual([200, 3]);
    expect(await post('/rpc/add', 'a=1&a=7&b=2', form)).toEqual([200, 9]);
    expect(await post('/rpc/nowhere', 'a=1', form)).toMatchObject([
      404,
      {
        details:
          'Searched for the function public.nowhere with parameter a, but no matches were found in the schema cache.',
      },
    ]);
  });

  it('names candidates in one order, and refuses two that take a whole body', async () => {
    expect(await post('/rpc/many', '{"a":1,"b":2}')).toMatchObject([
      300,
      {
        code: 'PGRST203',
        message:
          'Could not choose the best candidate function between: public.many(a => text, b => integer), public.many(b => integer, a => integer), public.many(a => text, b => integer, c => integer)',
      },
    ]);
    expect(await post('/rpc/take_either', '{"any":"thing"}')).toMatchObject([
      300,
      {
        code: 'PGRST203',
        message:
          'Could not choose the best candidate function between: public.take_either( => json), public.take_either( => jsonb)',
      },
    ]);
  });
});
