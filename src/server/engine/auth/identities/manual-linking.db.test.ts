import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signIn } from '#server/testing/sign-in.ts';
import type { SignedIn } from '#server/testing/sign-in.ts';
import { startTestServer } from '#server/testing/test-server.ts';
import type { TestServer } from '#server/testing/test-server.ts';

let server: TestServer;
let ada: SignedIn;

beforeAll(async () => {
  server = await startTestServer({ AUTH_MANUAL_LINKING: 'off' });
  ada = await signIn(server, { email: 'ada@example.org', name: 'Ada' });
});
afterAll(() => server.stop());

const DISABLED = { status: 404, code: 'manual_linking_disabled', message: 'Manual linking is disabled' };

describe('an installation without manual linking', () => {
  it('[API-03] linking and unlinking an identity answer manual_linking_disabled', async () => {
    const options = { redirectTo: `${server.url}/auth/v1/callback`, skipBrowserRedirect: true };
    expect((await ada.client.auth.linkIdentity({ provider: 'google', options })).error).toMatchObject(
      DISABLED,
    );
    const { data } = await ada.client.auth.getUserIdentities();
    const identity = data?.identities[0];
    expect((await ada.client.auth.unlinkIdentity(identity!)).error).toMatchObject(DISABLED);
    expect((await ada.client.auth.getUserIdentities()).data?.identities).toHaveLength(1);
  });

  it('[API-03] linking with an ID token answers the same', async () => {
    const { error } = await ada.client.auth.linkIdentity({ provider: 'google', token: 'a.b.c' });
    expect(error).toMatchObject(DISABLED);
  });

  it('[API-05] a visitor is asked for a token first', async () => {
    const answer = await fetch(`${server.url}/auth/v1/user/identities/authorize?provider=google`, {
      headers: { apikey: server.publishableKey },
    });
    expect(answer.headers.get('x-sb-error-code')).toBe('no_authorization');
  });
});
