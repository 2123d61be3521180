import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ada, startRestHost } from './rest-host.fixture.ts';
import type { RestHost } from './rest-host.fixture.ts';

let host: RestHost;

beforeAll(async () => {
  host = await startRestHost();
});
afterAll(() => host.stop());

const ask = async (
  path: string,
  init: Parameters<RestHost['request']>[1] = {},
): Promise<[number, unknown]> => {
  const response = await host.request(path, init);
  return [response.status, await response.json()];
};

describe('unknown names', () => {
  it('refuses unknown tables, columns and types in PostgREST’s words', async () => {
    expect(await ask('/song')).toEqual([
      404,
      {
        code: 'PGRST205',
        message: "Could not find the table 'public.song' in the schema cache",
        details: null,
        hint: "Perhaps you meant the table 'public.songs'",
      },
    ]);
    expect(await ask('/songs?select=titel')).toEqual([
      400,
      {
        code: '42703',
        message: 'column songs.titel does not exist',
        details: null,
        hint: 'Perhaps you meant to reference the column "songs.title".',
      },
    ]);
    expect(await ask('/songs?select=far_from_it')).toMatchObject([400, { code: '42703', hint: null }]);
    expect(await ask('/songs?nonsense=eq.1')).toMatchObject([400, { code: '42703' }]);
    expect(await ask('/songs?order=nonsense')).toMatchObject([400, { code: '42703' }]);
    expect(await ask('/songs?select=id::nonsense')).toMatchObject([400, { code: '42704' }]);
    expect(await ask('/secrets')).toMatchObject([404, { code: 'PGRST205' }]);
  });

  it('reloads the schema before it refuses an unknown table', async () => {
    await host.adminQuery(
      'create table public.fresh (id int); grant select on public.fresh to authenticated',
    );
    host.announceSchemaChange();
    await expect.poll(async () => (await ask('/fresh'))[0]).toBe(200);
    await host.adminQuery(
      'create table public.fresher (id int); grant select on public.fresher to authenticated',
    );
    await expect.poll(async () => (await ask('/fresher'))[0], { timeout: 5000 }).toBe(200);
  });

  it('keeps working after a column changed its type under a prepared statement', async () => {
    await host.adminQuery(
      'create table public.changing (a int); grant select on public.changing to authenticated',
    );
    host.announceSchemaChange();
    await expect.poll(async () => (await ask('/changing'))[0]).toBe(200);
    for (let round = 0; round < 6; round += 1) expect((await ask('/changing?a=eq.1'))[0]).toBe(200);
    await host.adminQuery('alter table public.changing alter a type text');
    host.announceSchemaChange();
    await expect.poll(async () => (await ask('/changing?a=eq.one'))[0]).toBe(200);
  });

  it('refuses to embed an unknown resource', async () => {
    expect(await ask('/songs?select=*,nowhere(*)')).toMatchObject([
      400,
      {
        code: 'PGRST200',
        message: "Could not find a relationship between 'songs' and 'nowhere' in the schema cache",
        details:
          "Searched for a foreign key relationship between 'songs' and 'nowhere' in the schema 'public', but no matches were found.",
      },
    ]);
    expect(await ask('/songs?nowhere.id=eq.1')).toMatchObject([400, { code: 'PGRST108' }]);
  });
});

describe('requests that do not parse', () => {
  it.each([
    '/songs?id=5',
    '/songs?id=nonsense.5',
    '/songs?id=is.maybe',
    '/songs?id=in.1,2',
    '/songs?or=(id.eq.1',
    '/songs?or=()',
    '/songs?select=id,',
    '/songs?select=id::',
    '/songs?order=id.up',
    '/songs?id=neq(any).{1}',
    '/songs?select=%22a%00b%22:id',
  ])('answers PGRST100 to %s', async (path) => {
    expect(await ask(path)).toMatchObject([400, { code: 'PGRST100' }]);
  });

  it('refuses unknown aggregates, preferences, methods and paths', async () => {
    expect(await ask('/songs?select=bpm.median()')).toMatchObject([400, { code: 'PGRST100' }]);
    expect(await ask('/songs', { headers: { Prefer: 'handling=strict, anything' } })).toMatchObject([
      400,
      { code: 'PGRST122', details: 'Invalid preferences: anything' },
    ]);
    expect(await ask('/', { method: 'POST' })).toMatchObject([405, { code: 'PGRST117' }]);
    expect(await ask('/a/b/c')).toMatchObject([404, { code: 'PGRST125' }]);
    expect(await ask(`/songs?title=eq.${'x'.repeat(15_000)}`)).toMatchObject([200, []]);
  });
});

