import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { library } from './library-schema.fixture.ts';
import { startRestHost } from './rest-host.fixture.ts';
import type { RestHost } from './rest-host.fixture.ts';

let host: RestHost;

const functions = `
create domain public."text/plain" as text;
create domain public."image/png" as bytea;
create function public.seen(name text) returns text language sql stable as $$ select current_setting(name, true) $$;
create function public.tea(status text, headers text) returns text language sql stable as $$
  select set_config('response.headers', headers, true) || set_config('response.status', status, true) || 'done' $$;
create function public.greeting(who text) returns public."text/plain" language sql stable as $$ select 'hi ' || who $$;
create function public.dot() returns public."image/png" language sql stable as $$ select '\\x89504e47'::bytea $$;
create function public.length_of(text) returns int language sql immutable as 'select length($1)';
create function public.bytes_of(bytea) returns int language sql immutable as 'select octet_length($1)';
create function public.remember(word text default 'none', again int default 1) returns text language sql volatile
  as 'select repeat(word, again)';
create table public.kettles (status text);
grant select, insert on public.kettles to authenticated;
create function public.set_status() returns trigger language plpgsql as $$
begin perform set_config('response.status', new.status, true); return new; end $$;
create trigger whistle before insert on public.kettles for each row execute function public.set_status();
comment on function public.remember(text, int) is E'Says it\\nagain and again';
create function public.hidden_one() returns int language sql as 'select 1';
revoke execute on function public.hidden_one() from public;
grant execute on function public.hidden_one() to service_role;
create function public.sum_prices(list numeric[]) returns numeric language sql immutable as 'select sum(x) from unnest(list) x';
create function public.page_count(book public.books) returns int language sql immutable as 'select book.pages';
`;

beforeAll(async () => {
  host = await startRestHost();
  await host.adminQuery(library);
  await host.adminQuery(functions);
});
afterAll(() => host.stop());

type Init = Parameters<RestHost['request']>[1];

const ask = async (path: string, init: Init = {}): Promise<[number, unknown]> => {
  const response = await host.request(path, init);
  return [response.status, await response.json()];
};

const document = z.object({
  swagger: z.string(),
  basePath: z.string(),
  paths: z.record(z.string(), z.record(z.string(), z.unknown())),
  definitions: z.record(z.string(), z.looseObject({ properties: z.record(z.string(), z.unknown()) })),
  parameters: z.record(z.string(), z.unknown()),
});

const seen = async (name: string, init: Init = {}): Promise<unknown> =>
  (await ask(`/rpc/seen?name=${name}`, init))[1];

const tea = (status: string, headers: string): Promise<Response> =>
  host.request(`/rpc/tea?${new URLSearchParams({ status, headers }).toString()}`);

const boil = (status: string): Promise<Response> =>
  host.request('/kettles', { method: 'POST', body: JSON.stringify({ status }) });

const born = async (prefer: string): Promise<[number, string | null, unknown]> => {
  const response = await host.request('/authors?select=born&id=eq.1', { headers: { Prefer: prefer } });
  return [response.status, response.headers.get('preference-applied'), await response.json()];
};

const post = (name: string, type: string, body: BodyInit): Promise<[number, unknown]> =>
  ask(`/rpc/${name}`, { method: 'POST', headers: { 'Content-Type': type }, body });

const allow = async (path: string, init: Init = {}): Promise<[number, string | null]> => {
  const response = await host.request(path, { ...init, method: 'OPTIONS' });
  return [response.status, response.headers.get('allow')];
};

const describeFor = async (as?: string): Promise<z.infer<typeof document>> => {
  const response = await host.request('/', as === undefined ? {} : { as });
  expect(response.headers.get('content-type')).toBe('application/openapi+json; charset=utf-8');
  return document.parse(await response.json());
};

describe('the request as SQL sees it', () => {
  it('SQL sees the request’s method, path, headers and cookies', async () => {
    expect(await seen('request.method')).toBe('GET');
    expect(await seen('request.path')).toBe('/rpc/seen');
    const headers = z
      .record(z.string(), z.string())
      .parse(JSON.parse(String(await seen('request.headers', { headers: { 'X-Tone': 'calm' } }))));
    expect(headers).toMatchObject({ 'x-tone': 'calm' });
    expect(headers).not.toHaveProperty('cookie');
    const cookies = String(await seen('request.cookies', { headers: { Cookie: 'a=1; b=x=y' } }));
    expect(JSON.parse(cookies)).toEqual({ a: '1', b: 'x=y' });
    const posted = await ask('/rpc/seen', { method: 'POST', body: '{"name":"request.method"}' });
    expect(posted[1]).toBe('POST');
  });

  it('SQL sees nothing of the request after its transaction', async () => {
    const left = await host.db.tx({ role: 'anon', claims: {} }, (query) =>
      query<{ path: string | null }>(`select nullif(current_setting('request.path', true), '') as path`),
    );
    expect(left.rows).toEqual([{ path: null }]);
  });
});

