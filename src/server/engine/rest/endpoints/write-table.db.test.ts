import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ada, bob, startRestHost } from '#server/engine/rest/rest-host.fixture.ts';
import type { RestHost } from '#server/engine/rest/rest-host.fixture.ts';

let host: RestHost;

beforeAll(async () => {
  host = await startRestHost();
});
afterAll(() => host.stop());
beforeEach(async () => {
  await host.adminQuery('delete from public.songs where id > 4');
  await host.adminQuery('truncate public.pairs, public.letters, public.notes cascade');
});

const representation = { Prefer: 'return=representation' };

const errorBody = z.object({ code: z.string(), message: z.string() });

const blank = (body: string): Promise<Response> =>
  host.request('/blank', { method: 'POST', body, headers: representation });

const put = (query: string, body: object): Promise<Response> =>
  host.request(`/pairs?${query}`, { method: 'PUT', body: JSON.stringify(body), headers: representation });

const appliedFor = async (as: string): Promise<string | null> => {
  const headers = { Prefer: 'tx=rollback, return=representation' };
  const response = await host.request('/songs?id=eq.0', { as, method: 'DELETE', headers });
  return response.headers.get('preference-applied');
};

const codeOf = async (response: Response): Promise<[number, string]> => [
  response.status,
  errorBody.parse(await response.json()).code,
];

const refusal = async (body: string, headers: Record<string, string> = {}): Promise<[number, string]> => {
  const response = await host.request('/songs', { method: 'POST', body, headers });
  return [response.status, errorBody.parse(await response.json()).message];
};

describe('insert', () => {
  it('inserts one row and many, and returns them when asked', async () => {
    const songs = host.client().from('songs');
    const silent = await songs.insert({ title: 'One' });
    expect([silent.status, silent.data, silent.error]).toEqual([201, null, null]);
    const one = await songs
      .insert({ title: 'Two', tags: ['a', 'b'], data: { x: 1 } })
      .select('title,tags,data')
      .single();
    expect(one.data).toEqual({ title: 'Two', tags: ['a', 'b'], data: { x: 1 } });
    const many = await songs
      .insert([{ title: 'Three' }, { title: 'Four', bpm: 90 }])
      .select('title,bpm,owner_id');
    expect([many.status, many.data]).toEqual([
      201,
      [
        { title: 'Three', bpm: null, owner_id: ada },
        { title: 'Four', bpm: 90, owner_id: ada },
      ],
    ]);
  });

  it('gives a missing column its default only where that is asked', async () => {
    const songs = host.client().from('songs');
    const nulls = await songs
      .insert([
        { title: 'a', bpm: 1 },
        { title: 'b', rating: 1 },
      ])
      .select();
    expect(nulls.error?.code).toBe('23502');
    const defaults = await songs
      .insert(
        [
          { title: 'a', bpm: 1 },
          { title: 'b', rating: 1 },
        ],
        { defaultToNull: false },
      )
      .select('title,bpm,rating,owner_id');
    expect(defaults.data).toEqual([
      { title: 'a', bpm: 1, rating: 2.5, owner_id: ada },
      { title: 'b', bpm: null, rating: 1, owner_id: ada },
    ]);
    const numbered = await songs
      .insert([{ id: 900, title: 'a' }, { title: 'b' }], { defaultToNull: false })
      .select('id');
    expect(numbered.data?.[0]).toEqual({ id: 900 });
    expect(numbered.data?.[1]?.id).toEqual(expect.any(Number));
  });

  it('inserts an empty object, an empty array and rows without columns', async () => {
    expect(await (await blank('{}')).json()).toEqual([{ id: 1, note: null }]);
    expect(await (await blank('[{},{}]')).json()).toHaveLength(2);
    const none = await blank('[]');
    expect([none.status, await none.json()]).toEqual([201, []]);
  });

  it('keeps every digit of an inserted number', async () => {
    const body = '{"title":"digits","data":{"n":12345678901234567890.123456789}}';
    const response = await host.request('/songs?select=data', {
      method: 'POST',
      body,
      headers: representation,
    });
    expect(await response.text()).toContain('12345678901234567890.123456789');
  });

  it('uses only the columns named by the columns parameter', async () => {
    const body = JSON.stringify({ title: 'kept', bpm: 5, nonsense: true });
    const response = await host.request('/songs?columns=title&select=title,bpm', {
      method: 'POST',
      body,
      headers: representation,
    });
    expect(await response.json()).toEqual([{ title: 'kept', bpm: null }]);
  });

  it('returns the location of the row with headers-only', async () => {
    const response = await host.request('/pairs', {
      method: 'POST',
      body: '{"a":1,"b":2}',
      headers: { Prefer: 'return=headers-only, count=exact' },
    });
    expect([response.status, await response.text()]).toEqual([201, '']);
    expect(response.headers.get('location')).toBe('/pairs?a=eq.1&b=eq.2');
    expect(response.headers.get('content-range')).toBe('*/1');
    expect(response.headers.get('preference-applied')).toBe('return=headers-only, count=exact');
  });

  it('lets a role insert that may not select', async () => {
    const letters = host.client('anon').from('letters');
    expect((await letters.insert({ id: 1, words: 'hi' })).status).toBe(201);
    const read = await letters.insert({ id: 2 }).select();
    expect([read.status, read.error?.code]).toEqual([401, '42501']);
    const kept = await host.adminQuery('select id from public.letters');
    expect(kept.rows).toEqual([{ id: 1 }]);
  });

  it('refuses a body that is not a row', async () => {
    expect(await refusal('')).toEqual([400, 'Empty or invalid json']);
    expect(await refusal('{"title":')).toEqual([400, 'Empty or invalid json']);
    expect(await refusal('7')).toEqual([400, 'Empty or invalid json']);
    expect(await refusal('[{"title":"a"},{"bpm":1}]')).toEqual([400, 'All object keys must match']);
    expect(await refusal('[7]')).toEqual([400, 'All object keys must match']);
    expect(await refusal('{"titel":"a"}')).toEqual([
      400,
      "Could not find the 'titel' column of 'songs' in the schema cache",
    ]);
    expect(await refusal('<a/>', { 'Content-Type': 'application/xml' })).toEqual([
      400,
      'Content-Type not acceptable: application/xml',
    ]);
    expect(await refusal('title,bpm\na', { 'Content-Type': 'text/csv' })).toEqual([
      400,
      'All lines must have same number of fields',
    ]);
  });

  it('refuses a body over 1 MB, announced or not', async () => {
    const body = JSON.stringify({ title: 'x'.repeat(1_100_000) });
    expect((await host.request('/songs', { method: 'POST', body })).status).toBe(413);
    const stream = new Blob([body]).stream();
    const init = { method: 'POST', body: stream, duplex: 'half' } as RequestInit;
    expect((await host.request('/songs', init)).status).toBe(413);
  });
});

