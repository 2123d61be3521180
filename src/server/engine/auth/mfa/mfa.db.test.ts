import type { AuthChangeEvent } from '@supabase/supabase-js';
import { decodeJwt } from 'jose';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { someNumber, someText, textLike } from '#server/testing/matchers.ts';
import { createTestClient, signIn } from '#server/testing/sign-in.ts';
import type { SignedIn } from '#server/testing/sign-in.ts';
import { startTestServer } from '#server/testing/test-server.ts';
import type { TestServer } from '#server/testing/test-server.ts';

let server: TestServer;
let count = 0;
let person: { email: string; name: string };
let ada: SignedIn;

beforeAll(async () => {
  server = await startTestServer({ AUTH_ANONYMOUS: 'on' });
});
afterAll(() => server.stop());
beforeEach(async () => {
  count += 1;
  person = { email: `ada${count}@example.org`, name: 'Ada' };
  ada = await signIn(server, person);
});

const codeOf = (secret: string, stepsAhead = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + stepsAhead * 30_000,
  });

const enrol = async (who: SignedIn, friendlyName = 'App'): Promise<{ id: string; secret: string }> => {
  const { data, error } = await who.client.auth.mfa.enroll({ factorType: 'totp', friendlyName });
  if (error !== null) throw error;
  return { id: data.id, secret: data.totp.secret };
};

const challenge = async (who: SignedIn, factorId: string): Promise<string> => {
  const { data, error } = await who.client.auth.mfa.challenge({ factorId });
  if (error !== null) throw error;
  return data.id;
};

/** A verified factor, and the session at aal2. */
const verified = async (
  who: SignedIn,
  friendlyName = 'App',
): Promise<{ id: string; secret: string; usedCode: string }> => {
  const factor = await enrol(who, friendlyName);
  const usedCode = codeOf(factor.secret);
  const { error } = await who.client.auth.mfa.challengeAndVerify({ factorId: factor.id, code: usedCode });
  if (error !== null) throw error;
  return { ...factor, usedCode };
};

const tokenOf = async (who: SignedIn): Promise<string> => {
  const { data } = await who.client.auth.getSession();
  return data.session?.access_token ?? '';
};

const aalOf = async (who: SignedIn): Promise<[string | null | undefined, string | null | undefined]> => {
  const { data } = await who.client.auth.mfa.getAuthenticatorAssuranceLevel();
  return [data?.currentLevel, data?.nextLevel];
};

const amrMethods = (token: string): string[] => {
  const { amr } = decodeJwt<{ amr: { method: string; timestamp: number }[] }>(token);
  return amr.map(({ method }) => method);
};

const forgetLastStep = async (factorId: string): Promise<void> => {
  await server.adminQuery('update kindling.factor_attempts set last_step = 0 where factor_id = $1', [
    factorId,
  ]);
};

describe('enrolling an authenticator app', () => {
  it('[API-02] enrolling gives the secret, its URI and a QR code, and stores the secret encrypted', async () => {
    const { data, error } = await ada.client.auth.mfa.enroll({
      factorType: 'totp',
      friendlyName: 'My phone',
      issuer: 'Kindling',
    });
    expect(error).toBeNull();
    expect(data).toEqual({
      id: textLike(/^[0-9a-f-]{36}$/),
      type: 'totp',
      friendly_name: 'My phone',
      totp: {
        qr_code: textLike(/^data:image\/svg\+xml;utf-8,<svg [^#]*<\/svg>$/),
        secret: textLike(/^[A-Z2-7]{32}$/),
        uri: textLike(/^otpauth:\/\/totp\/Kindling:.*issuer=Kindling/),
      },
    });
    const { rows } = await server.adminQuery<{ secret: string; status: string }>(
      'select secret, status from auth.mfa_factors where id = $1',
      [data?.id],
    );
    expect(rows[0]?.status).toBe('unverified');
    expect(rows[0]?.secret).not.toContain(data?.type === 'totp' ? data.totp.secret : '');
  });

  it('[API-02] names the site as issuer where none is given', async () => {
    const { data } = await ada.client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'App' });
    const uri = new URL(data?.totp.uri ?? '');
    expect(uri.searchParams.get('issuer')).toBe(new URL(server.url).host);
  });

  it('[API-02] refuses a factor with a name that is taken, an eleventh factor and an unknown type', async () => {
    for (let number = 1; number <= 10; number += 1) await enrol(ada, `App ${number}`);
    const taken = await ada.client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'App 1' });
    expect([taken.error?.status, taken.error?.code]).toEqual([422, 'mfa_factor_name_conflict']);
    const eleventh = await ada.client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'App 11' });
    expect([eleventh.error?.status, eleventh.error?.code]).toEqual([422, 'too_many_enrolled_mfa_factors']);
    const webauthn = await ada.client.auth.mfa.enroll({ factorType: 'webauthn', friendlyName: 'Key' });
    expect([webauthn.error?.status, webauthn.error?.code]).toEqual([422, 'mfa_webauthn_enroll_not_enabled']);
    const unknown = await post('/factors', { factor_type: 'smell' });
    expect([unknown.status, unknown.headers.get('x-sb-error-code')]).toEqual([400, 'validation_failed']);
  });

  it('[API-02] a factor left unverified gives up its name after five minutes', async () => {
    const { id } = await enrol(ada);
    await server.adminQuery(
      `update auth.mfa_factors set created_at = now() - interval '6 minutes' where id = $1`,
      [id],
    );
    await expect(enrol(ada)).resolves.toMatchObject({ id: someText });
  });

  it('[API-02] refuses to enrol a factor for somebody who is not signed in', async () => {
    const response = await fetch(`${server.url}/auth/v1/factors`, {
      method: 'POST',
      headers: { apikey: server.publishableKey, 'content-type': 'application/json' },
      body: '{"factor_type":"totp"}',
    });
    expect([response.status, response.headers.get('x-sb-error-code')]).toEqual([401, 'no_authorization']);
  });

  it('[API-02] refuses to enrol a factor for an anonymous account', async () => {
    const client = createTestClient(server);
    await client.auth.signInAnonymously();
    const { error } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'App' });
    expect([error?.status, error?.code]).toEqual([403, 'no_authorization']);
  });
});

