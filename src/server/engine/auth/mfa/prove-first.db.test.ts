import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sentTo } from '#server/testing/outbox.ts';
import { addFactor, tokenOf, totpCode } from '#server/testing/second-factor.ts';
import { signIn } from '#server/testing/sign-in.ts';
import type { SignedIn } from '#server/testing/sign-in.ts';
import { startTestServer } from '#server/testing/test-server.ts';
import type { TestServer } from '#server/testing/test-server.ts';

let server: TestServer;
let count = 0;
let person: { email: string; name: string };
let ada: SignedIn;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  count += 1;
  person = { email: `ada${count}@example.org`, name: 'Ada' };
  ada = await signIn(server, person);
});

/** As if everything that was shown with her sessions were this much longer ago. */
const wait = (minutes: number) =>
  server.adminQuery(
    `update auth.mfa_amr_claims set updated_at = updated_at - make_interval(mins => $2)
     where session_id in (select id from auth.sessions where user_id = $1)`,
    [ada.session.user.id, minutes],
  );
const enrol = (friendlyName: string) => ada.client.auth.mfa.enroll({ factorType: 'totp', friendlyName });
const show = (who: SignedIn, id: string, secret: string, ahead = 0) =>
  who.client.auth.mfa.challengeAndVerify({ factorId: id, code: totpCode(secret, ahead) });
const isFresh = async (): Promise<unknown> =>
  (await ada.client.functions.invoke<{ fresh: boolean }>('reauthenticate', { body: { action: 'ways' } })).data
    ?.fresh;
const subjects = async (): Promise<string[]> =>
  (await sentTo(server, person.email)).map(({ subject }) => subject);

describe('[AUTH-11] an app that was begun and never finished', () => {
  it('does not stand in for the one there is', async () => {
    const first = await addFactor(ada);
    const begun = await enrol('Begun');
    const again = await signIn(server, person);
    const secret = begun.data?.totp.secret ?? '';
    const { error } = await show(again, begun.data?.id ?? '', secret);
    expect([error?.status, error?.code]).toEqual([403, 'insufficient_aal']);
    // Nor does it stay once another one is shown, of whatever kind it is.
    await server.adminQuery(`update auth.mfa_factors set factor_type = 'phone', phone = '1' where id = $1`, [
      begun.data?.id,
    ]);
    expect((await show(again, first.id, first.secret, 1)).error).toBeNull();
    const { data } = await again.client.auth.mfa.listFactors();
    expect(data?.all.map(({ id }) => id)).toEqual([first.id]);
  });
});

describe('[AUTH-11] setting up an authenticator app', () => {
  it('takes a sign-in of the last five minutes where there is none yet', async () => {
    await wait(6);
    const late = await enrol('App');
    expect([late.error?.status, late.error?.code]).toEqual([403, 'reauthentication_needed']);
    // A renewed token is no sign-in.
    await ada.client.auth.refreshSession();
    expect((await enrol('App')).error?.code).toBe('reauthentication_needed');
    ada = await signIn(server, person);
    await expect(addFactor(ada)).resolves.toBeDefined();
  });

  it('takes a code of an app there is, shown in the last ten minutes', async () => {
    const first = await addFactor(ada);
    await wait(11);
    const late = await enrol('Second');
    expect([late.error?.status, late.error?.code]).toEqual([403, 'reauthentication_needed']);
    await ada.client.auth.mfa.challengeAndVerify({ factorId: first.id, code: totpCode(first.secret, 1) });
    expect((await enrol('Second')).error).toBeNull();
  });

  it('is no proof by itself of who sits there', async () => {
    await wait(4);
    const first = await addFactor(ada);
    expect(await isFresh()).toBe(true);
    await wait(2);
    expect(await isFresh()).toBe(false);
    await addFactor(ada, 'Second');
    expect(await isFresh()).toBe(false);
    await wait(5);
    expect((await ada.client.auth.mfa.unenroll({ factorId: first.id })).error?.code).toBe(
      'reauthentication_needed',
    );
    await ada.client.auth.mfa.challengeAndVerify({ factorId: first.id, code: totpCode(first.secret, 1) });
    expect(await isFresh()).toBe(true);
  });

  it('is told by mail, and so are new recovery codes', async () => {
    await addFactor(ada);
    expect(await subjects()).toEqual(['An authenticator app was added to Kindling']);
    const made = await fetch(`${server.url}/auth/v1/factors/recovery-codes`, {
      method: 'POST',
      headers: { authorization: `Bearer ${await tokenOf(ada)}` },
    });
    expect(made.status).toBe(200);
    expect((await subjects())[0]).toBe('New recovery codes for Kindling');
  });
});