describe('the answer as SQL sets it', () => {
  it('uses the status and headers that SQL sets', async () => {
    const response = await tea(
      '418',
      '[{"Set-Cookie":"a=1"},{"Set-Cookie":"b=2"},{"Content-Type":"text/x-tea"},{"Content-Length":"1"}]',
    );
    expect([response.status, response.headers.get('content-type')]).toEqual([418, 'text/x-tea']);
    expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
    expect(await response.text()).toContain('done');
    expect((await tea('204', '[]')).status).toBe(204);
  });

  it.each([
    ['200', '{"a":"b"}', 'PGRST111'],
    ['200', '[{"a":"b","c":"d"}]', 'PGRST111'],
    ['200', '[{"a":1}]', 'PGRST111'],
    ['200', '[{"a b":"c"}]', 'PGRST111'],
    ['200', 'nonsense', 'PGRST111'],
    ['teapot', '[]', 'PGRST112'],
    ['99', '[]', 'PGRST112'],
  ])('answers 500 to a status or headers from SQL that are invalid: %s %s', async (status, headers, code) => {
    const response = await tea(status, headers);
    expect([response.status, await response.json()]).toMatchObject([500, { code }]);
  });

  it('uses the status that a trigger of a write sets, and keeps nothing of a write whose status is invalid', async () => {
    expect((await boil('')).status).toBe(201);
    expect((await boil('202')).status).toBe(202);
    const refused = await boil('teapot');
    expect([refused.status, await refused.json()]).toMatchObject([500, { code: 'PGRST112' }]);
    expect((await ask('/kettles?order=status'))[1]).toEqual([{ status: '' }, { status: '202' }]);
  });
});

describe('time zones', () => {
  it('uses the preferred time zone, and refuses an unknown one in strict mode', async () => {
    expect(await born('timezone=America/Los_Angeles')).toEqual([
      200,
      'timezone=America/Los_Angeles',
      [{ born: '2020-01-01T04:00:00-08:00' }],
    ]);
    expect((await born('timezone=Jupiter/Red_Spot')).slice(0, 2)).toEqual([200, null]);
    expect(await born('handling=strict, timezone=Jupiter/Red_Spot')).toMatchObject([
      400,
      null,
      { code: 'PGRST122', details: 'Invalid preferences: timezone=Jupiter/Red_Spot' },
    ]);
  });
});

describe('media types', () => {
  it('answers with the media type that a function’s return type names', async () => {
    const text = await host.request('/rpc/greeting?who=you', { headers: { Accept: 'text/plain' } });
    expect([text.headers.get('content-type'), await text.text()]).toEqual([
      'text/plain; charset=utf-8',
      'hi you',
    ]);
    const image = await host.request('/rpc/dot', { headers: { Accept: '*/*' } });
    expect(image.headers.get('content-type')).toBe('image/png');
    expect(Buffer.from(await image.arrayBuffer()).toString('hex')).toBe('89504e47');
    expect(await ask('/rpc/dot', { headers: { Accept: 'application/json' } })).toMatchObject([
      406,
      { code: 'PGRST107', message: 'None of these media types are available: application/json' },
    ]);
    expect(await ask('/rpc/remember', { method: 'POST', headers: { Accept: 'text/html' } })).toMatchObject([
      406,
      { code: 'PGRST107' },
    ]);
  });

  it('does not give out query plans', async () => {
    const { error, status } = await host.client('service').from('books').select().explain({ format: 'json' });
    expect([status, error?.code]).toEqual([406, 'PGRST107']);
  });
});

