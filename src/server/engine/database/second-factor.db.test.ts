import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { adminFunctions } from '#domain/security/security-facts.ts';
import { textLike } from '#server/testing/matchers.ts';
import { addFactor, tokenOf } from '#server/testing/second-factor.ts';
import { signIn } from '#server/testing/sign-in.ts';
import type { SignedIn } from '#server/testing/sign-in.ts';
import { startTestServer } from '#server/testing/test-server.ts';
import type { TestServer } from '#server/testing/test-server.ts';

// Over the whole catalogue: whoever has a second factor and has not shown it gets at nothing. What is made tomorrow is in
// here as well, since nothing is named by hand.

let server: TestServer;
let ada: SignedIn;
let shown: string;
let unshown: string;
let beforeFactor: string;

const person = { email: 'ada@example.org', name: 'Ada' };

beforeAll(async () => {
  server = await startTestServer();
  // The first account is the admin, and hers are the functions for admins.
  ada = await signIn(server, person);
  beforeFactor = ada.session.access_token;
  await ada.client.from('tasks').insert({ title: 'Fold the laundry' });
  await addFactor(ada);
  shown = await tokenOf(ada);
  unshown = (await signIn(server, person)).session.access_token;
});
afterAll(() => server.stop());

const ask = async (token: string, method: string, address: string, body?: object) => {
  const answer = await fetch(`${server.url}${address}`, {
    method,
    headers: {
      apikey: server.publishableKey,
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(20_000),
  });
  const text = address.includes('record-changes') && answer.ok ? '' : await answer.text();
  if (text === '') await answer.body?.cancel().catch(() => undefined);
  return { status: answer.status, text };
};

const refused = { status: 403, text: textLike(/insufficient_aal/) };

const names = async (sql: string): Promise<readonly string[]> =>
  (await server.adminQuery<{ name: string }>(sql)).rows.map(({ name }) => name);

const allTables = `select relname as name from pg_class
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm') order by 1`;

describe('[AUTH-11] a session that has not shown its second factor', () => {
  test('is refused by every table, to read, add, change and delete', async () => {
    const { rows } = await server.adminQuery<{ name: string; column: string }>(
      `select c.relname as name, a.attname as column from pg_class c
       join pg_attribute a on a.attrelid = c.oid and a.attnum = (
         select min(o.attnum) from pg_attribute o where o.attrelid = c.oid and o.attnum > 0 and not o.attisdropped)
       where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')`,
    );
    expect(rows.length).toBeGreaterThan(55);
    for (const { name, column } of rows) {
      const address = `/rest/v1/${name}`;
      const row = { [column]: null };
      for (const [method, body] of [['GET'], ['POST', row], ['PATCH', row], ['DELETE']] as const) {
        const which = method === 'PATCH' || method === 'DELETE' ? `?${column}=is.null` : '';
        expect(await ask(unshown, method, address + which, body), `${method} ${name}`).toEqual(refused);
      }
    }
  });

  test('is let through to the same tables once it was shown', async () => {
    const readable = await names(`${allTables.replace('order by 1', '')}
      and has_any_column_privilege('authenticated', oid, 'select') order by 1`);
    expect(readable.length).toBeGreaterThan(30);
    for (const table of readable) {
      const { status, text } = await ask(shown, 'GET', `/rest/v1/${table}?limit=1`);
      expect([table, status, text.includes('insufficient_aal')]).toEqual([table, 200, false]);
    }
    expect((await ask(shown, 'GET', '/rest/v1/tasks?select=title')).text).toContain('Fold the laundry');
  });

  test('is refused by every procedure of the database', async () => {
    const { rows } = await server.adminQuery<{ name: string; given: object }>(
      `select p.proname as name, coalesce((
         select jsonb_object_agg(n.name, null) from unnest(p.proargnames[1:p.pronargs]) as n (name)
       ), '{}') as given
       from pg_proc p where p.pronamespace = 'public'::regnamespace and p.prorettype <> 'trigger'::regtype
         and has_function_privilege('authenticated', p.oid, 'execute') order by 1`,
    );
    expect(rows.length).toBeGreaterThan(40);
    for (const { name, given } of rows) {
      expect(await ask(unshown, 'POST', `/rest/v1/rpc/${name}`, given), name).toEqual(refused);
    }
    for (const name of ['is_current_user_admin', 'system_overview', 'memory_overview', 'current_licence']) {
      expect((await ask(shown, 'POST', `/rest/v1/rpc/${name}`, {})).status, name).toBe(200);
    }
  });

  test('is refused by every function of the server', async () => {
    const folder = path.resolve(import.meta.dirname, '../../functions');
    const functions = (await readdir(folder, { withFileTypes: true })).filter((entry) => entry.isDirectory());
    expect(functions.length).toBeGreaterThan(12);
    for (const { name } of functions) {
      const answers = [
        await ask(unshown, 'POST', `/functions/v1/${name}`, {}),
        await ask(unshown, 'GET', `/functions/v1/${name}`),
      ];
      const known = answers.find(({ status }) => status !== 405);
      expect(known, name).toEqual(refused);
      const other = await ask(shown, name === 'record-changes' ? 'GET' : 'POST', `/functions/v1/${name}`, {
        ...(name === 'record-changes' ? undefined : {}),
      }).catch(() => ({ status: 0, text: '' }));
      expect(other.text, name).not.toContain('insufficient_aal');
    }
  });

  test('is refused by storage', async () => {
    const tries = [
      ['POST', '/storage/v1/object/list/adhd-music', { prefix: '' }],
      ['GET', '/storage/v1/object/authenticated/adhd-music/x.mp3'],
      ['GET', '/storage/v1/object/info/authenticated/adhd-music/x.mp3'],
      ['POST', '/storage/v1/object/sign/adhd-music/x.mp3', { expiresIn: 60 }],
      ['POST', '/storage/v1/object/music-staging/x.mp3', {}],
      ['PUT', '/storage/v1/object/music-staging/x.mp3', {}],
      ['DELETE', '/storage/v1/object/music-staging', { prefixes: ['x.mp3'] }],
      ['POST', '/storage/v1/object/move', { bucketId: 'music-staging', sourceKey: 'a', destinationKey: 'b' }],
      ['POST', '/storage/v1/object/copy', { bucketId: 'music-staging', sourceKey: 'a', destinationKey: 'b' }],
      ['GET', '/storage/v1/bucket'],
    ] as const;
    for (const [method, address, body] of tries) {
      const { text } = await ask(unshown, method, address, body);
      expect(text, `${method} ${address}`).toContain('the second factor comes first');
      const other = await ask(shown, method, address, body);
      expect(other.text, `${method} ${address}`).not.toContain('the second factor comes first');
    }
  });

  test('may do in the identity service what showing it takes, and nothing else', async () => {
    const open = [
      ['GET', '/auth/v1/user'],
      ['POST', `/auth/v1/factors/${await factorId()}/challenge`],
    ] as const;
    for (const [method, address] of open) expect((await ask(unshown, method, address)).status).toBe(200);
    const closed = [
      ['PUT', '/auth/v1/user', { data: { name: 'Eve' } }],
      ['GET', '/auth/v1/user/identities/authorize?provider=google'],
      ['DELETE', '/auth/v1/user/identities/00000000-0000-4000-8000-000000000000'],
      ['POST', '/auth/v1/factors', { factor_type: 'totp', friendly_name: 'Mine' }],
      ['DELETE', `/auth/v1/factors/${await factorId()}`],
      ['GET', '/auth/v1/factors/recovery-codes'],
      ['POST', '/auth/v1/factors/recovery-codes', {}],
      ['POST', '/auth/v1/logout?scope=global'],
      ['POST', '/auth/v1/logout?scope=others'],
    ] as const;
    for (const [method, address, body] of closed) {
      expect((await ask(unshown, method, address, body)).text, address).toContain('insufficient_aal');
    }
    const leaving = (await signIn(server, person)).session.access_token;
    expect((await ask(leaving, 'POST', '/auth/v1/logout?scope=local')).status).toBe(204);
  });

  test('is one with a token from before the factor, though its session has shown it since', async () => {
    expect(await ask(beforeFactor, 'GET', '/rest/v1/tasks')).toEqual(refused);
    expect((await ask(beforeFactor, 'DELETE', `/auth/v1/factors/${await factorId()}`)).text).toContain(
      'insufficient_aal',
    );
  });
});

const factorId = async (): Promise<string> =>
  (await server.adminQuery<{ id: string }>('select id from auth.mfa_factors')).rows[0]?.id ?? '';

/** As a person behind the door, where only policies stand. */
const behindDoor = async <Row extends object>(
  claims: object,
  sql: string,
): Promise<readonly Row[] | string> => {
  await server.adminQuery('begin');
  try {
    await server.adminQuery(
      `select set_config('request.jwt.claims', $1, true), set_config('role', 'authenticated', true)`,
      [JSON.stringify(claims)],
    );
    return (await server.adminQuery<Row & Record<string, unknown>>(sql)).rows;
  } catch (error) {
    return error instanceof Error ? error.message : '';
  } finally {
    await server.adminQuery('rollback');
  }
};

const claimsAt = (aal: string) => ({ sub: ada.session.user.id, role: 'authenticated', aal });

describe('[AUTH-11] the policies behind the door', () => {
  test('stand on every table, and on the files', async () => {
    expect(
      await names(
        `select c.relname as name from pg_class c where relkind in ('r', 'p')
           and (relnamespace = 'public'::regnamespace or oid = 'storage.objects'::regclass) and not exists (
             select from pg_policy p where p.polrelid = c.oid and p.polname = 'The second factor comes first'
               and not p.polpermissive and p.polcmd = '*' and p.polroles = array['authenticated'::regrole::oid])`,
      ),
    ).toEqual([]);
  });

  test('let no row through before the second factor, and every own row after it', async () => {
    const readable = await names(
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
         and has_table_privilege('authenticated', oid, 'select')`,
    );
    for (const table of readable) {
      expect(await behindDoor(claimsAt('aal1'), `select 1 from public.${table}`), table).toEqual([]);
    }
    const own = 'select title from public.tasks';
    expect(await behindDoor(claimsAt('aal2'), own)).toEqual([{ title: 'Fold the laundry' }]);
    const add = `insert into public.tasks (title) values ('Wash up') returning title`;
    expect(await behindDoor(claimsAt('aal1'), add)).toContain('row-level security');
    expect(await behindDoor(claimsAt('aal2'), add)).toEqual([{ title: 'Wash up' }]);
    for (const change of [
      `update public.tasks set title = 'Dry up' returning 1`,
      'delete from public.tasks returning 1',
    ]) {
      expect(await behindDoor(claimsAt('aal1'), change)).toEqual([]);
      expect(await behindDoor(claimsAt('aal2'), change)).toHaveLength(1);
    }
  });

  test('are asked once for a statement, however many rows there are', async () => {
    const plan = await behindDoor(
      claimsAt('aal2'),
      'explain (costs off, verbose) select * from public.tasks',
    );
    const lines = JSON.stringify(plan).split(/"QUERY PLAN":/u);
    const asks = lines.filter((line) => line.includes('second_factor_answered()'));
    expect(asks).toEqual([expect.stringContaining('Output: second_factor_answered()')]);
    expect(lines.some((line) => line.includes('InitPlan'))).toBe(true);
  });

  test('a table made later has its policy with the next start', async () => {
    await server.adminQuery('create table public.tomorrow (id uuid primary key)');
    const { readFile } = await import('node:fs/promises');
    await server.adminQuery(await readFile(path.join(import.meta.dirname, 'guard-schemas.sql'), 'utf8'));
    expect(await names(`select policyname as name from pg_policies where tablename = 'tomorrow'`)).toEqual([
      'The second factor comes first',
    ]);
    await server.adminQuery('drop table public.tomorrow');
  });

  test('people without a second factor notice nothing', async () => {
    const bo = await signIn(server, { email: 'bo@example.org', name: 'Bo' });
    expect((await bo.client.from('tasks').insert({ title: 'Mine' })).error).toBeNull();
    expect((await bo.client.from('tasks').select('title')).data).toEqual([{ title: 'Mine' }]);
    expect((await bo.client.rpc('second_factor_answered')).data).toBe(true);
  });
});

const call = async (token: string, name: string): Promise<string> =>
  (await ask(token, 'POST', `/rest/v1/rpc/${name}`, {})).text;
const demand = (on: boolean) => server.adminQuery('select public.set_sign_in_rules($1)', [on]);

describe('[AUTH-11] admins', () => {
  test('with a factor are none before it was shown, whatever else holds', async () => {
    const claims = { sub: ada.session.user.id, role: 'authenticated', aal: 'aal1' };
    const isAdmin = 'select public.is_current_user_admin() as admin';
    expect(await behindDoor(claims, isAdmin)).toEqual([{ admin: false }]);
    expect(await behindDoor({ ...claims, aal: 'aal2' }, isAdmin)).toEqual([{ admin: true }]);
    expect(await behindDoor(claims, 'select public.system_overview()')).toContain('Only admins');
  });

  test('without a factor have no rights of an admin where the operator asks for one, and learn what is missing', async () => {
    const eve = await signIn(server, { email: 'eve@example.org', name: 'Eve' });
    const { id } = eve.session.user;
    await server.adminQuery(
      `update auth.users set raw_app_meta_data = raw_app_meta_data || '{"role":"admin","roles":["admin"]}' where id = $1`,
      [id],
    );
    const token = eve.session.access_token;
    expect(await call(token, 'is_current_user_admin')).toBe('true');
    expect(await call(token, 'second_factor_wanted')).toBe('false');

    await demand(true);
    expect(await call(token, 'is_current_user_admin')).toBe('false');
    expect(await call(token, 'second_factor_wanted')).toBe('true');
    for (const name of adminFunctions) {
      const claims = { sub: id, role: 'authenticated', aal: 'aal1' };
      const { rows } = await server.adminQuery<{ call: string }>(
        `select format('select * from public.%I(%s)', proname, (
           select string_agg('null::' || format_type(t.type, null), ', ' order by t.place)
           from unnest(proargtypes::oid[]) with ordinality as t (type, place))) as call
         from pg_proc where proname = $1 and pronamespace = 'public'::regnamespace`,
        [name],
      );
      // What shows everybody their own shows an admin no more than that now.
      const answer = await behindDoor(claims, rows[0]?.call ?? '');
      expect(typeof answer === 'string' || name === 'read_audit', name).toBe(true);
    }
    // Everything that is her own stays.
    expect((await eve.client.from('tasks').insert({ title: 'Mine' })).error).toBeNull();

    const factor = await addFactor(eve);
    const raised = await tokenOf(eve);
    expect(await call(raised, 'is_current_user_admin')).toBe('true');
    expect(await call(raised, 'second_factor_wanted')).toBe('false');
    expect(await call(raised, 'read_sign_in_rules')).toContain('"admins_with_factor": 2');

    // The token still says aal2; its session does not.
    await eve.client.auth.mfa.unenroll({ factorId: factor.id });
    expect(await call(raised, 'is_current_user_admin')).toBe('false');
    await demand(false);
    expect(await call(raised, 'is_current_user_admin')).toBe('true');
  });

  test('a change of what is asked of them is in the audit, and saying the same again is not', async () => {
    const count = `select count(*)::int as found from public.audit_events where action = 'change_sign_in_rules'`;
    const before = (await server.adminQuery<{ found: number }>(count)).rows[0]?.found ?? 0;
    await demand(true);
    await demand(true);
    await demand(false);
    expect((await server.adminQuery<{ found: number }>(count)).rows[0]?.found).toBe(before + 2);
  });
});