describe('upsert', () => {
  it('an upsert merges or ignores existing rows, and tells whether a row is new', async () => {
    const pairs = host.client().from('pairs');
    expect((await pairs.upsert({ a: 1, b: 1, note: 'first' })).status).toBe(201);
    const merged = await pairs.upsert({ a: 1, b: 1, note: 'second' }).select();
    expect([merged.status, merged.data]).toEqual([200, [{ a: 1, b: 1, note: 'second' }]]);
    const ignored = await pairs.upsert({ a: 1, b: 1, note: 'third' }, { ignoreDuplicates: true }).select();
    expect(ignored.data).toEqual([]);
    const mixed = await pairs
      .upsert([
        { a: 1, b: 1, note: 'x' },
        { a: 2, b: 2, note: 'y' },
      ])
      .select('note');
    expect([mixed.status, mixed.data]).toEqual([201, [{ note: 'x' }, { note: 'y' }]]);
    expect((await pairs.upsert([])).status).toBe(200);
  });

  it('reports resolution as applied only where there is a key to resolve by', async () => {
    const init = { method: 'POST', body: '[]', headers: { Prefer: 'resolution=merge-duplicates' } };
    const keyed = await host.request('/pairs', init);
    expect(keyed.headers.get('preference-applied')).toBe('resolution=merge-duplicates');
    const keyless = await host.request('/blank', init);
    expect(keyless.headers.get('preference-applied')).toBeNull();
  });

  it('does not bound inserts by max-affected, which is for changes to existing rows', async () => {
    const both = await host.request('/pairs', {
      method: 'POST',
      body: '[{"a":1,"b":1},{"a":2,"b":2}]',
      headers: { Prefer: 'handling=strict, max-affected=1' },
    });
    expect([both.status, both.headers.get('preference-applied')]).toEqual([201, 'handling=strict']);
  });

  it('resolves an upsert by another unique key', async () => {
    await host.adminQuery('grant select, update on public.letters to authenticated');
    await host.adminQuery('grant insert on public.letters to authenticated');
    await host.adminQuery(`insert into public.letters values (1, 'same')`);
    const letters = host.client().from('letters');
    const moved = await letters.upsert({ id: 2, words: 'same' }, { onConflict: 'words' }).select();
    expect(moved.data).toEqual([{ id: 2, words: 'same' }]);
    const unknown = await letters.upsert({ id: 2 }, { onConflict: 'nonsense' });
    expect([unknown.status, unknown.error?.code]).toEqual([400, '42703']);
  });

  it('PUT writes the one row that the URL names', async () => {
    const made = await put('a=eq.1&b=eq.2', { a: 1, b: 2, note: 'new' });
    expect([made.status, await made.json()]).toEqual([201, [{ a: 1, b: 2, note: 'new' }]]);
    const changed = await put('a=eq.1&b=eq.2', { a: 1, b: 2, note: 'old' });
    expect([changed.status, await changed.json()]).toEqual([200, [{ a: 1, b: 2, note: 'old' }]]);
    expect(await codeOf(await put('a=eq.1&b=eq.2', { a: 1, b: 3 }))).toEqual([400, 'PGRST115']);
    expect(await codeOf(await put('a=eq.1&b=eq.2', { a: 1 }))).toEqual([400, 'PGRST115']);
    expect(await codeOf(await put('a=eq.1', { a: 1, b: 3 }))).toEqual([405, 'PGRST105']);
    expect(await codeOf(await put('a=eq.1&b=gt.2', { a: 1, b: 3 }))).toEqual([405, 'PGRST105']);
    expect(await codeOf(await put('a=eq.1&b=eq.2&limit=1', { a: 1, b: 2 }))).toEqual([400, 'PGRST114']);
  });
});

