import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { startRestHost } from '#server/engine/rest/rest-host.fixture.ts';
import type { RestHost } from '#server/engine/rest/rest-host.fixture.ts';

let host: RestHost;

beforeAll(async () => {
  host = await startRestHost();
});
afterAll(() => host.stop());

const ids = z.array(z.object({ id: z.number() })).transform((rows) => rows.map(({ id }) => id));

const idsOf = async (query: string): Promise<number[]> => {
  const response = await host.request(`/songs?select=id&${query}`);
  return ids.parse(await response.json());
};

const typeOf = async (accept: string): Promise<[number, string | null]> => {
  const response = await host.request('/songs?id=eq.1', { headers: { Accept: accept } });
  await response.text();
  return [response.status, response.headers.get('content-type')];
};

describe('select', () => {
  it('selects the columns asked for, with aliases, casts and JSON paths', async () => {
    const { data } = await host
      .client()
      .from('songs')
      .select('id, label:title, bpm::text, data->mood->>name, level:data->levels->1, "odd \\"name"')
      .eq('id', 1);
    expect(data).toEqual([
      { id: 1, label: 'Quiet river', bpm: '60', name: 'calm', level: 2, 'odd "name': null },
    ]);
  });

  it('selects every column by default, under row-level security', async () => {
    const { data } = await host.client().from('songs').select().order('id');
    expect(ids.parse(data)).toEqual([1, 2, 3]);
    expect(data?.[0]).toHaveProperty('words');
    const all = await host.client('service').from('songs').select('id');
    expect(all.data).toHaveLength(4);
  });

  it('reads items of arrays, and views', async () => {
    const { data } = await host.client().from('songs').select('first:tags->>0').eq('id', 1).single();
    expect(data).toEqual({ first: 'calm' });
    const view = await host.client().from('loud_songs').select('title').order('bpm', { ascending: false });
    expect(view.data).toEqual([{ title: 'Running, "fast"' }, { title: 'Loud storm' }]);
  });

  it('answers an empty select as if there were none', async () => {
    const empty: unknown = await (await host.request('/songs?select=&id=eq.1')).json();
    expect(empty).toEqual(await (await host.request('/songs?id=eq.1')).json());
    expect(empty).toMatchObject([{ id: 1, title: 'Quiet river' }]);
  });
});

describe('filters', () => {
  it.each([
    ['id=eq.2', [2]],
    ['id=neq.2', [1, 3]],
    ['bpm=gt.140', [3]],
    ['bpm=gte.140', [2, 3]],
    ['bpm=lt.140', [1]],
    ['bpm=lte.140', [1, 2]],
    ['title=like.*storm', [2]],
    ['title=ilike.QUIET*', [1]],
    ['title=match.^R', [3]],
    ['title=imatch.^r', [3]],
    ['title=like(any).{Quiet*,Loud*}', [1, 2]],
    ['title=ilike(all).{*r*,*i*}', [1, 3]],
    ['id=eq(any).{1,3}', [1, 3]],
    ['id=in.(1,3)', [1, 3]],
    ['id=in.()', []],
    ['title=in.("Running, \\"fast\\"",none)', [3]],
    ['id=not.in.(1,3)', [2]],
    ['live=is.true', [1]],
    ['live=is.FALSE', [2]],
    ['live=is.unknown', [3]],
    ['live=is.null', [3]],
    ['live=is.not_null', [1, 2]],
    ['live=not.is.null', [1, 2]],
    ['live=isdistinct.true', [2, 3]],
    ['tags=cs.{loud}', [2, 3]],
    ['tags=cd.{loud,run}', [2, 3]],
    ['tags=ov.{water,run}', [1, 3]],
    ['data=cs.{"mood":{"name":"calm"}}', [1]],
    ['span=sl.[15,16)', [1]],
    ['span=sr.[5,12)', [3]],
    ['span=nxl.[10,12)', [2, 3]],
    ['span=nxr.[0,20)', [1, 2]],
    ['span=adj.[0,1)', [1]],
    ['words=fts.river', [1]],
    ['words=plfts(english).rivers', [1]],
    ['words=phfts.loud storm', [2]],
    ['words=wfts.river or storm', [1, 2]],
    ['title=fts(english).storms', [2]],
    ['data->mood->>name=eq.wild', [2]],
    ['data->levels->>0=eq.1', [1]],
    ['or=(id.eq.1,title.eq."Running, \\"fast\\"")', [1, 3]],
    ['and=(bpm.gt.50,or(id.eq.1,id.in.(2,9)),not.and(id.eq.1,live.is.true))', [2]],
    ['not.or=(id.eq.1,id.eq.2)', [3]],
    ['or=(tags.cs.{calm},data->mood->>name.eq.wild)', [1, 2]],
    ['id=gt.1&id=lt.3', [2]],
  ])('finds the matching rows with %s', async (query, expected) => {
    expect(await idsOf(`order=id&${query}`)).toEqual(expected);
  });

  it('the real client’s filters find the same rows', async () => {
    const songs = host.client().from('songs');
    const both = await songs.select('id').or('bpm.lt.100,tags.cs.{run}').order('id');
    expect(both.data).toEqual([{ id: 1 }, { id: 3 }]);
    const found = await songs
      .select('id')
      .textSearch('title', 'storm', { type: 'websearch', config: 'english' });
    expect(found.data).toEqual([{ id: 2 }]);
    const some = await songs.select('id').in('title', ['one, two', 'Loud storm']);
    expect(some.data).toEqual([{ id: 2 }]);
    const match = await songs.select('id').match({ id: 1, live: true }).contains('tags', ['calm']);
    expect(match.data).toEqual([{ id: 1 }]);
  });
});