describe('who may read', () => {
  it('refuses a missing key, a forged one, an ended session and an expired token', async () => {
    expect(await ask('/songs', { as: '' })).toEqual([
      401,
      {
        message: 'No API key found in request',
        hint: 'No `apikey` request header or url param was found.',
      },
    ]);
    expect(await ask('/songs', { as: 'forged' })).toMatchObject([401, { code: 'PGRST301' }]);
    expect(await ask('/songs', { as: 'ended' })).toMatchObject([
      401,
      { code: 'PGRST301', message: 'Session ended' },
    ]);
    const old = await host.request('/songs', { as: 'old' });
    expect([old.status, await old.json(), old.headers.get('www-authenticate')]).toMatchObject([
      401,
      { code: 'PGRST303', message: 'JWT expired' },
      'Bearer error="invalid_token", error_description="JWT expired"',
    ]);
  });

  it('tells an anonymous caller to sign in and a known one that it may not', async () => {
    expect(await ask('/songs', { as: 'anon' })).toMatchObject([
      401,
      { code: '42501', message: 'permission denied for table songs' },
    ]);
    expect(await ask('/letters', { as: ada })).toMatchObject([403, { code: '42501' }]);
  });

  it('exposes only the public schema', async () => {
    expect(await ask('/secrets', { headers: { 'Accept-Profile': 'hidden' } })).toEqual([
      406,
      {
        code: 'PGRST106',
        message: 'Invalid schema: hidden',
        details: null,
        hint: 'Only the following schemas are exposed: public',
      },
    ]);
    expect(
      await ask('/secrets', { method: 'POST', body: '{}', headers: { 'Content-Profile': 'auth' } }),
    ).toMatchObject([406, { code: 'PGRST106' }]);
    expect(await ask('/songs?select=id&id=eq.1', { headers: { 'Accept-Profile': 'public' } })).toEqual([
      200,
      [{ id: 1 }],
    ]);
  });
});

describe('errors of PostgreSQL', () => {
  it('passes on code, message and status of what PostgreSQL refuses', async () => {
    expect(await ask('/songs?id=eq.abc')).toMatchObject([
      400,
      { code: '22P02', message: 'invalid input syntax for type integer: "abc"' },
    ]);
    expect(await ask('/notes', { method: 'POST', body: '{"id":5,"song_id":99999}' })).toMatchObject([
      409,
      { code: '23503' },
    ]);
    await host.request('/notes', { method: 'POST', body: '{"id":6}' });
    expect(await ask('/notes', { method: 'POST', body: '{"id":6}' })).toMatchObject([409, { code: '23505' }]);
    expect(await ask('/songs?bpm=like.6*')).toMatchObject([404, { code: '42883' }]);
  });

  it('passes on what PostgreSQL refuses at the end of the transaction, and keeps nothing of it', async () => {
    await host.adminQuery(`create table public.later (
      id int primary key, song_id int references public.songs (id) deferrable initially deferred)`);
    await host.adminQuery('grant select, insert on public.later to authenticated');
    host.announceSchemaChange();
    await expect.poll(async () => (await ask('/later'))[0]).toBe(200);
    const body = '{"id":1,"song_id":99999}';
    for (const times of ['new to the connection', 'seen', 'prepared', 'prepared again']) {
      const refused = await ask('/later', { method: 'POST', body });
      expect(refused, times).toMatchObject([409, { code: '23503' }]);
    }
    expect(await ask('/later')).toEqual([200, []]);
  });
});

describe('SQL injection', () => {
  const hostile = `x'; drop table public.songs; --`;

  it('treats SQL in names and values as text, wherever it is put', async () => {
    const text = encodeURIComponent(hostile);
    const quoted = encodeURIComponent(`"${hostile}"`);
    expect(await ask(`/songs?title=eq.${text}`)).toEqual([200, []]);
    expect(await ask(`/songs?title=in.(${text},")`)).toEqual([200, []]);
    expect(await ask(`/songs?or=(title.eq.${quoted})`)).toEqual([200, []]);
    expect(await ask(`/songs?select=id,data->>${quoted}&id=eq.1`)).toEqual([
      200,
      [{ id: 1, [hostile]: null }],
    ]);
    expect(await ask(`/songs?select=${encodeURIComponent(`"a\\" from auth.users --":id`)}&id=eq.1`)).toEqual([
      200,
      [{ 'a" from auth.users --': 1 }],
    ]);
    expect((await ask(`/songs?${text}=eq.1`))[0]).toBe(400);
    expect((await ask(`/songs?order=${text}`))[0]).toBe(400);
    expect((await ask(`/songs?select=id::${text}`))[0]).toBe(400);
    expect((await ask(`/songs?title=fts(${text}).a`))[0]).toBe(400);
    expect((await ask(`/songs?limit=${text}&select=id`))[0]).toBe(200);
    expect((await ask(`/${text}`))[0]).toBe(404);
    expect((await ask(`/rpc/${text}`))[0]).toBe(404);
    expect(
      (
        await ask(`/songs?on_conflict=${quoted}`, {
          method: 'POST',
          body: '{"title":"a"}',
          headers: { Prefer: 'resolution=merge-duplicates' },
        })
      )[0],
    ).toBe(400);
    expect((await ask('/songs', { method: 'POST', body: JSON.stringify({ [hostile]: 1 }) }))[0]).toBe(400);
    expect((await ask('/songs?select=id&id=eq.1'))[1]).toEqual([{ id: 1 }]);
  });

  it('hostile requests logged no unexpected error', () => {
    expect(host.errors).toEqual([]);
  });
});