describe('the second factor', () => {
  it('[AUTH-11] [API-02] the second factor lifts the session from aal1 to aal2, and a refresh keeps it there', async () => {
    const events: AuthChangeEvent[] = [];
    ada.client.auth.onAuthStateChange((event) => void events.push(event));
    expect(await aalOf(ada)).toEqual(['aal1', 'aal1']);
    const factor = await enrol(ada);
    const { data } = await ada.client.auth.mfa.challenge({ factorId: factor.id });
    expect(data).toEqual({ id: someText, type: 'totp', expires_at: someNumber });
    const answer = await ada.client.auth.mfa.verify({
      factorId: factor.id,
      challengeId: data?.id ?? '',
      code: codeOf(factor.secret),
    });
    expect(answer.error).toBeNull();
    expect(answer.data).toMatchObject({
      token_type: 'bearer',
      expires_in: 3600,
      refresh_token: someText,
      user: { email: person.email, factors: [{ id: factor.id, status: 'verified' }] },
    });
    expect(events).toContain('MFA_CHALLENGE_VERIFIED');

    expect(await aalOf(ada)).toEqual(['aal2', 'aal2']);
    const before = decodeJwt(ada.session.access_token);
    const raised = decodeJwt(await tokenOf(ada));
    expect(raised['session_id']).toBe(before['session_id']);
    expect(amrMethods(await tokenOf(ada))).toEqual(['totp', 'oauth']);

    const refreshed = await ada.client.auth.refreshSession();
    expect(refreshed.error).toBeNull();
    expect(decodeJwt(refreshed.data.session?.access_token ?? '')['aal']).toBe('aal2');
    expect(amrMethods(refreshed.data.session?.access_token ?? '')).toEqual(['totp', 'oauth']);
  });

  it('[AUTH-11] a new sign-in is told that the second factor comes next', async () => {
    await verified(ada);
    const again = await signIn(server, person);
    expect(await aalOf(again)).toEqual(['aal1', 'aal2']);
    const { data } = await again.client.auth.mfa.listFactors();
    expect(data?.totp).toMatchObject([{ friendly_name: 'App', factor_type: 'totp', status: 'verified' }]);
  });

  it('[API-02] /user lists factors without their secret, and has no list where there are none', async () => {
    const none = await ada.client.auth.getUser();
    expect(none.data.user).not.toHaveProperty('factors');
    await enrol(ada);
    const one = await ada.client.auth.getUser();
    expect(Object.keys(one.data.user?.factors?.[0] ?? {}).toSorted()).toEqual([
      'created_at',
      'factor_type',
      'friendly_name',
      'id',
      'last_challenged_at',
      'phone',
      'status',
      'updated_at',
    ]);
  });

  it('[API-02] verifying a factor ends the other sessions and drops unverified factors', async () => {
    const other = await signIn(server, person);
    await enrol(ada, 'Unfinished');
    await verified(ada, 'Finished');
    expect((await other.client.auth.getUser()).error?.name).toBe('AuthSessionMissingError');
    const { data } = await ada.client.auth.mfa.listFactors();
    expect(data?.all.map((factor) => factor.friendly_name)).toEqual(['Finished']);
  });

  it('[API-02] verifying a factor revokes the refresh tokens issued before', async () => {
    const before = ada.session.refresh_token;
    await verified(ada);
    const { error } = await ada.client.auth.refreshSession({ refresh_token: before });
    expect(error?.code).toBe('refresh_token_already_used');
  });

  it('[API-02] accepts each code of a factor once', async () => {
    const factor = await verified(ada);
    const id = await challenge(ada, factor.id);
    const { error } = await ada.client.auth.mfa.verify({
      factorId: factor.id,
      challengeId: id,
      code: factor.usedCode,
    });
    expect([error?.status, error?.code]).toEqual([422, 'mfa_verification_failed']);
    const next = await ada.client.auth.mfa.verify({
      factorId: factor.id,
      challengeId: id,
      code: codeOf(factor.secret, 1),
    });
    expect(next.error).toBeNull();
  });

  it('[API-02] locks a factor for a while after five wrong codes, even for the right one', async () => {
    const factor = await enrol(ada);
    const id = await challenge(ada, factor.id);
    const attempt = (code: string) =>
      ada.client.auth.mfa.verify({ factorId: factor.id, challengeId: id, code });
    const wrong = String((Number(codeOf(factor.secret)) + 500_000) % 1_000_000).padStart(6, '0');
    for (let time = 0; time < 5; time += 1) {
      expect((await attempt(wrong)).error?.code).toBe('mfa_verification_failed');
    }
    const sixth = await attempt(codeOf(factor.secret));
    expect([sixth.error?.status, sixth.error?.code]).toEqual([429, 'over_request_rate_limit']);
    await server.adminQuery(
      `update kindling.factor_attempts set window_start = now() - interval '6 minutes' where factor_id = $1`,
      [factor.id],
    );
    expect((await attempt(codeOf(factor.secret))).error).toBeNull();
  });

  it('[API-02] counts wrong codes that arrive at the same moment', async () => {
    const factor = await enrol(ada);
    const id = await challenge(ada, factor.id);
    const wrong = String((Number(codeOf(factor.secret)) + 500_000) % 1_000_000).padStart(6, '0');
    const answers = await Promise.all(
      Array.from({ length: 12 }, () =>
        post(`/factors/${factor.id}/verify`, { challenge_id: id, code: wrong }),
      ),
    );
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(7);
  });

  it('[API-02] accepts a challenge once, in time, from the same address and for the same factor', async () => {
    const factor = await verified(ada);
    const other = await enrol(ada, 'Other');
    const verify = (factorId: string, challengeId: string) =>
      ada.client.auth.mfa.verify({ factorId, challengeId, code: codeOf(factor.secret, 1) });

    const foreign = await verify(factor.id, await challenge(ada, other.id));
    expect([foreign.error?.status, foreign.error?.code]).toEqual([422, 'mfa_factor_not_found']);

    const late = await challenge(ada, factor.id);
    await server.adminQuery(
      `update auth.mfa_challenges set created_at = now() - interval '301 seconds' where id = $1`,
      [late],
    );
    const expired = await verify(factor.id, late);
    expect([expired.error?.status, expired.error?.code]).toEqual([422, 'mfa_challenge_expired']);

    const moved = await challenge(ada, factor.id);
    await server.adminQuery(`update auth.mfa_challenges set ip_address = '192.0.2.1' where id = $1`, [moved]);
    const elsewhere = await verify(factor.id, moved);
    expect([elsewhere.error?.status, elsewhere.error?.code]).toEqual([422, 'mfa_ip_address_mismatch']);

    const good = await challenge(ada, factor.id);
    expect((await verify(factor.id, good)).error).toBeNull();
    await forgetLastStep(factor.id);
    expect((await verify(factor.id, good)).error?.code).toBe('mfa_challenge_expired');
  });

  it('[API-02] answers 404 for the factor of somebody else', async () => {
    const factor = await verified(ada);
    const eve = await signIn(server, { email: `eve${count}@example.org`, name: 'Eve' });
    const challenged = await eve.client.auth.mfa.challenge({ factorId: factor.id });
    expect([challenged.error?.status, challenged.error?.code]).toEqual([404, 'mfa_factor_not_found']);
    const unenrolled = await eve.client.auth.mfa.unenroll({ factorId: factor.id });
    expect([unenrolled.error?.status, unenrolled.error?.code]).toEqual([404, 'mfa_factor_not_found']);
    const nonsense = await ada.client.auth.mfa.unenroll({ factorId: 'nonsense' });
    expect([nonsense.error?.status, nonsense.error?.code]).toEqual([404, 'validation_failed']);
  });

  it('[API-02] adding or removing a factor needs aal2, and removing one brings the session back to aal1', async () => {
    const factor = await verified(ada);
    await enrol(ada, 'Second');
    const again = await signIn(server, person);
    const added = await again.client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Third' });
    expect([added.error?.status, added.error?.code]).toEqual([403, 'insufficient_aal']);
    const taken = await again.client.auth.mfa.unenroll({ factorId: factor.id });
    expect([taken.error?.status, taken.error?.code]).toEqual([422, 'insufficient_aal']);

    const { data, error } = await ada.client.auth.mfa.unenroll({ factorId: factor.id });
    expect([data, error]).toEqual([{ id: factor.id }, null]);
    await ada.client.auth.refreshSession();
    expect(await aalOf(ada)).toEqual(['aal1', 'aal1']);
    expect(amrMethods(await tokenOf(ada))).toEqual(['oauth']);
  });
});

const post = async (path: string, body: object): Promise<Response> =>
  fetch(`${server.url}/auth/v1${path}`, {
    method: 'POST',
    headers: {
      apikey: server.publishableKey,
      authorization: `Bearer ${await tokenOf(ada)}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
  });