describe('order and ranges', () => {
  it('orders by columns and JSON paths, nulls where asked', async () => {
    expect(await idsOf('order=bpm.desc')).toEqual([3, 2, 1]);
    expect(await idsOf('order=data->mood->>name.desc.nullslast')).toEqual([2, 1, 3]);
    expect(await idsOf('order=live.nullsfirst,id')).toEqual([3, 2, 1]);
  });

  it('Content-Range says which rows came and how many there are', async () => {
    const cases: [string, RequestInit, number, string][] = [
      ['', {}, 200, '0-2/*'],
      ['&limit=2', {}, 200, '0-1/*'],
      ['&limit=0', {}, 200, '*/*'],
      ['&limit=2&offset=1', { headers: { Prefer: 'count=exact' } }, 206, '1-2/3'],
      ['', { headers: { Prefer: 'count=exact' } }, 200, '0-2/3'],
      ['&id=eq.99', { headers: { Prefer: 'count=exact' } }, 200, '*/0'],
      ['', { headers: { 'Range-Unit': 'items', Range: '1-1', Prefer: 'count=exact' } }, 206, '1-1/3'],
      ['', { headers: { Range: '2-', Prefer: 'count=exact' } }, 206, '2-2/3'],
      ['', { headers: { Prefer: 'count=estimated' } }, 200, '0-2/3'],
    ];
    for (const [query, init, status, range] of cases) {
      const response = await host.request(`/songs?select=id&order=id${query}`, init);
      await response.text();
      expect([query, response.status, response.headers.get('content-range')]).toEqual([query, status, range]);
    }
  });

  it('refuses a range that is not satisfiable', async () => {
    const behind = await host.request('/songs?offset=9', { headers: { Prefer: 'count=exact' } });
    expect([behind.status, await behind.json()]).toEqual([
      416,
      {
        code: 'PGRST103',
        message: 'Requested range not satisfiable',
        details: 'An offset of 9 was requested, but there are only 3 rows.',
        hint: null,
      },
    ]);
    expect((await host.request('/songs', { headers: { Range: '3-1' } })).status).toBe(416);
    expect((await host.request('/songs?limit=-1')).status).toBe(416);
  });

  it('counts rows for the real client, with and without returning them', async () => {
    const songs = host.client().from('songs');
    const { count, data, status } = await songs.select('*', { count: 'exact', head: true });
    expect([count, data, status]).toEqual([3, null, 200]);
    const page = await songs.select('id', { count: 'exact' }).order('id').range(0, 1);
    expect([page.count, page.data, page.status]).toEqual([3, [{ id: 1 }, { id: 2 }], 206]);
    const planned = await songs.select('id', { count: 'planned' });
    expect(planned.count).toBeGreaterThan(0);
  });

  it('never answers more rows than the server allows', async () => {
    const small = await startRestHost({ maxRows: 2 });
    const { data, count } = await small.client().from('songs').select('id', { count: 'exact' }).limit(50);
    expect([data?.length, count]).toEqual([2, 3]);
    await small.stop();
  });
});

describe('formats', () => {
  it('gives a single object, or says why it cannot', async () => {
    const songs = host.client().from('songs');
    expect((await songs.select('id').eq('id', 1).single()).data).toEqual({ id: 1 });
    const many = await songs.select('id').single();
    expect([many.status, many.error]).toMatchObject([
      406,
      {
        code: 'PGRST116',
        message: 'Cannot coerce the result to a single JSON object',
        details: 'The result contains 3 rows',
        hint: null,
      },
    ]);
    expect((await songs.select('id').eq('id', 99).maybeSingle()).data).toBeNull();
  });

  it('strips nulls, and gives CSV', async () => {
    const songs = host.client().from('songs');
    expect((await songs.select('id,data').eq('id', 3).stripNulls()).data).toEqual([{ id: 3 }]);
    expect((await songs.select('id,data').eq('id', 3).stripNulls().single()).data).toEqual({ id: 3 });
    const csv = await songs.select('id,title,tags').gt('id', 1).order('id').csv();
    expect(csv.data).toBe('id,title,tags\n2,"Loud storm",{loud}\n3,"Running, ""fast""","{loud,run}"');
  });

  it('names its content type, and refuses one it does not have', async () => {
    expect(await typeOf('application/json')).toEqual([200, 'application/json; charset=utf-8']);
    expect(await typeOf('text/html, */*;q=0.1')).toEqual([200, 'application/json; charset=utf-8']);
    expect(await typeOf('application/vnd.pgrst.object+json')).toEqual([
      200,
      'application/vnd.pgrst.object+json; charset=utf-8',
    ]);
    expect((await typeOf('text/html'))[0]).toBe(406);
  });
});
