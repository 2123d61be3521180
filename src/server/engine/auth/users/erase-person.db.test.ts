import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { soundOf } from '#server/engine/storage/storage-host.fixture.ts';
import { signIn } from '#server/testing/sign-in.ts';
import type { SignedIn } from '#server/testing/sign-in.ts';
import { startTestServer } from '#server/testing/test-server.ts';
import type { TestServer } from '#server/testing/test-server.ts';

const WORD = 'quibblewump';
const EMAIL = `${WORD}.leaving@example.org`;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ AUTH_EMAIL: 'on', AUTH_RATE_FACTOR: '1000' });
  // The first account becomes an admin, and this test is about somebody else.
  await signIn(server, { email: 'first@example.org', name: 'First' });
});
afterAll(() => server.stop());

const serviceClient = () =>
  createClient(server.url, server.secretKey, { auth: { persistSession: false, autoRefreshToken: false } });

/** Holds the address of the person who leaves, and is somebody else's. */
const LIKE_EMAIL = `not.${EMAIL}`;

/** Every table of every schema in which any of these words stands, in any column, but for the one above. */
const tablesWith = async (words: readonly string[]): Promise<readonly string[]> => {
  const { rows: tables } = await server.adminQuery<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p', 'm') and n.nspname not in ('pg_catalog', 'information_schema', 'pg_toast')
     order by 1`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await server.adminQuery<{ there: boolean }>(
      `select exists (select from ${name} t, unnest($1::text[]) word
         where strpos(replace(lower(to_jsonb(t)::text), $2, ''), lower(word)) > 0) as there`,
      [words, LIKE_EMAIL],
    );
    if (rows[0]?.there === true) found.push(name);
  }
  return found;
};

/** Files of the installation, with what was stored: the data directory holds no database in these tests. */
const filesWith = async (words: readonly string[]): Promise<readonly string[]> => {
  const entries = await readdir(server.environment.dataDirectory, { recursive: true, withFileTypes: true });
  const found: string[] = [];
  for (const entry of entries.filter((one) => one.isFile())) {
    const file = path.join(entry.parentPath, entry.name);
    const content = await readFile(file);
    if (words.some((word) => content.includes(word))) found.push(file);
  }
  return found;
};

const done = async (step: PromiseLike<{ readonly error: unknown }>): Promise<void> => {
  expect((await step).error).toBeNull();
};

/** A way in for every kind of word: what one writes, what one is called, and what is noted on the way. */
const leaveWordsEverywhere = async (person: SignedIn): Promise<void> => {
  const { client } = person;
  const id = person.session.user.id;
  const profile = (await client.from('profiles').select('id').single()).data?.id ?? '';
  const row = (await client.from('users').select('id').single()).data?.id ?? '';
  const task = crypto.randomUUID();
  await done(client.from('tasks').insert({ id: task, title: WORD, description: `about ${WORD}` }));
  await done(client.from('task_steps').insert({ task_id: task, title: WORD }));
  await done(client.from('projects').insert({ id: task, name: WORD }));
  await done(client.from('milestones').insert({ project_id: task, title: WORD }));
  await done(client.from('own_first_steps').insert({ way: WORD, title: WORD }));
  await done(client.from('coach_goals').insert({ text: WORD }));
  await done(
    client.from('coach_experiments').insert({
      material_id: 'open-the-file',
      title: WORD,
      what: WORD,
      note: WORD,
      do_on: '2026-11-16',
      follow_up_on: '2026-11-23',
    }),
  );
  await done(client.from('coach_drafts').insert({ kind: 'ask-quiet-place', title: WORD, body: WORD }));
  await done(client.from('other_calendars').insert({ id: task, name: WORD, read_until: '2027-02-13' }));
  await done(client.from('calendar_events').insert({ calendar_id: task, title: WORD }));
  await done(
    client.rpc('make_calendar_feed', { p_titles: true, p_tasks: true, p_sessions: true, p_zone: 'UTC' }),
  );
  await done(client.from('said_phrases').insert({ text: WORD, said_at: new Date().toISOString() }));
  await done(
    client.from('focus_sessions').insert({
      phase: 'focus',
      started_at: new Date().toISOString(),
      planned_seconds: 1500,
      note: WORD,
    }),
  );
  await done(client.from('memory_settings').insert({ enabled: true }));
  await done(client.from('ai_semantic_memory').insert({ concept: WORD, definition: WORD, tags: [WORD] }));
  await done(client.from('ai_episodic_memory').insert({ content: WORD, quote: WORD }));
  await done(
    client.from('memory_proposals').insert({
      layer: 'semantic',
      kind: 'helps',
      sentence: WORD,
      quote: WORD,
      quote_hash: 'a'.repeat(64),
      source: 'typed',
    }),
  );
  await done(client.from('energy_checks').insert({ hour: 9, energy: 'low' }));
  await done(client.from('feeling_checks').insert({ feeling: 'tired' }));
  await done(client.from('personal_settings').insert({ id }));
  await done(client.from('tasks').delete().eq('title', 'nothing'));
  await done(
    client.from('user_sessions').insert({
      user_id: row,
      session_token: `${WORD}-0123456789abcdef`,
      device_name: WORD,
    }),
  );
  await done(client.from('client_logs').insert({ level: 'error', message: WORD, context: { WORD } }));
  await done(
    client.from('security_events').insert({ type: 'data_access', details: { WORD }, url: `/${WORD}` }),
  );
  await done(client.from('music_staging').insert({ uploader_id: profile, title: WORD }));
  await done(client.rpc('consume_feature', { p_feature: 'monthlyAiRequests' }));
  await server.adminQuery('insert into public.licences (user_id, tier, granted_by) values ($1, $2, $1)', [
    id,
    'pro',
  ]);
  await server.adminQuery('update public.licence_default set changed_by = $1', [id]);
  // Somebody without a name whose browser told of them.
  await server.adminQuery(
    `insert into public.client_logs (level, message) values ('error', 'could not reach ' || $1)`,
    [EMAIL],
  );

  const message = { topic: 'question', message: `Hello, it is ${WORD} again`, shownForMs: 60_000 };
  for (const headers of [{ authorization: `Bearer ${person.session.access_token}` }, {}]) {
    const sent = await fetch(`${server.url}/functions/v1/contact`, {
      method: 'POST',
      headers: { apikey: server.publishableKey, 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ ...message, id: crypto.randomUUID(), email: EMAIL, name: WORD }),
    });
    expect([sent.status, await sent.text()]).toEqual([200, expect.any(String)]);
  }

  // The operator's letter about it, which no mail server took, without the sender's address.
  await server.adminQuery(
    `insert into kindling.outbox (kind, recipient, subject, text, about)
     select 'email', 'operator@example.org', 'Message from Kindling', m.message || E'\\n\\nFrom: somebody', m.id
     from public.contact_messages m where m.user_id = $1`,
    [id],
  );

  const bucket = client.storage.from('music-staging');
  await done(
    bucket.upload(
      `${profile}/${WORD}.mp3`,
      new Blob([new Uint8Array(soundOf(100)), WORD], { type: 'audio/mpeg' }),
      { metadata: { WORD } },
    ),
  );
  await done(bucket.copy(`${profile}/${WORD}.mp3`, `${profile}/copy of ${WORD}.mp3`));
  await beginResumable(person, `${profile}/half of ${WORD}.mp3`);

  await done(client.auth.updateUser({ data: { nickname: WORD } }));
  await done(client.auth.mfa.enroll({ factorType: 'totp', friendlyName: WORD }));
  await done(client.auth.resetPasswordForEmail(EMAIL));
  await done(client.auth.updateUser({ email: `${WORD}.new@example.org` }));
};

const beginResumable = async (person: SignedIn, name: string): Promise<void> => {
  const headers = {
    apikey: server.publishableKey,
    authorization: `Bearer ${person.session.access_token}`,
    'tus-resumable': '1.0.0',
  };
  const metadata = { bucketName: 'music-staging', objectName: name, contentType: 'audio/mpeg' };
  const created = await fetch(`${server.url}/storage/v1/upload/resumable`, {
    method: 'POST',
    headers: {
      ...headers,
      'upload-length': '5000',
      'upload-metadata': Object.entries(metadata)
        .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
        .join(','),
    },
  });
  expect(created.status).toBe(201);
  const sent = await fetch(`${server.url}${created.headers.get('location')}`, {
    method: 'PATCH',
    headers: { ...headers, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
    body: Buffer.concat([soundOf(500), Buffer.from(WORD)]),
  });
  expect(sent.status).toBe(204);
};

/** Numbers that stand for the person and for nobody else. */
const numbersOf = async (id: string): Promise<readonly string[]> => {
  const { rows } = await server.adminQuery<{ number: string }>(
    `select unnest(array[p.id, u.id, p.user_id]) as number
       from public.profiles p join public.users u on u.google_id = p.user_id where p.user_id = $1
     union select a.id from kindling.local_accounts a where a.email = $2
     union select s.id from auth.sessions s where s.user_id = $1`,
    [id, EMAIL],
  );
  return rows.map(({ number }) => number);
};

describe('deleting an account', () => {
  test('[API-04] leaves no word, number, address or byte of the person in any table, file or letter', async () => {
    const other = await signIn(server, { email: LIKE_EMAIL, name: 'Other' });
    await done(other.client.from('tasks').insert({ title: 'Not the same person' }));
    const person = await signIn(server, { email: EMAIL, name: `Ms ${WORD}` });
    await leaveWordsEverywhere(person);
    const { id } = person.session.user;
    const words = [WORD, ...(await numbersOf(id))];

    expect(await tablesWith(words)).toEqual(
      expect.arrayContaining([
        'auth.audit_log_entries',
        'auth.flow_state',
        'auth.identities',
        'auth.mfa_factors',
        'auth.one_time_tokens',
        'auth.sessions',
        'auth.users',
        'kindling.local_accounts',
        'kindling.outbox',
        'kindling.resumable_uploads',
        'kindling.session_devices',
        'public.ai_episodic_memory',
        'public.ai_semantic_memory',
        'public.client_logs',
        'public.contact_messages',
        'public.licence_default',
        'public.memory_proposals',
        'public.memory_settings',
        'public.memory_stores',
        'public.music_staging',
        'public.security_events',
        'public.tasks',
        'storage.objects',
      ]),
    );
    expect(await filesWith([WORD])).toHaveLength(3);

    const { error } = await serviceClient().auth.admin.deleteUser(id);
    expect(error).toBeNull();
    expect(await tablesWith(words)).toEqual([]);
    expect(await filesWith([WORD, id])).toEqual([]);

    // Somebody whose address only contains theirs keeps everything.
    const { rows: kept } = await server.adminQuery<{ kept: number }>(
      `select (select count(*) from kindling.local_accounts where email = $1)::int
         + (select count(*) from auth.audit_log_entries where payload ->> 'actor_username' = $1)::int as kept`,
      [LIKE_EMAIL],
    );
    expect(kept[0]?.kept).toBeGreaterThan(1);
    expect((await other.client.from('tasks').select('title')).data).toHaveLength(1);
    const { rows } = await server.adminQuery<{ payload: unknown }>(
      `select payload from auth.audit_log_entries where payload ->> 'action' = 'user_deleted'`,
    );
    expect(rows).toMatchObject([{ payload: { actor_id: '', actor_username: '' } }]);
  });

  test('[API-04] finds what a stopped deletion left behind when it is called again', async () => {
    const person = await signIn(server, { email: 'again@example.org', name: 'Again' });
    const { id } = person.session.user;
    const call = () =>
      fetch(`${server.url}/auth/v1/admin/users/${id}`, {
        method: 'DELETE',
        headers: { apikey: server.secretKey },
      });
    expect((await call()).status).toBe(200);
    await server.adminQuery(
      `insert into auth.audit_log_entries (id, payload) values (gen_random_uuid(), json_build_object('actor_id', $1::text))`,
      [id],
    );
    const second = await call();
    expect([second.status, second.headers.get('x-sb-error-code')]).toEqual([404, 'user_not_found']);
    expect(await tablesWith([id])).toEqual([]);
  });

  test('[API-04] nobody wipes out what others did by writing the number of an account that goes into it', async () => {
    const other = await signIn(server, { email: 'stays@example.org', name: 'Stays' });
    const leaving = await signIn(server, { email: 'throwaway@example.org', name: 'Throwaway' });
    const { id } = leaving.session.user;
    const words = `Browser/1.0 ${id} throwaway@example.org`;
    const before = async (): Promise<readonly unknown[]> => {
      const { rows } = await server.adminQuery(
        `select (select count(*) from public.security_events where user_id = $1 or type = 'auth_failure')::int as events,
           (select count(*) from public.client_logs where user_id = $1)::int as logs,
           (select count(*) from auth.audit_log_entries where payload ->> 'actor_id' = $1::text)::int as acts,
           (select count(*) from kindling.outbox where recipient = 'stays@example.org')::int as letters`,
        [other.session.user.id],
      );
      return rows;
    };
    await done(
      other.client
        .from('security_events')
        .insert({ type: 'data_access', user_agent: words, url: `/x?${id}`, details: { said: words, n: 7 } }),
    );
    await done(
      other.client.from('client_logs').insert({ level: 'error', message: words, context: { [id]: id } }),
    );
    await server.adminQuery(
      `insert into public.security_events (user_id, type, user_agent, source) values (null, 'auth_failure', $1, 'server')`,
      [words],
    );
    await server.adminQuery(
      `insert into auth.audit_log_entries (id, payload) values
         (gen_random_uuid(), json_build_object('action', 'login', 'actor_id', $1::text, 'actor_username', $2::text,
            'traits', json_build_object('said', $3::text))),
         (gen_random_uuid(), json_build_object('action', 'user_invited', 'actor_id', $1::text, 'actor_username', '',
            'traits', json_build_object('user_id', $4::text, 'user_email', $2::text)))`,
      [other.session.user.id, 'throwaway@example.org', words, id],
    );
    await server.adminQuery(
      `insert into kindling.outbox (kind, recipient, subject, text, error)
       values ('email', 'stays@example.org', 's', 'sealed', $1)`,
      [words],
    );
    const held = await before();
    expect((await serviceClient().auth.admin.deleteUser(id)).error).toBeNull();
    expect(await before()).toEqual(held);
    const { rows } = await server.adminQuery(
      `select e.user_agent, e.url, e.details from public.security_events e
       where e.user_id = $1 and e.type = 'data_access' and e.url like '/x%'`,
      [other.session.user.id],
    );
    expect(rows).toEqual([
      { user_agent: 'Browser/1.0 … …', url: '/x?…', details: { said: 'Browser/1.0 … …', n: 7 } },
    ]);
  });

  test('works by the service’s call of the procedure as well, and for no other role', async () => {
    const person = await signIn(server, { email: 'rpc@example.org', name: 'Rpc' });
    const { id } = person.session.user;
    const untyped = createClient(server.url, server.publishableKey, {
      accessToken: async () => person.session.access_token,
    });
    expect((await untyped.rpc('erase_person', { p_user_id: id })).error).not.toBeNull();
    expect((await serviceClient().rpc('erase_person', { p_user_id: id })).data).toBe(true);
    expect((await serviceClient().rpc('erase_person', { p_user_id: id })).data).toBe(false);
    expect(await tablesWith([id, 'rpc@example.org'])).toEqual([]);
  });

  test('[API-04] a soft deletion takes the name from the letters, the record and the local account', async () => {
    const email = 'softly@example.org';
    const person = await signIn(server, { email, name: 'Softly Gone' });
    await done(person.client.auth.resetPasswordForEmail(email));
    const { error } = await serviceClient().auth.admin.deleteUser(person.session.user.id, true);
    expect(error).toBeNull();
    expect(await tablesWith([email, 'Softly Gone'])).toEqual([]);
  });
});
