import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signIn } from '#server/testing/sign-in.ts';
import type { SignedIn } from '#server/testing/sign-in.ts';
import { startTestServer } from '#server/testing/test-server.ts';
import type { TestServer } from '#server/testing/test-server.ts';

let server: TestServer;
let sessions: [SignedIn, SignedIn, SignedIn];
let count = 0;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** Three devices of one person, each with its custom session row. */
beforeEach(async () => {
  count += 1;
  const person = { email: `person-${count}@example.org`, name: 'Person' };
  sessions = [await signIn(server, person), await signIn(server, person), await signIn(server, person)];
  for (const { client } of sessions) {
    const { data } = await client.from('users').select('id').single();
    await client
      .from('user_sessions')
      .insert({ user_id: data?.id ?? '', session_token: crypto.randomUUID() });
  }
});

const alive = async (): Promise<boolean[]> =>
  Promise.all(
    sessions.map(async ({ session }) => {
      const headers = { apikey: server.publishableKey, authorization: `Bearer ${session.access_token}` };
      const user = await fetch(`${server.url}/auth/v1/user`, { headers });
      const rest = await fetch(`${server.url}/rest/v1/profiles?select=id`, { headers });
      expect(rest.ok).toBe(user.ok);
      return user.ok;
    }),
  );

const activeRows = async (): Promise<boolean[]> => {
  const { rows } = await server.adminQuery<{ is_active: boolean; auth_session_id: string }>(
    'select is_active, auth_session_id from public.user_sessions',
  );
  return sessions.map(({ session }) => {
    const { session_id: sessionId } = decodeJwt(session.access_token);
    return rows.find((row) => row.auth_session_id === sessionId)?.is_active ?? false;
  });
};

describe('signing out', () => {
  it.each([
    ['local', [false, true, true]],
    ['others', [true, false, false]],
    ['global', [false, false, false]],
  ] as const)(
    '[API-01] [AUTH-07] signing out with the scope %s leaves the three sessions alive as %j',
    async (scope, expected) => {
      const { error } = await sessions[0].client.auth.signOut({ scope });
      expect(error).toBeNull();
      expect(await alive()).toEqual(expected);
      expect(await activeRows()).toEqual(expected);
    },
  );

  it('signs out of every session when no scope is given, and answers 204 with no body', async () => {
    const response = await logout('');
    expect([response.status, await response.text()]).toEqual([204, '']);
    expect(await alive()).toEqual([false, false, false]);
  });

  it('refuses an unknown scope of signing out', async () => {
    const response = await logout('?scope=everyone');
    expect([response.status, response.headers.get('x-sb-error-code')]).toEqual([400, 'validation_failed']);
    expect(await alive()).toEqual([true, true, true]);
  });

  it('[API-05] answers session_not_found to a session that ended, which the real client takes as signed out', async () => {
    await logout('?scope=local');
    const again = await logout('?scope=local');
    expect([again.status, again.headers.get('x-sb-error-code')]).toEqual([403, 'session_not_found']);
    const { data, error } = await sessions[0].client.auth.getUser();
    expect([data.user, error?.name]).toEqual([null, 'AuthSessionMissingError']);
  });

  it('signing out never ends the sessions of somebody else', async () => {
    const stranger = await signIn(server, { email: 'stranger@example.org', name: 'Stranger' });
    await stranger.client.auth.signOut({ scope: 'global' });
    expect(await alive()).toEqual([true, true, true]);
  });

  it('writes a sign-out to the audit log', async () => {
    await logout('?scope=others');
    const { rows } = await server.adminQuery<{ scope: string }>(
      `select payload -> 'traits' ->> 'scope' as scope from auth.audit_log_entries
       where payload ->> 'action' = 'logout' and payload ->> 'actor_id' = $1`,
      [sessions[0].session.user.id],
    );
    expect(rows).toEqual([{ scope: 'others' }]);
  });
});

const logout = (query: string): Promise<Response> =>
  fetch(`${server.url}/auth/v1/logout${query}`, {
    method: 'POST',
    headers: {
      apikey: server.publishableKey,
      authorization: `Bearer ${sessions[0].session.access_token}`,
    },
  });
