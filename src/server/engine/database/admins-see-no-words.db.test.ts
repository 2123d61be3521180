import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminFunctions } from '#domain/security/security-facts.ts';
import { signIn } from '#server/testing/sign-in.ts';
import type { SignedIn } from '#server/testing/sign-in.ts';
import { startTestServer } from '#server/testing/test-server.ts';
import type { TestServer } from '#server/testing/test-server.ts';
import { plantWords, shown, word } from './admins-see-no-words.fixture.ts';
import type { Planted } from './admins-see-no-words.fixture.ts';

let server: TestServer;
let admin: SignedIn;
let person: SignedIn;
let planted: Planted;
const adminPerson = { email: 'admin@example.org', name: 'Admin' };
beforeAll(async () => {
  server = await startTestServer({ AUTH_EMAIL: 'on' });
  // The first account of a local installation.
  admin = await signIn(server, adminPerson);
  person = await signIn(server, { email: 'person@example.org', name: 'Person' });
  const { id } = person.session.user;
  const { rows } = await server.adminQuery<{ profileId: string; userRowId: string }>(
    `select p.id as "profileId", u.id as "userRowId" from public.profiles p, public.users u
     where p.user_id = $1 and u.google_id = $1`,
    [id],
  );
  planted = await plantWords(server.adminQuery, { id, ...rows[0]! });
}, 60_000);
afterAll(() => server.stop());

