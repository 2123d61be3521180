import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { someNumber, someText } from '#server/testing/matchers.ts';
import { signIn } from '#server/testing/sign-in.ts';
import type { Person, SignedIn } from '#server/testing/sign-in.ts';
import { sentTo } from '#server/testing/outbox.ts';
import { startTestServer } from '#server/testing/test-server.ts';
import type { TestServer } from '#server/testing/test-server.ts';

const person: Person = { email: 'ada@example.org', name: 'Ada' };
let server: TestServer;
let ada: SignedIn;

beforeAll(async () => {
  server = await startTestServer({ AUTH_PHONE: 'on' });
});
afterAll(() => server.stop());
beforeEach(async () => {
  ada = await signIn(server, person);
});

describe('a phone as second factor', () => {
  it('[API-02] [AUTH-11] a code by text message lifts the session to aal2', async () => {
    const enrolled = await ada.client.auth.mfa.enroll({
      factorType: 'phone',
      friendlyName: 'Phone',
      phone: '+61 400 000 001',
    });
    expect(enrolled.data).toEqual({
      id: someText,
      type: 'phone',
      friendly_name: 'Phone',
      phone: '+61 400 000 001',
    });
    const factorId = enrolled.data?.id ?? '';
    const challenged = await ada.client.auth.mfa.challenge({ factorId });
    expect(challenged.data).toEqual({ id: someText, type: 'phone', expires_at: someNumber });
    const code = /\b\d{6}\b/.exec(await textTo('+61400000001'))?.[0] ?? '';
    expect(code).toMatch(/^\d{6}$/);
    const { rows } = await server.adminQuery<{ otp_code: string }>(
      'select otp_code from auth.mfa_challenges where id = $1',
      [challenged.data?.id],
    );
    expect(rows[0]?.otp_code).not.toContain(code);

    const early = await ada.client.auth.mfa.challenge({ factorId });
    expect([early.error?.status, early.error?.code]).toEqual([429, 'over_sms_send_rate_limit']);
    const verify = (given: string) =>
      ada.client.auth.mfa.verify({ factorId, challengeId: challenged.data?.id ?? '', code: given });
    const wrong = await verify(code === '000000' ? '000001' : '000000');
    expect(wrong.error?.code).toBe('mfa_verification_failed');
    expect((await verify(code)).error).toBeNull();
    const { data: level } = await ada.client.auth.mfa.getAuthenticatorAssuranceLevel();
    expect(level).toMatchObject({
      currentLevel: 'aal2',
      nextLevel: 'aal2',
      currentAuthenticationMethods: [{ method: 'mfa/phone' }, { method: 'oauth' }],
    });

    const twice = await ada.client.auth.mfa.enroll({
      factorType: 'phone',
      friendlyName: 'Again',
      phone: '+61400000001',
    });
    expect([twice.error?.status, twice.error?.code]).toEqual([422, 'mfa_verified_factor_exists']);
  });

  it('[API-02] limits the texts to one number, even when it is enrolled again and again', async () => {
    const guest = await signIn(server, { email: 'guest@example.org', name: 'Guest' });
    const codes: (string | undefined)[] = [];
    for (let time = 0; time < 5; time += 1) {
      const { data } = await guest.client.auth.mfa.enroll({
        factorType: 'phone',
        friendlyName: 'Phone',
        phone: '+61400000003',
      });
      const { error } = await guest.client.auth.mfa.challenge({ factorId: data?.id ?? '' });
      codes.push(error?.code);
      await guest.client.auth.mfa.unenroll({ factorId: data?.id ?? '' });
    }
    expect(codes).toEqual([undefined, undefined, undefined, undefined, 'over_sms_send_rate_limit']);
    const { rows } = await server.adminQuery<{ sent: string }>(
      `select count(*) as sent from kindling.outbox where recipient = '+61400000003'`,
    );
    expect(rows).toEqual([{ sent: '4' }]);
  });

  it('[API-02] refuses to enrol a phone where phones are off', async () => {
    const off = await startTestServer();
    const { client } = await signIn(off, person);
    const { error } = await client.auth.mfa.enroll({
      factorType: 'phone',
      friendlyName: 'Phone',
      phone: '+61400000002',
    });
    await off.stop();
    expect([error?.status, error?.code]).toEqual([422, 'mfa_phone_enroll_not_enabled']);
  });

  it('[API-02] refuses to enrol what is not a phone number', async () => {
    for (const phone of ['', '12', 'call me']) {
      const { error } = await ada.client.auth.mfa.enroll({
        factorType: 'phone',
        friendlyName: 'Phone',
        phone,
      });
      expect([error?.status, error?.code]).toEqual([400, 'validation_failed']);
    }
  });
});

const textTo = async (phone: string): Promise<string> => (await sentTo(server, phone))[0]?.text ?? '';
