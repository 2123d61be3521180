import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createCookieJar } from '#server/testing/cookie-jar.ts';
import type { CookieJar } from '#server/testing/cookie-jar.ts';
import { someText } from '#server/testing/matchers.ts';
import { chooseLocalAccount, createTestClient, signIn } from '#server/testing/sign-in.ts';
import type { Person, SignedIn } from '#server/testing/sign-in.ts';
import { startTestServer } from '#server/testing/test-server.ts';
import type { TestServer } from '#server/testing/test-server.ts';

const linkSchema = z.object({ url: z.string() });

let server: TestServer;
let count = 0;
let person: Person;
let second: Person;
let ada: SignedIn;

beforeAll(async () => {
  server = await startTestServer({ AUTH_ANONYMOUS: 'on', AUTH_IMPLICIT: 'on' });
});
afterAll(() => server.stop());
beforeEach(async () => {
  count += 1;
  person = { email: `ada${count}@example.org`, name: 'Ada' };
  second = { email: `lovelace${count}@example.org`, name: 'Lovelace' };
  ada = await signIn(server, person);
});

/** Asks for the link and goes to the provider; gives the address the site gets back. */
const goAndLink = async (who: SignedIn, as: Person, jar: CookieJar = who.jar): Promise<URL> => {
  const { data, error } = await who.client.auth.linkIdentity({
    provider: 'google',
    options: { redirectTo: `${server.url}/auth/v1/callback`, skipBrowserRedirect: true },
  });
  if (error !== null || data.url === null) throw error ?? new Error('no address');
  return chooseLocalAccount(jar, data.url, as);
};

const link = async (who: SignedIn, as: Person): Promise<void> => {
  const back = await goAndLink(who, as);
  const { error } = await who.client.auth.exchangeCodeForSession(back.searchParams.get('code') ?? '');
  if (error !== null) throw error;
};

const emailsOf = async (who: SignedIn): Promise<unknown[]> => {
  const { data } = await who.client.auth.getUserIdentities();
  return (data?.identities ?? []).map(({ identity_data: facts }): unknown => facts?.['email']);
};

describe('linking an identity', () => {
  it('[API-03] linking adds the identity to the account, which then opens with either of them', async () => {
    await link(ada, second);
    expect(await emailsOf(ada)).toEqual([person.email, second.email]);
    const { data } = await ada.client.auth.getUser();
    expect(data.user).toMatchObject({
      id: ada.session.user.id,
      email: person.email,
      app_metadata: { provider: 'google', providers: ['google'] },
    });
    expect((await signIn(server, second)).session.user.id).toBe(ada.session.user.id);
    expect((await signIn(server, person)).session.user.id).toBe(ada.session.user.id);
  });

  it('[API-03] links an identity only once the verifier is shown, so that nobody is led into somebody else’s account', async () => {
    const back = await goAndLink(ada, second, createCookieJar());
    expect(back.searchParams.get('code')).toEqual(someText);
    expect(await emailsOf(ada)).toEqual([person.email]);
    const { data, error } = await ada.client.auth.exchangeCodeForSession(back.searchParams.get('code') ?? '');
    expect(error).toBeNull();
    expect(data.session?.provider_token).toEqual(someText);
    expect(await emailsOf(ada)).toEqual([person.email, second.email]);
  });

  it('[API-03] without a PKCE challenge, links an identity only in the browser that asked', async () => {
    const ask = async (): Promise<string> => {
      const response = await authorize(ada, 'provider=google&skip_http_redirect=true');
      return linkSchema.parse(await response.json()).url;
    };
    const elsewhere = await chooseLocalAccount(createCookieJar(), await ask(), second);
    expect(elsewhere.searchParams.get('error_code')).toBe('bad_oauth_state');
    expect(await emailsOf(ada)).toEqual([person.email]);
    const here = await chooseLocalAccount(ada.jar, await ask(), second);
    expect(new URLSearchParams(here.hash.slice(1)).get('access_token')).toEqual(someText);
    expect(await emailsOf(ada)).toEqual([person.email, second.email]);
  });

  it('[API-03] [API-05] answers identity_already_exists for an identity that has an account, this one or another', async () => {
    const own = await goAndLink(ada, person);
    expect(Object.fromEntries(own.searchParams)).toMatchObject({
      error_code: 'identity_already_exists',
      error_description: 'Identity is already linked',
    });
    await signIn(server, second);
    const other = await goAndLink(ada, second);
    expect(Object.fromEntries(other.searchParams)).toMatchObject({
      error_code: 'identity_already_exists',
      error_description: 'Identity is already linked to another user',
    });
  });

  it('[API-03] [API-05] the code exchange answers identity_already_exists when the identity was taken meanwhile', async () => {
    const back = await goAndLink(ada, second);
    await signIn(server, second);
    const { error } = await ada.client.auth.exchangeCodeForSession(back.searchParams.get('code') ?? '');
    expect([error?.status, error?.code]).toEqual([422, 'identity_already_exists']);
  });

  it('[API-03] linking an identity makes an anonymous account permanent', async () => {
    const jar = createCookieJar();
    const client = createTestClient(server, jar);
    const { data } = await client.auth.signInAnonymously();
    const guest = { client, jar, session: data.session! };
    await link(guest, second);
    const { data: after } = await client.auth.getUser();
    expect(after.user).toMatchObject({
      id: data.user?.id,
      is_anonymous: false,
      app_metadata: { provider: 'google', providers: ['google'] },
    });
  });

  it('[API-03] linking redirects unless JSON is asked for, and needs a session and an enabled provider', async () => {
    const redirect = await authorize(ada, 'provider=google');
    expect([redirect.status, redirect.headers.get('location')]).toEqual([302, someText]);
    const other = await authorize(ada, 'provider=github&skip_http_redirect=true');
    expect([other.status, other.headers.get('x-sb-error-code')]).toEqual([400, 'validation_failed']);
    const nobody = await fetch(`${server.url}/auth/v1/user/identities/authorize?provider=google`, {
      headers: { apikey: server.publishableKey },
    });
    expect([nobody.status, nobody.headers.get('x-sb-error-code')]).toEqual([401, 'no_authorization']);
  });
});