const ask = async (
  who: SignedIn,
  address: string,
  body?: unknown,
  method = body === undefined ? 'GET' : 'POST',
): Promise<string> => {
  const answer = await fetch(`${server.url}${address}`, {
    method,
    headers: {
      apikey: server.publishableKey,
      authorization: `Bearer ${who.session.access_token}`,
      'content-type': 'application/json',
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (answer.status !== 401 || who !== admin) return answer.text();
  // What was called before has ended the session: the rest is asked all the same.
  admin = await signIn(server, adminPerson);
  return ask(admin, address, body, method);
};

const relations = async (): Promise<readonly string[]> => {
  const { rows } = await server.adminQuery<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm')`,
  );
  return rows.map(({ name }) => name);
};

interface Procedure {
  readonly name: string;
  readonly source: string;
  readonly reads: boolean;
  readonly args: ReadonlyArray<{ readonly name: string; readonly type: string }>;
}

/** Everything that a signed-in person may call, what only reads first: the rest may take the rows away. */
const procedures = async (): Promise<readonly Procedure[]> => {
  const { rows } = await server.adminQuery<Procedure>(
    `select p.proname as name, p.prosrc as source, p.provolatile <> 'v' as reads, coalesce((
       select jsonb_agg(jsonb_build_object('name', coalesce(p.proargnames[t.place], ''), 'type', format_type(t.type, null))
         order by t.place)
       from unnest(p.proargtypes::oid[]) with ordinality as t (type, place)), '[]') as args
     from pg_proc p where p.pronamespace = 'public'::regnamespace and p.prokind = 'f'
       and has_function_privilege('authenticated', p.oid, 'execute') and p.prorettype <> 'trigger'::regtype
     order by reads desc, p.proname like '%delete%', p.proname`,
  );
  return rows;
};

/** The words that a function itself knows are what its arguments may be. */
const wordsIn = (source: string): readonly string[] =>
  [...new Set([...source.matchAll(/'([a-z][a-z_-]{1,30})'/g)].map(([, found]) => found ?? ''))].slice(0, 12);

const valueFor = (type: string, id: string, text: string): unknown => {
  if (type === 'uuid') return id;
  if (type === 'uuid[]') return [id];
  if (/int|numeric|double|real/.test(type)) return 5;
  if (type === 'boolean') return true;
  if (type.startsWith('json')) return {};
  if (type.startsWith('timestamp') || type === 'date') return null;
  return type.endsWith('[]') ? [text] : text;
};

/** Without arguments, and with every word the function knows for each of its texts, about this person and about the rows. */
const callsOf = ({ args, source }: Procedure): ReadonlyArray<Readonly<Record<string, unknown>>> => {
  const texts = args.some(({ type }) => type.startsWith('text')) ? ['', ...wordsIn(source)] : [''];
  return [
    {},
    ...texts.map((text) =>
      Object.fromEntries(
        args.map(({ name, type }) => [
          name,
          // A reason is one whatever it says, and a search finds everybody.
          /reason/.test(name)
            ? 'Looking for words'
            : valueFor(type, person.session.user.id, /search/.test(name) ? '' : text),
        ]),
      ),
    ),
  ];
};

const functionsDirectory = path.resolve(import.meta.dirname, '../../functions');

/** The folders are the functions, and what their request schemas name are their actions. */
const hostCalls = async (): Promise<ReadonlyArray<readonly [name: string, body: object]>> => {
  const folders = (await readdir(functionsDirectory, { withFileTypes: true })).filter((one) =>
    one.isDirectory(),
  );
  const calls: Array<readonly [string, object]> = [];
  for (const { name } of folders) {
    const files = (await readdir(path.join(functionsDirectory, name))).filter(
      (file) => !file.includes('.test.'),
    );
    const own = await Promise.all(
      files.map((file) => readFile(path.join(functionsDirectory, name, file), 'utf8')),
    );
    const domain = [...own.join('\n').matchAll(/'#domain\/([\w/-]+\.ts)'/g)].map(([, file]) => file ?? '');
    const schemas = await Promise.all(
      [...new Set(domain)].map((file) =>
        readFile(path.resolve(import.meta.dirname, '../../../domain', file), 'utf8'),
      ),
    );
    const actions = [...[...own, ...schemas].join('\n').matchAll(/z\.literal\('([\w-]+)'\)/g)].map(
      ([, action]) => action ?? '',
    );
    calls.push([name, {}]);
    for (const action of new Set(actions)) {
      const { id } = person.session.user;
      calls.push([
        name,
        { action, id, userId: id, user_id: id, reason: 'Looking for words', email: 'x@example.org' },
      ]);
    }
  }
  // What deletes comes last, as above.
  return calls.toSorted(
    ([, a], [, b]) =>
      Number('action' in a && a.action === 'delete') - Number('action' in b && b.action === 'delete'),
  );
};

describe('[ADMIN-01] nothing that a person wrote is in anything an admin can get', () => {
  it('the word is planted in every column with room for it, of every table with a person in it', async () => {
    expect(planted.withoutRow).toEqual([]);
    expect(planted.refused).toEqual([]);
    expect(planted.columns.length).toBeGreaterThan(120);
    expect(planted.columns).toEqual(
      expect.arrayContaining([
        'public.tasks.title',
        'public.ai_episodic_memory.content',
        'public.coach_drafts.body',
        'public.music_staging.title',
        'public.user_sessions.device_name',
        'auth.mfa_factors.friendly_name',
        'auth.users.raw_user_meta_data',
      ]),
    );
    expect(await ask(person, '/rest/v1/tasks?select=*')).toContain(word);
  });

  it('every exception is a table or a column that there is', async () => {
    for (const name of Object.keys(shown)) {
      const [schema, table, column] = name.split('.');
      const { rows } = await server.adminQuery(
        `select from information_schema.columns where table_schema = $1 and table_name = $2 and column_name = coalesce($3, column_name)`,
        [schema, table, column ?? null],
      );
      expect(rows.length, name).toBeGreaterThan(0);
    }
  });

  it('no table and no view gives it out', async () => {
    expect((await admin.client.rpc('is_current_user_admin')).data).toBe(true);
    const tables = await relations();
    expect(tables.length).toBeGreaterThan(50);
    for (const name of tables) {
      expect(await ask(admin, `/rest/v1/${name}?select=*`), name).not.toContain(word);
    }
  });

  it('no file, no list of files and no call of the identity service does', async () => {
    const { id } = person.session.user;
    const { rows } = await server.adminQuery<{ id: string }>('select id from storage.buckets');
    for (const bucket of rows) {
      const listed = await ask(admin, `/storage/v1/object/list/${bucket.id}`, { prefix: '', limit: 1000 });
      expect(listed, bucket.id).not.toContain(word);
    }
    for (const address of ['/auth/v1/user', '/auth/v1/admin/users', `/auth/v1/admin/users/${id}`]) {
      expect(await ask(admin, address), address).not.toContain(word);
    }
  });

  it('no function of the host does, whatever it is asked to do', async () => {
    const calls = (await hostCalls()).filter(([, body]) => !('action' in body && body.action === 'delete'));
    expect(calls.map(([name]) => name)).toEqual(expect.arrayContaining(['account-desk', 'audit-management']));
    for (const [name, body] of calls) {
      expect(
        await ask(admin, `/functions/v1/${name}`, body),
        `${name} ${JSON.stringify(body)}`,
      ).not.toContain(word);
    }
  }, 60_000);

  it('no procedure does, whatever it is given', async () => {
    const all = await procedures();
    expect(all.map(({ name }) => name)).toEqual(expect.arrayContaining([...adminFunctions]));
    const answered = new Set<string>();
    for (const procedure of all) {
      for (const body of callsOf(procedure)) {
        const said = await ask(admin, `/rest/v1/rpc/${procedure.name}`, body);
        expect(said, `${procedure.name} ${JSON.stringify(body)}`).not.toContain(word);
        if (!said.includes('"code":')) answered.add(procedure.name);
      }
    }
    // They were really asked: these have answered, and not only refused.
    expect([...answered]).toEqual(
      expect.arrayContaining([
        'list_accounts',
        'read_account',
        'read_audit',
        'list_uploads',
        'ban_account',
        'delete_account',
      ]),
    );
  }, 120_000);

  it('a procedure that gave it out would be found', async () => {
    await server.adminQuery(
      `create function public.leak_for_test(p_user_id uuid) returns text language sql stable security definer
       set search_path = '' as 'select string_agg(t.title, '' '') from public.tasks t';
       insert into public.tasks (user_id, title) values ('${admin.session.user.id}', '${word}')`,
    );
    await expect
      .poll(async () => ask(admin, '/rest/v1/rpc/leak_for_test', { p_user_id: null }))
      .toContain(word);
    expect((await procedures()).map(({ name }) => name)).toContain('leak_for_test');
  });

  it('an account that is asked for by another id is nobody', async () => {
    expect(await ask(admin, '/rest/v1/rpc/read_account', { p_user_id: randomUUID() })).toContain('PT404');
  });
});
