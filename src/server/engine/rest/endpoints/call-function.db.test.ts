import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startRestHost } from '#server/engine/rest/rest-host.fixture.ts';
import type { RestHost } from '#server/engine/rest/rest-host.fixture.ts';

let host: RestHost;

beforeAll(async () => {
  host = await startRestHost();
});
afterAll(() => host.stop());

describe('results of functions', () => {
  it('returns a value, values, a row, rows or nothing', async () => {
    const client = host.client();
    expect((await client.rpc('add', { a: 1, b: 2 })).data).toBe(3);
    expect((await client.rpc('add', { a: 1 })).data).toBe(11);
    expect((await client.rpc('numbers')).data).toEqual([1, 2, 3]);
    expect((await client.rpc('spread', { low: 3 })).data).toEqual({ twofold: 6, half: 1.5 });
    expect((await client.rpc('listing')).data).toEqual([
      { name: 'a', size: 1 },
      { name: 'b', size: 2 },
    ]);
    expect((await client.rpc('first_song').select('id,title')).data).toEqual({ id: 1, title: 'Quiet river' });
    const nothing = await client.rpc('nothing');
    expect([nothing.status, nothing.data]).toEqual([204, null]);
  });

  it('filters, selects, orders, counts and limits the rows of a function', async () => {
    const { data, count } = await host
      .client()
      .rpc('my_songs', { slowest: 1 }, { count: 'exact' })
      .select('name:title')
      .lt('bpm', 170)
      .order('bpm', { ascending: false })
      .limit(1);
    expect([data, count]).toEqual([[{ name: 'Loud storm' }], 2]);
    const one = await host.client().rpc('my_songs', { slowest: 150 }).select('id').single();
    expect(one.data).toEqual({ id: 3 });
    const wrong = await host.client().rpc('listing').select('nonsense');
    expect(wrong.error).toMatchObject({ code: '42703', message: 'column listing.nonsense does not exist' });
    const values = await host.client().rpc('numbers', {}, { count: 'exact' }).range(1, 1);
    expect([values.data, values.count]).toEqual([[2], 3]);
  });

  it('gives a function’s rows as CSV where there are columns', async () => {
    expect((await host.client().rpc('listing').csv()).data).toBe('name,size\na,1\nb,2');
  });
});

describe('arguments of functions', () => {
  it('reads arguments from the query string too', async () => {
    const client = host.client();
    expect((await client.rpc('add', { a: 1, b: 2 }, { get: true })).data).toBe(3);
    expect((await client.rpc('total', { items: [1, 2, 3] }, { get: true })).data).toBe(6);
    expect((await client.rpc('total', { items: [1, 2, 3] })).data).toBe(6);
    const rows = await client.rpc('my_songs', { slowest: 100 }, { get: true }).select('id').eq('id', 2);
    expect(rows.data).toEqual([{ id: 2 }]);
    const head = await client.rpc('numbers', {}, { head: true, count: 'exact' });
    expect([head.status, head.count]).toEqual([200, 3]);
  });

  it('passes variadic arguments and a single unnamed JSON one', async () => {
    const client = host.client();
    expect((await client.rpc('sum_all', { numbers: [1, 2] })).data).toBe(3);
    const repeated = await host.request('/rpc/sum_all?numbers=4&numbers=5');
    expect(await repeated.json()).toBe(9);
    const echoed = await host.request('/rpc/echo', { method: 'POST', body: '[1,{"a":2}]' });
    expect(await echoed.json()).toEqual([1, { a: 2 }]);
  });

  it('chooses the function by its arguments, and refuses an unknown or ambiguous one', async () => {
    const client = host.client();
    const unknown = await client.rpc('ad', { a: 1 });
    expect([unknown.status, unknown.error]).toMatchObject([
      404,
      {
        code: 'PGRST202',
        message: 'Could not find the function public.ad(a) in the schema cache',
        details:
          'Searched for the function public.ad with parameter a or with a single unnamed json/jsonb parameter, but no matches were found in the schema cache.',
      },
    ]);
    const wrongArguments = await client.rpc('add', { a: 1, c: 2 });
    expect(wrongArguments.error?.hint).toBe('Perhaps you meant to call the function public.add(a, b)');
    const none = await client.rpc('qqzzqq', {});
    expect(none.error).toMatchObject({
      message: 'Could not find the function public.qqzzqq without parameters in the schema cache',
      hint: null,
    });
    const twice = await client.rpc('twice', { a: 1 });
    expect([twice.status, twice.error?.code]).toEqual([300, 'PGRST203']);
  });
});

describe('methods of calls', () => {
  it('refuses to write in a GET call, and writes in a POST call', async () => {
    const read = await host.client().rpc('write_note', { id: 1 }, { get: true });
    expect([read.status, read.error?.code]).toEqual([405, '25006']);
    expect((await host.client().rpc('write_note', { id: 1 })).data).toBe(1);
    await host.adminQuery(`create function public.jot(public.notes) returns int language sql volatile
      as 'insert into public.notes (id) values ($1.id + 100) returning id'`);
    host.announceSchemaChange();
    await expect
      .poll(async () => (await host.client().from('notes').select('jot')).error?.code)
      .toBe('25006');
  });

  it('refuses other methods than GET, HEAD and POST', async () => {
    const response = await host.request('/rpc/add', { method: 'PATCH', body: '{}' });
    expect([response.status, await response.json()]).toMatchObject([405, { code: 'PGRST101' }]);
  });
});

describe('errors raised in SQL', () => {
  it('errors raised in SQL keep their code and get the matching status', async () => {
    const cases: [string, number][] = [
      ['P0001', 400],
      ['23505', 409],
      ['23514', 400],
      ['22012', 400],
      ['53300', 503],
      ['57014', 500],
      ['PT418', 418],
      ['42883', 404],
    ];
    for (const [code, status] of cases) {
      const answer = await host.client().rpc('complain', { code }).retry(false);
      expect([answer.status, answer.error]).toMatchObject([
        status,
        { code, message: 'no good', details: 'the detail', hint: 'the hint' },
      ]);
    }
  });

  it('an error raised in SQL can set status, headers and body', async () => {
    const response = await host.request('/rpc/answer_teapot', { method: 'POST' });
    expect([response.status, response.headers.get('x-tea'), await response.json()]).toEqual([
      418,
      'green',
      { code: 'TEA', message: 'short and stout', details: null, hint: 'pour' },
    ]);
  });
});