describe('bodies of function calls', () => {
  it('accepts text, bytes or a form as the body of a call', async () => {
    expect(await post('length_of', 'text/plain', 'five!')).toEqual([200, 5]);
    expect(await post('bytes_of', 'application/octet-stream', new Uint8Array([0, 255, 7]))).toEqual([200, 3]);
    expect(await post('remember', 'application/x-www-form-urlencoded', 'word=ab&again=2')).toEqual([
      200,
      'abab',
    ]);
    expect(await post('bytes_of', 'text/plain', 'x')).toMatchObject([
      404,
      {
        code: 'PGRST202',
        message: 'Could not find the function public.bytes_of in the schema cache',
        details:
          'Searched for the function public.bytes_of with a single unnamed text parameter, but no matches were found in the schema cache.',
        hint: null,
      },
    ]);
  });

  it('accepts lists and rows in the body of a call', async () => {
    const client = host.client();
    expect((await client.rpc('sum_prices', { list: [1.5, 2] })).data).toBe(3.5);
    expect((await client.rpc('page_count', { book: { id: 1, pages: 12 } })).data).toBe(12);
    expect((await client.rpc('remember')).data).toBe('none');
  });

  it('refuses max-affected on a call that returns no set', async () => {
    expect(
      await ask('/rpc/remember', {
        method: 'POST',
        body: '{}',
        headers: { Prefer: 'handling=strict, max-affected=1' },
      }),
    ).toMatchObject([400, { code: 'PGRST128' }]);
    expect(
      await ask('/rpc/all_books', {
        method: 'POST',
        body: '{}',
        headers: { Prefer: 'handling=strict, max-affected=1' },
      }),
    ).toMatchObject([400, { code: 'PGRST124' }]);
  });
});

describe('OPTIONS', () => {
  it('OPTIONS lists the methods that a path accepts', async () => {
    expect(await allow('/books')).toEqual([200, 'OPTIONS,GET,HEAD,POST,PUT,PATCH,DELETE']);
    expect(await allow('/blank')).toEqual([200, 'OPTIONS,GET,HEAD,POST,PATCH,DELETE']);
    expect(await allow('/rpc/remember')).toEqual([200, 'OPTIONS,POST']);
    expect(await allow('/rpc/greeting')).toEqual([200, 'OPTIONS,GET,HEAD,POST']);
    expect(await allow('/')).toEqual([200, 'OPTIONS,GET,HEAD']);
    expect((await allow('/nowhere'))[0]).toBe(404);
    expect((await allow('/rpc/nowhere'))[0]).toBe(404);
    expect((await allow('/a/b'))[0]).toBe(404);
    expect((await allow('/books', { as: '' }))[0]).toBe(401);
  });

  it('answers a browser’s preflight without a key', async () => {
    const headers = { 'Access-Control-Request-Method': 'PATCH', Origin: 'https://elsewhere.example' };
    expect((await allow('/books', { as: '', headers }))[0]).toBe(200);
  });
});

describe('the OpenAPI description', () => {
  it('describes the tables and functions that the caller may use', async () => {
    const { swagger, basePath, paths, definitions, parameters } = await describeFor();
    expect([swagger, basePath]).toEqual(['2.0', '/rest/v1']);
    expect(Object.keys(paths['/books'] ?? {})).toEqual(['get', 'post', 'patch', 'delete']);
    expect(paths['/books']?.['get']).toMatchObject({
      summary: 'Books',
      description: 'All that were written.',
    });
    expect(Object.keys(paths['/rpc/remember'] ?? {})).toEqual(['post']);
    expect(Object.keys(paths['/rpc/greeting'] ?? {})).toEqual(['get', 'post']);
    expect(paths).not.toHaveProperty(['/rpc/hidden_one']);
    expect(definitions['books']).toMatchObject({
      required: ['id', 'title'],
      properties: {
        id: { type: 'integer', format: 'integer', description: 'Note:\nThis is a Primary Key.<pk/>' },
        author_id: {
          description: "Note:\nThis is a Foreign Key to `authors.id`.<fk table='authors' column='id'/>",
        },
        pages: { description: 'How many' },
        data: { format: 'jsonb' },
      },
    });
    expect(definitions['songs']?.properties).toMatchObject({
      tags: { type: 'array', format: 'text[]', items: { type: 'string' } },
      rating: { type: 'number', default: 2.5 },
    });
    expect(parameters).toHaveProperty(['rowFilter.books.title']);
  });

  it('describes different tables and functions by role', async () => {
    expect(Object.keys((await describeFor('anon')).definitions)).not.toContain('books');
    expect((await describeFor('service')).paths).toHaveProperty(['/rpc/hidden_one']);
  });

  it('answers the root to HEAD and as JSON only', async () => {
    const head = await host.request('/', { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    const json = await host.request('/', { headers: { Accept: 'application/json' } });
    expect(json.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(await ask('/', { headers: { Accept: 'text/csv' } })).toMatchObject([406, { code: 'PGRST107' }]);
    expect((await host.request('/', { as: '' })).status).toBe(401);
  });
});

describe('the error log', () => {
  it('no request above logged an unexpected error', () => expect(host.errors).toEqual([]));
});
