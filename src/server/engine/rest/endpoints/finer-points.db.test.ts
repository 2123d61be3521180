import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startRestHost } from '#server/engine/rest/rest-host.fixture.ts';
import type { RestHost } from '#server/engine/rest/rest-host.fixture.ts';

let host: RestHost;

beforeAll(async () => {
  host = await startRestHost();
  await host.adminQuery(`
create domain public.word_vector as tsvector;
create domain public.kept_json as jsonb;
create table public.pages (
  id int primary key, words public.word_vector, data public.kept_json, note text default 'as it was', made timestamptz
);
grant select, insert, update on public.pages to authenticated;
insert into public.pages values
  (1, to_tsvector('english', 'running rivers'), '{"a#b": 1, "!@#$%^&*_d": {"e f": 2}, "x-y": 3}', 'one', '2026-01-01T12:00:00Z'),
  (2, to_tsvector('english', 'quiet seas'), null, 'two', null);
`);
});
afterAll(() => host.stop());

const get = async (path: string, prefer?: string): Promise<[number, unknown]> => {
  const answer = await host.request(path, prefer === undefined ? {} : { headers: { prefer } });
  return [answer.status, await answer.json()];
};

describe('reading', () => {
  it('searches a domain over tsvector as the vector it is', async () => {
    expect(await get('/pages?select=id&words=fts(english).river')).toEqual([200, [{ id: 1 }]]);
  });

  it('reads keys of JSON with any character that means nothing else, also in a domain', async () => {
    const path = encodeURIComponent('data->>a#b');
    expect(await get(`/pages?select=${path}&id=eq.1`)).toEqual([200, [{ 'a#b': '1' }]]);
    expect(await get(`/pages?select=id&${path}=eq.1`)).toEqual([200, [{ id: 1 }]]);
    const deep = encodeURIComponent('data->!@#$%^&*_d->>e f::integer');
    expect(await get(`/pages?select=${deep}&id=eq.1`)).toEqual([200, [{ 'e f': 2 }]]);
    expect(await get(`/pages?select=data->x-y&id=eq.1`)).toEqual([200, [{ 'x-y': 3 }]]);
    expect((await get('/pages?select=data->&id=eq.1'))[0]).toBe(400);
  });

  it('says how many rows there are to whoever asks behind the last', async () => {
    const answer = await host.request('/pages?offset=5', { headers: { prefer: 'count=exact' } });
    expect([answer.status, answer.headers.get('content-range')]).toEqual([416, '*/2']);
    expect(await answer.json()).toMatchObject({
      code: 'PGRST103',
      details: 'An offset of 5 was requested, but there are only 2 rows.',
    });
    const negative = await host.request('/pages?limit=-1');
    expect([negative.status, negative.headers.get('content-range')]).toEqual([416, '*/*']);
  });

  it('shows times in the zone that is asked for, ignores an unknown one, and refuses it where the client is strict', async () => {
    const path = '/pages?select=made&id=eq.1';
    const ask = async (prefer: string): Promise<readonly unknown[]> => {
      const answer = await host.request(path, { headers: { prefer } });
      const body: unknown = await answer.json();
      return [answer.status, body, answer.headers.get('preference-applied')];
    };
    expect(await ask('timezone=America/Los_Angeles')).toEqual([
      200,
      [{ made: '2026-01-01T04:00:00-08:00' }],
      'timezone=America/Los_Angeles',
    ]);
    expect(await ask('handling=lenient, timezone=Nowhere/Atlantis')).toEqual([
      200,
      [{ made: '2026-01-01T12:00:00+00:00' }],
      'handling=lenient',
    ]);
    expect(await ask('handling=strict, timezone=Nowhere/Atlantis')).toEqual([
      400,
      {
        code: 'PGRST122',
        message: 'Invalid preferences given with handling=strict',
        details: 'Invalid preferences: timezone=Nowhere/Atlantis',
        hint: null,
      },
      null,
    ]);
  });
});

const change = (path: string, prefer = '', body = '{"note":"x"}'): Promise<Response> =>
  host.request(path, { method: 'PATCH', body, headers: { prefer } });

describe('writing', () => {
  it('fills a column that an update names and leaves out with its default, where that is asked for', async () => {
    const path = '/pages?id=eq.2&columns=note,made&select=note';
    const filled = await change(path, 'return=representation, missing=default', '{"made":null}');
    expect(await filled.json()).toEqual([{ note: 'as it was' }]);
    expect(filled.headers.get('preference-applied')).toBe('missing=default, return=representation');
    expect(await (await change(path, 'return=representation, missing=null', '{"made":null}')).json()).toEqual(
      [{ note: null }],
    );
  });

  it('refuses an update or a delete that says not which rows it means, unless the operator allows it', async () => {
    const refused = await change('/pages');
    expect([refused.status, await refused.json()]).toEqual([
      400,
      { code: '21000', message: 'UPDATE requires a WHERE clause', details: null, hint: null },
    ]);
    const emptied = await host.client().from('songs').delete();
    expect([emptied.status, emptied.error]).toMatchObject([
      400,
      { code: '21000', message: 'DELETE requires a WHERE clause' },
    ]);
    expect((await change('/pages?limit=1')).status).toBe(400);
    expect((await change('/pages?id=eq.99')).status).toBe(204);
    const open = await startRestHost({ filteredWrites: false });
    try {
      expect((await open.request('/songs', { method: 'DELETE' })).status).toBe(204);
    } finally {
      await open.stop();
    }
  });

  it('lists a bound on what is written as applied only where it binds', async () => {
    expect((await change('/pages?id=eq.2', 'max-affected=1')).headers.get('preference-applied')).toBeNull();
    expect(
      (await change('/pages?id=eq.2', 'handling=strict, max-affected=1')).headers.get('preference-applied'),
    ).toBe('handling=strict, max-affected=1');
  });
});
