import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createImplicitClient, PASSWORD } from '#server/testing/email-account.ts';
import { newestTo } from '#server/testing/outbox.ts';
import { signIn } from '#server/testing/sign-in.ts';
import type { SignedIn } from '#server/testing/sign-in.ts';
import { startTestServer } from '#server/testing/test-server.ts';
import type { TestServer } from '#server/testing/test-server.ts';

let server: TestServer;
let admin: SignedIn;
let secrets: readonly string[];

const tokenOf = (link: string): string => new URL(link).searchParams.get('token') ?? '';

/** Everything by which somebody could get in as these people, still unused. */
beforeAll(async () => {
  server = await startTestServer({ AUTH_EMAIL: 'on', AUTH_PHONE: 'on' });
  admin = await signIn(server, { email: 'admin@example.org', name: 'Admin' });
  const client = createImplicitClient(server, server.publishableKey);
  await client.auth.signUp({ email: 'victim@example.org', password: PASSWORD });
  const confirmation = await newestTo(server, 'victim@example.org');
  await client.auth.resetPasswordForEmail('victim@example.org');
  const recovery = await newestTo(server, 'victim@example.org');
  await client.auth.signInWithOtp({ phone: '4915112345678' });
  const text = await newestTo(server, '4915112345678');
  const codes = [confirmation.code, recovery.code, text.code];
  secrets = [...codes, tokenOf(confirmation.link), tokenOf(recovery.link)];
});
afterAll(() => server.stop());

const namesFrom = async (sql: string): Promise<readonly string[]> =>
  (await server.adminQuery<{ name: string }>(sql)).rows.map(({ name }) => name);

const ask = async (path: string, body?: object): Promise<string> => {
  const answer = await fetch(`${server.url}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      apikey: server.publishableKey,
      authorization: `Bearer ${admin.session.access_token}`,
      'content-type': 'application/json',
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return answer.text();
};

const expectNoSecret = (where: string, said: string): void => {
  for (const secret of secrets) expect(said, where).not.toMatch(new RegExp(`(?<!\\d)${secret}(?!\\d)`));
};

describe('letters that no mail server took', () => {
  it('an admin learns that they exist', async () => {
    expect((await admin.client.rpc('is_current_user_admin')).data).toBe(true);
    expect(secrets.filter((secret) => /^\d{6}$|^[0-9a-f]{56}$/.test(secret))).toHaveLength(5);
    const { data } = await admin.client.rpc('read_outbox', { p_limit: 200 });
    expect(data).toHaveLength(3);
    expect(data).toContainEqual(
      expect.objectContaining({
        recipient: 'victim@example.org',
        subject: 'Choose a new password for Kindling',
      }),
    );
  });

  it('an admin finds no code and no link in any table, view or function of the API', async () => {
    const tables = await namesFrom(
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm')`,
    );
    const functions = await namesFrom(
      `select distinct proname as name from pg_proc
       where pronamespace = 'public'::regnamespace and has_function_privilege('authenticated', oid, 'execute')`,
    );
    expect(tables.length).toBeGreaterThan(20);
    expect(functions).toContain('read_outbox');
    for (const table of tables) expectNoSecret(table, await ask(`/rest/v1/${table}?select=*`));
    for (const name of functions) expectNoSecret(name, await ask(`/rest/v1/rpc/${name}`, {}));
    expectNoSecret('limits', await ask('/rest/v1/rpc/read_outbox', { p_limit: 200 }));
  });

  it('an admin gets nothing from the schemas and endpoints behind the API', async () => {
    const paths = ['/rest/v1/outbox', '/rest/v1/one_time_tokens', '/auth/v1/admin/users', '/auth/v1/user'];
    for (const path of paths) expectNoSecret(path, await ask(path));
    const link = { type: 'magiclink', email: 'victim@example.org' };
    expect(await ask('/auth/v1/admin/generate_link', link)).toContain('not_admin');
  });

  it('neither does the database hold any of them in the clear', async () => {
    const { rows } = await server.adminQuery<{ kept: string }>(
      `select string_agg(kept, ' ') as kept from (
         select o::text as kept from kindling.outbox o
         union all select t::text from auth.one_time_tokens t
         union all select c::text from kindling.one_time_codes c
         union all select u::text from auth.users u
         union all select a::text from auth.audit_log_entries a) everything`,
    );
    for (const secret of secrets.filter(({ length }) => length > 6)) {
      expect(rows[0]?.kept).not.toContain(secret);
    }
    expect(rows[0]?.kept).not.toMatch(/Code: |auth\/v1\/verify/);
  });
});