describe('unlinking an identity', () => {
  it('[API-03] unlinking removes the identity, and its address from an account that has no other claim to it', async () => {
    await link(ada, second);
    const { data } = await ada.client.auth.getUserIdentities();
    const first = data?.identities.find(({ identity_data: facts }) => facts?.['email'] === person.email);
    const unlinked = await ada.client.auth.unlinkIdentity(first!);
    expect(unlinked.error).toBeNull();
    expect(await emailsOf(ada)).toEqual([second.email]);
    const { data: after } = await ada.client.auth.getUser();
    // The built-in provider vouches for no address.
    expect(after.user?.email).toBe(second.email);
    expect(after.user).not.toHaveProperty('email_confirmed_at');
    expect((await signIn(server, person)).session.user.id).not.toBe(ada.session.user.id);
  });

  it('[API-03] [API-05] answers single_identity_not_deletable for the last identity', async () => {
    const { data } = await ada.client.auth.getUserIdentities();
    const { error } = await ada.client.auth.unlinkIdentity(data!.identities[0]!);
    expect([error?.status, error?.code]).toEqual([422, 'single_identity_not_deletable']);
  });

  it('[API-03] keeps one identity when both are unlinked at the same moment', async () => {
    await link(ada, second);
    const { data } = await ada.client.auth.getUserIdentities();
    const answers = await Promise.all(data!.identities.map((one) => ada.client.auth.unlinkIdentity(one)));
    expect(new Set(answers.map(({ error }) => error?.code))).toEqual(
      new Set([undefined, 'single_identity_not_deletable']),
    );
  });

  it('[API-03] [API-05] answers identity_not_found for the identity of somebody else', async () => {
    await link(ada, second);
    const eve = await signIn(server, { email: `eve${count}@example.org`, name: 'Eve' });
    const { data } = await eve.client.auth.getUserIdentities();
    const { error } = await ada.client.auth.unlinkIdentity(data!.identities[0]!);
    expect([error?.status, error?.code]).toEqual([422, 'identity_not_found']);
    const nonsense = await ada.client.auth.unlinkIdentity({
      ...data!.identities[0]!,
      identity_id: 'nonsense',
    });
    expect([nonsense.error?.status, nonsense.error?.code]).toEqual([404, 'validation_failed']);
  });
});

const authorize = async (who: SignedIn, query: string): Promise<Response> => {
  const { data } = await who.client.auth.getSession();
  return who.jar.fetch(`${server.url}/auth/v1/user/identities/authorize?${query}`, {
    headers: {
      apikey: server.publishableKey,
      authorization: `Bearer ${data.session?.access_token ?? ''}`,
    },
  });
};
