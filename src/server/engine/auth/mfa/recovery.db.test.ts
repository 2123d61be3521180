import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { addFactor, tokenOf, totpCode } from '#server/testing/second-factor.ts';
import type { TestFactor } from '#server/testing/second-factor.ts';
import { sentTo } from '#server/testing/outbox.ts';
import { signIn } from '#server/testing/sign-in.ts';
import type { SignedIn } from '#server/testing/sign-in.ts';
import { startTestServer } from '#server/testing/test-server.ts';
import type { TestServer } from '#server/testing/test-server.ts';

let server: TestServer;
let count = 0;
let person: { email: string; name: string };
let ada: SignedIn;
let factor: TestFactor;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  count += 1;
  person = { email: `ada${count}@example.org`, name: 'Ada' };
  ada = await signIn(server, person);
  factor = await addFactor(ada);
});

const answerSchema = z.object({
  codes: z.array(z.string()).optional(),
  left: z.number().optional(),
  made_at: z.string().nullish(),
  error_code: z.string().optional(),
  access_token: z.string().optional(),
  refresh_token: z.string().optional(),
  recovery_codes_left: z.number().optional(),
});

const ask = async (token: string, method: string, path = '', body?: object) => {
  const answer = await fetch(`${server.url}/auth/v1/factors/recovery-codes${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: answerSchema.parse(await answer.json()) };
};
const make = async (): Promise<readonly string[]> => (await ask(await tokenOf(ada), 'POST')).body.codes ?? [];
const recover = (token: string, code: string) => ask(token, 'POST', '/verify', { code });
const unshown = async (): Promise<string> => (await signIn(server, person)).session.access_token;
const makeOld = () =>
  server.adminQuery(
    `update auth.mfa_amr_claims set updated_at = now() - interval '11 minutes'
     where authentication_method in ('totp', 'mfa/recovery_code')`,
  );

describe('[AUTH-11] recovery codes', () => {
  it('are ten, told once, and kept as hashes alone', async () => {
    expect((await ask(await tokenOf(ada), 'GET')).body).toEqual({ left: 0, made_at: null });
    const codes = await make();
    expect(new Set(codes).size).toBe(10);
    expect(codes.every((code) => /^[2-9a-hjkmnp-tv-z]{5}-[2-9a-hjkmnp-tv-z]{5}$/.test(code))).toBe(true);
    expect((await ask(await tokenOf(ada), 'GET')).body).toMatchObject({ left: 10 });
    const { rows } = await server.adminQuery<{ kept: string }>(
      'select r::text as kept from kindling.recovery_codes r',
    );
    for (const code of codes) {
      expect(rows.some(({ kept }) => kept.includes(code) || kept.includes(code.replace('-', '')))).toBe(
        false,
      );
    }
  });

  it('one of them raises the session as the app would, once, says how many are left, and is told by mail', async () => {
    const [code = ''] = await make();
    const token = await unshown();
    const done = await recover(token, ` ${code.toUpperCase()} `);
    expect([done.status, done.body.recovery_codes_left]).toEqual([200, 9]);
    const raised = done.body.access_token ?? '';
    const rows = await fetch(`${server.url}/rest/v1/tasks`, {
      headers: { apikey: server.publishableKey, authorization: `Bearer ${raised}` },
    });
    expect(rows.status).toBe(200);

    const again = await recover(await unshown(), code);
    expect([again.status, again.body.error_code]).toEqual([422, 'mfa_verification_failed']);

    const [letter] = await sentTo(server, person.email);
    expect(letter?.subject).toBe('A recovery code was used for Kindling');
    expect(letter?.text).toContain('9 codes are left.');
    expect(letter?.text).not.toMatch(/https?:|Code:/);
    const { rows: audit } = await server.adminQuery(
      `select e.action, e.severity, p.person_id = $1 as own, a.event_data from public.audit_events e
       join public.audit_personal p on p.seq = e.seq and p.half = 'actor'
       join public.audit_personal a on a.seq = e.seq and a.half = 'about'
       where p.person_id = $1 order by e.seq desc limit 4`,
      [ada.session.user.id],
    );
    expect(audit).toMatchObject([
      { action: 'show_wrong_code', severity: 'medium', own: true, event_data: { way: 'recovery_code' } },
      { action: 'use_recovery_code', severity: 'high', own: true, event_data: { left: 9 } },
      { action: 'make_recovery_codes', own: true },
      { action: 'add_factor', own: true },
    ]);
  });

  it('only one of two that come at the same moment with the same code gets in', async () => {
    const [code = ''] = await make();
    const tokens = [await unshown(), await unshown()];
    const answers = await Promise.all(tokens.map((token) => recover(token, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('new ones end the old ones', async () => {
    const [old = ''] = await make();
    const [fresh = ''] = await make();
    expect((await recover(await unshown(), old)).status).toBe(422);
    expect((await recover(await unshown(), fresh)).status).toBe(200);
  });

  it('of somebody else open nothing', async () => {
    const [code = ''] = await make();
    const eve = await signIn(server, { email: `eve${count}@example.org`, name: 'Eve' });
    expect((await recover(eve.session.access_token, code)).body.error_code).toBe('mfa_factor_not_found');
    await addFactor(eve);
    expect((await recover(await tokenOf(eve), code)).status).toBe(422);
    expect((await recover(await unshown(), code)).status).toBe(200);
  });

  it('cannot be guessed: after ten tries the account has to wait', async () => {
    await make();
    const token = await unshown();
    const statuses: number[] = [];
    for (let time = 0; time < 11; time += 1) statuses.push((await recover(token, 'aaaaa-bbbbb')).status);
    expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 422));
    expect(statuses[10]).toBe(429);
  });

  it('are made only by whoever showed the second factor a moment ago', async () => {
    await makeOld();
    const token = await tokenOf(ada);
    expect((await ask(token, 'POST')).body.error_code).toBe('reauthentication_needed');
    await ada.client.auth.mfa.challengeAndVerify({ factorId: factor.id, code: totpCode(factor.secret, 1) });
    expect((await ask(await tokenOf(ada), 'POST')).body.codes).toHaveLength(10);
    expect((await ask(await unshown(), 'POST')).body.error_code).toBe('insufficient_aal');
    const visitor = await fetch(`${server.url}/auth/v1/factors/recovery-codes`, {
      method: 'POST',
      headers: { apikey: server.publishableKey },
    });
    expect(visitor.status).toBe(401);
  });
});

describe('[AUTH-11] removing a factor', () => {
  it('takes a code shown within ten minutes, and the last one takes the recovery codes along', async () => {
    const [code = ''] = await make();
    await makeOld();
    const late = await ada.client.auth.mfa.unenroll({ factorId: factor.id });
    expect([late.error?.status, late.error?.code]).toEqual([403, 'reauthentication_needed']);

    // With a recovery code, for whoever has lost the phone.
    const done = await recover(await tokenOf(ada), code);
    await ada.client.auth.setSession({
      access_token: done.body.access_token ?? '',
      refresh_token: done.body.refresh_token ?? '',
    });
    expect((await ada.client.auth.mfa.unenroll({ factorId: factor.id })).error).toBeNull();
    const { rows } = await server.adminQuery<{ codes: number; raised: number }>(
      `select (select count(*)::int from kindling.recovery_codes where user_id = $1) as codes,
         (select count(*)::int from auth.sessions where user_id = $1 and aal = 'aal2') as raised`,
      [ada.session.user.id],
    );
    expect(rows).toEqual([{ codes: 0, raised: 0 }]);
    const [letter] = await sentTo(server, person.email);
    expect(letter?.subject).toBe('An authenticator app was removed from Kindling');
    // With the last app the recovery codes are gone, and new ones cannot be made.
    expect(letter?.text).not.toContain('recovery codes');
    expect(letter?.text).toContain('turn two-step sign-in on again');
    const again = await signIn(server, person);
    expect((await again.client.from('tasks').select('id')).error).toBeNull();
  });

  it('leaves the other factors and the recovery codes in place', async () => {
    const second = await addFactor(ada, 'Tablet');
    await make();
    expect((await ada.client.auth.mfa.unenroll({ factorId: factor.id })).error).toBeNull();
    expect((await ask(await tokenOf(ada), 'GET')).body.left).toBe(10);
    const again = await signIn(server, person);
    expect((await again.client.from('tasks').select('id')).status).toBe(403);
    const code = totpCode(second.secret, 1);
    await again.client.auth.mfa.challengeAndVerify({ factorId: second.id, code });
    expect((await again.client.from('tasks').select('id')).error).toBeNull();
  });
});
