import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createCookieJar } from '#server/testing/cookie-jar.ts';
import type { CookieJar } from '#server/testing/cookie-jar.ts';
import { createTestClient, signIn } from '#server/testing/sign-in.ts';
import type { SignedIn } from '#server/testing/sign-in.ts';
import { startTestServer } from '#server/testing/test-server.ts';
import type { TestServer } from '#server/testing/test-server.ts';

const PIN = '182736';
let server: TestServer;
let ada: SignedIn;

beforeAll(async () => {
  server = await startTestServer();
  ada = await signIn(server, { email: 'ada@example.org', name: 'Ada Lovelace' });
  await signIn(server, { email: 'grace@example.org', name: 'Grace' });
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.adminQuery('delete from kindling.rate_limits');
  await server.adminQuery('update kindling.local_accounts set pin_hash = null');
});

const ask = async (client: Pick<SupabaseClient, 'functions'>, body: Record<string, unknown>) => {
  const answer = await client.functions.invoke<unknown>('local-pin', { body });
  return { status: answer.response?.status ?? 0, data: answer.data };
};

const wish = async (who: SignedIn, body: Record<string, unknown>) => (await ask(who.client, body)).data;

/** What is the same on two pages, whoever they are for. */
const sameOnAll = (text: string): string => text.replaceAll(/interaction\/[^/"]+|value="[^"]*"/g, '');

const setPin = () => wish(ada, { action: 'set', pin: PIN });

/** The page with the accounts, in a browser of its own. */
const openPicker = async (jar: CookieJar = createCookieJar()) => {
  const client = createTestClient(server, jar);
  const { data } = await client.auth.signInWithOAuth({
    provider: 'google',
    options: { skipBrowserRedirect: true },
  });
  const { url, response } = await jar.follow(data.url ?? '', (at) => at.pathname.includes('/interaction/'));
  const page = response === undefined ? await jar.fetch(url.href) : response;
  const send = (path: string, body: Record<string, string>): Promise<Response> =>
    jar.fetch(`${url.href}/${path}`, {
      method: 'POST',
      headers: { origin: url.origin, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(body).toString(),
    });
  return { jar, text: await page.text(), send };
};

const tryPin = async (pin: string, jar?: CookieJar, email = 'ada@example.org') => {
  const picker = await openPicker(jar);
  const answer = await picker.send('pin', { email, pin });
  return { status: answer.status, text: await answer.text(), jar: picker.jar };
};

describe('an account with a PIN', () => {
  it('is kept as argon2id, and no two alike', async () => {
    expect(await wish(ada, { action: 'status' })).toMatchObject({ available: true, isSet: false });
    expect(await setPin()).toMatchObject({ isSet: true, wrongPin: false });
    const { rows } = await server.adminQuery<{ pin_hash: string | null }>(
      'select pin_hash from kindling.local_accounts where pin_hash is not null',
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.pin_hash).toMatch(/^\$argon2id\$/);
    expect(rows[0]?.pin_hash).not.toContain(PIN);
  });

  it('the picker says nothing about it: no name, no address, no id, no number of such accounts', async () => {
    const before = (await openPicker()).text;
    expect(before).toContain('Ada Lovelace');
    expect(before).not.toContain('PIN');
    await setPin();
    const { rows } = await server.adminQuery<{ id: string }>(
      `select id from kindling.local_accounts where email = 'ada@example.org'`,
    );
    const { text } = await openPicker();
    expect(text).toContain('Grace');
    expect(text).toContain('Sign in with a PIN');
    expect(text).not.toMatch(/Ada|Lovelace|ada@example/);
    expect(text).not.toContain(rows[0]?.id ?? 'no id');
  });

  it('is not opened by choosing it, for whoever kept its id', async () => {
    await setPin();
    const { rows } = await server.adminQuery<{ id: string }>(
      `select id from kindling.local_accounts where email = 'ada@example.org'`,
    );
    const picker = await openPicker();
    const answer = await picker.send('choose', { account: rows[0]?.id ?? '' });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('location')).toBeNull();
  });

  it('is opened by its address and PIN, and by nothing else', async () => {
    await setPin();
    const wrong = await tryPin('182737');
    expect(wrong.status).toBe(422);
    expect(wrong.text).toContain('This e-mail address and PIN do not belong together.');
    expect((await tryPin('')).status).toBe(422);
    expect((await tryPin(PIN, undefined, 'grace@example.org')).status).toBe(422);
    expect((await tryPin(PIN, undefined, ' ADA@example.org ')).status).toBe(303);
  });

  it('a wrong PIN and an unknown address get the same answer', async () => {
    await setPin();
    expect(sameOnAll((await tryPin('000111', undefined, 'nobody@example.org')).text)).toBe(
      sameOnAll((await tryPin('000111')).text),
    );
  });

  it('five wrong tries close it for a while, wherever they come from, and the owner’s browser stays open', async () => {
    await setPin();
    const owner = await tryPin(PIN);
    expect(owner.status).toBe(303);
    await server.adminQuery(
      `update kindling.rate_limits set window_end = now() where window_end < now() + interval '1 day'`,
    );
    const statuses: number[] = [];
    for (let n = 0; n < 7; n += 1) statuses.push((await tryPin('000111')).status);
    // The sixth is the one that everybody gets each five minutes.
    expect(statuses).toEqual([422, 422, 422, 422, 422, 422, 429]);
    const right = await tryPin(PIN);
    expect(right.status).toBe(429);
    expect(right.text).toContain('Too many tries. Try again in 5 minutes.');
    expect((await tryPin(PIN, owner.jar)).status).toBe(303);
  });

  it('thirty tries from one address are the end, whichever accounts they are for', async () => {
    await setPin();
    const { jar, send } = await openPicker();
    expect(jar).toBeDefined();
    const statuses = new Set<number>();
    for (let n = 0; n < 30; n += 1) {
      statuses.add((await send('pin', { email: `${n}@example.org`, pin: PIN })).status);
    }
    expect(statuses).toEqual(new Set([422]));
    expect((await send('pin', { email: 'ada@example.org', pin: PIN })).status).toBe(429);
  });
});

describe('changing the PIN', () => {
  it('needs the one that stands', async () => {
    await setPin();
    for (const currentPin of [undefined, '', '000111']) {
      expect(await wish(ada, { action: 'set', pin: '554433', currentPin })).toMatchObject({ wrongPin: true });
    }
    expect(await wish(ada, { action: 'remove', currentPin: '000111' })).toMatchObject({
      wrongPin: true,
      isSet: true,
    });
    expect(await wish(ada, { action: 'set', pin: '554433', currentPin: PIN })).toMatchObject({ isSet: true });
    expect((await tryPin('554433')).status).toBe(303);
  });

  it('is limited like the sign-in', async () => {
    await setPin();
    for (let n = 0; n < 6; n += 1) await wish(ada, { action: 'remove', currentPin: '000111' });
    expect((await ask(ada.client, { action: 'remove', currentPin: PIN })).status).toBe(429);
  });

  it('without one the account is on the picker again, and needs no code', async () => {
    await setPin();
    expect(await wish(ada, { action: 'remove', currentPin: PIN })).toMatchObject({ isSet: false });
    expect((await openPicker()).text).toContain('Ada Lovelace');
    expect((await signIn(server, { email: 'ada@example.org', name: 'Ada' })).session.user.id).toBe(
      ada.session.user.id,
    );
  });

  it.each(['12345', '123456', '000000', 'abcdef', '1234567890123'])('refuses %s', async (pin) => {
    expect((await ask(ada.client, { action: 'set', pin })).status).toBe(400);
  });

  it('is refused to a visitor, and touches nobody else’s account', async () => {
    expect((await ask(createTestClient(server), { action: 'status' })).status).toBe(401);
    await setPin();
    const { rows } = await server.adminQuery<{ email: string }>(
      'select email from kindling.local_accounts where pin_hash is not null',
    );
    expect(rows).toEqual([{ email: 'ada@example.org' }]);
  });

  it('is not there where people sign in elsewhere', async () => {
    const other = await startTestServer({ AUTH_ANONYMOUS: 'on' });
    try {
      const client = createTestClient(other);
      await client.auth.signInAnonymously();
      expect((await ask(client, { action: 'status' })).data).toMatchObject({ available: false });
      expect((await ask(client, { action: 'set', pin: PIN })).status).toBe(404);
    } finally {
      await other.stop();
    }
  });
});
