import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { sentTo } from '#server/testing/outbox.ts';
import { addFactor, tokenOf, totpCode } from '#server/testing/second-factor.ts';
import { signIn } from '#server/testing/sign-in.ts';
import { startTestServer } from '#server/testing/test-server.ts';
import type { TestServer } from '#server/testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

describe('[AUTH-11] wrong codes of a second factor', () => {
  it('are counted over the day, seen, and told by mail; recovery codes go on working', async () => {
    const person = { email: 'ada@example.org', name: 'Ada' };
    const ada = await signIn(server, person);
    const factor = await addFactor(ada);
    const userId = ada.session.user.id;
    const ask = async (token: string, path: string, body?: object) => {
      const answer = await fetch(`${server.url}/auth/v1/factors/recovery-codes${path}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      return { status: answer.status, text: await answer.text() };
    };
    const codes = (await ask(await tokenOf(ada), '')).text.match(/[0-9a-z]{5}-[0-9a-z]{5}/g) ?? [];
    const guesser = await signIn(server, person);
    const wrong = String((Number(totpCode(factor.secret)) + 500_000) % 1_000_000).padStart(6, '0');
    const guess = (code: string) => guesser.client.auth.mfa.challengeAndVerify({ factorId: factor.id, code });

    expect((await guess(wrong)).error?.code).toBe('mfa_verification_failed');
    expect((await ask(guesser.session.access_token, '/verify', { code: 'aaaaa-bbbbb' })).status).toBe(422);
    const kept = async () =>
      (
        await server.adminQuery<{ failures: number }>(
          'select failures from kindling.wrong_codes where user_id = $1',
          [userId],
        )
      ).rows[0]?.failures;
    expect(await kept()).toBe(2);
    // As if it went on for hours, with a right code in between.
    await server.adminQuery('update kindling.wrong_codes set failures = 49');
    expect((await sentTo(server, person.email))[0]?.subject).not.toMatch(/wrong codes/);
    expect((await guess(wrong)).error?.code).toBe('mfa_verification_failed');
    expect((await sentTo(server, person.email))[0]?.subject).toBe(
      'Many wrong codes for your Kindling account',
    );
    const right = await guess(totpCode(factor.secret, 1));
    expect([right.error?.status, right.error?.code]).toEqual([429, 'over_request_rate_limit']);

    const { rows: audit } = await server.adminQuery(
      `select e.action, e.severity, e.outcome, a.event_data from public.audit_events e
       join public.audit_personal p on p.seq = e.seq and p.half = 'actor'
       join public.audit_personal a on a.seq = e.seq and a.half = 'about'
       where p.person_id = $1 and e.action like '%wrong_code%' order by e.seq`,
      [userId],
    );
    expect(audit).toMatchObject([
      {
        action: 'show_wrong_code',
        severity: 'medium',
        outcome: 'denied',
        event_data: { way: 'app', today: 1 },
      },
      { action: 'show_wrong_code', event_data: { way: 'recovery_code', today: 2 } },
      { action: 'reach_wrong_codes', severity: 'high', event_data: { way: 'app', today: 50 } },
    ]);
    // Further ones are refused as before and fill nothing.
    expect((await ask(guesser.session.access_token, '/verify', { code: 'aaaaa-bbbbb' })).status).toBe(422);
    const { rows: written } = await server.adminQuery<{ count: number }>(
      `select count(*)::int as count from public.audit_events where action like '%wrong_code%'`,
    );
    expect(written).toEqual([{ count: 3 }]);
    // The person's own security log knows whose account it was.
    await vi.waitFor(async () => {
      const { rows } = await server.adminQuery(
        `select 1 from public.security_events where user_id = $1 and type = 'auth_failure'`,
        [userId],
      );
      expect(rows.length).toBeGreaterThanOrEqual(2);
    });

    expect((await ask(guesser.session.access_token, '/verify', { code: codes[0] })).status).toBe(200);
    await server.adminQuery(`update kindling.wrong_codes set window_start = now() - interval '25 hours'`);
    expect((await guess(totpCode(factor.secret, 1))).error).toBeNull();
  });
});