describe('update and delete', () => {
  it('updates and deletes what the filters and the policies allow', async () => {
    const songs = host.client().from('songs');
    await songs.insert([
      { title: 'mine', bpm: 1 },
      { title: 'also mine', bpm: 2 },
    ]);
    const changed = await songs
      .update({ bpm: 7, data: null })
      .in('bpm', [1, 2])
      .select('title,bpm')
      .order('title');
    expect(changed.data).toEqual([
      { title: 'also mine', bpm: 7 },
      { title: 'mine', bpm: 7 },
    ]);
    const foreign = await host.client(bob).from('songs').update({ bpm: 8 }, { count: 'exact' }).eq('bpm', 7);
    expect([foreign.status, foreign.count]).toEqual([204, 0]);
    const gone = await songs.delete({ count: 'exact' }).eq('title', 'mine');
    expect([gone.status, gone.count]).toEqual([204, 1]);
    const rest = await songs.delete().eq('bpm', 7).select('title').single();
    expect([rest.status, rest.data]).toEqual([200, { title: 'also mine' }]);
  });

  it('an update without values changes nothing', async () => {
    const songs = host.client().from('songs');
    const none = await songs.update({}).eq('id', 1).select();
    expect([none.status, none.data]).toEqual([200, []]);
  });

  it('rolls a write back when the answer cannot be given', async () => {
    const songs = host.client().from('songs');
    await songs.insert([
      { title: 'a', bpm: 1 },
      { title: 'b', bpm: 1 },
    ]);
    const two = await songs.update({ bpm: 2 }).eq('bpm', 1).select().single();
    expect([two.status, two.error?.code, two.error?.details]).toEqual([
      406,
      'PGRST116',
      'The result contains 2 rows',
    ]);
    const bounded = await host.request('/songs?bpm=eq.1', {
      method: 'DELETE',
      headers: { Prefer: 'handling=strict, max-affected=1' },
    });
    expect([bounded.status, await bounded.json()]).toMatchObject([
      400,
      { code: 'PGRST124', details: 'The query affects 2 rows' },
    ]);
    const tried = await host.client('service').from('songs').delete().eq('bpm', 1).select('title').rollback();
    expect(tried.data).toHaveLength(2);
    expect((await songs.select('id').eq('bpm', 1)).data).toHaveLength(2);
  });

  it('reports whether tx=rollback was applied', async () => {
    expect(await appliedFor('service')).toBe('return=representation, tx=rollback');
    expect(await appliedFor(ada)).toBe('return=representation');
  });

  it('accepts CSV and form bodies', async () => {
    const csv = await host.request('/songs?select=title,bpm', {
      method: 'POST',
      headers: { ...representation, 'Content-Type': 'text/csv' },
      body: 'title,bpm\n"a ""b"", c",71\r\nNULLs,NULL\n',
    });
    expect([csv.status, await csv.json()]).toEqual([
      201,
      [
        { title: 'a "b", c', bpm: 71 },
        { title: 'NULLs', bpm: null },
      ],
    ]);
    const form = await host.request('/songs?select=title,bpm', {
      method: 'POST',
      headers: { ...representation, 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'title=From+a+form&bpm=72',
    });
    expect(await form.json()).toEqual([{ title: 'From a form', bpm: 72 }]);
  });

  it('ignores a limit on a delete, which is not a filter', async () => {
    await host
      .client()
      .from('songs')
      .insert([
        { title: 'a', bpm: 1 },
        { title: 'b', bpm: 1 },
      ]);
    const response = await host.request('/songs?bpm=eq.1&limit=1&order=title', {
      method: 'DELETE',
      headers: representation,
    });
    expect(await response.json()).toHaveLength(2);
  });

  it('writes through a view as far as PostgreSQL allows', async () => {
    const view = await host.client().from('loud_songs').delete().eq('id', 1);
    expect([view.status, view.error?.code]).toEqual([403, '42501']);
  });
});
