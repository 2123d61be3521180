import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createImplicitClient, PASSWORD } from '#server/testing/email-account.ts';
import { newestTo, sentTo } from '#server/testing/outbox.ts';
import { startSmtpInbox } from '#server/testing/smtp-inbox.ts';
import { startTestServer } from '#server/testing/test-server.ts';
import type { TestServer } from '#server/testing/test-server.ts';

let inbox: Awaited<ReturnType<typeof startSmtpInbox>>;
let server: TestServer;

beforeAll(async () => {
  inbox = await startSmtpInbox();
  server = await startTestServer({ AUTH_EMAIL: 'on', AUTH_PHONE: 'on', ...inbox.settings });
});
afterAll(async () => {
  await server.stop();
  await inbox.stop();
});

const client = () => createImplicitClient(server, server.publishableKey);

describe('mail', () => {
  it('[API-01] sends mail to the mail server as text and HTML, and not to the outbox', async () => {
    const email = 'will@example.org';
    await client().auth.signUp({ email, password: PASSWORD });
    const mail = await vi.waitFor(() => {
      const found = inbox.delivered.find(({ to }) => to.includes(email));
      if (found === undefined) throw new Error('not yet');
      return found;
    });
    expect(mail.from).toBe('hello@kindling.example');
    expect(mail.raw).toMatch(/^Subject: Confirm your e-mail address for Kindling/m);
    expect(mail.raw).toContain('text/plain');
    expect(mail.raw).toContain('text/html');
    const code = /Code: (\d{6})/.exec(mail.raw)?.[1] ?? '';
    expect((await client().auth.verifyOtp({ email, token: code, type: 'signup' })).error).toBeNull();
    expect(await sentTo(server, email)).toEqual([]);
  });

  it('[API-01] puts mail that the server refuses into the outbox with the reason; the request does not fail', async () => {
    const email = 'refused@example.org';
    const { error } = await client().auth.signInWithOtp({ email });
    expect(error).toBeNull();
    const mail = await vi.waitFor(() => newestTo(server, email));
    expect(mail.error).toContain('no such mailbox');
    expect((await client().auth.verifyOtp({ email, token: mail.code, type: 'email' })).error).toBeNull();
  });

  it('[API-01] sends no mail to an address without an account', async () => {
    const before = inbox.delivered.length;
    await client().auth.resetPasswordForEmail('nobody@example.org');
    await client().auth.signInWithOtp({ email: 'last@example.org' });
    await vi.waitFor(() => {
      if (inbox.delivered.length === before) throw new Error('not yet');
    });
    expect(inbox.delivered.slice(before).flatMap(({ to }) => to)).toEqual(['last@example.org']);
  });

  it('[API-01] puts text messages into the outbox', async () => {
    await client().auth.signInWithOtp({ phone: '4915112345678' });
    expect((await newestTo(server, '4915112345678')).kind).toBe('sms');
  });
});

describe('the outbox', () => {
  it('the outbox keeps the newest five hundred messages of the last fortnight', async () => {
    await server.adminQuery(
      `insert into kindling.outbox (kind, recipient, subject, text, created_at)
       select 'sms', 'old', '', 'x', now() - interval '15 days' from generate_series(1, 20)`,
    );
    await server.adminQuery(
      `insert into kindling.outbox (kind, recipient, subject, text, created_at)
       select 'sms', 'many', '', 'x', now() - n * interval '1 minute' from generate_series(1, 520) n`,
    );
    for (const phone of ['4915112345670', '4915112345671']) await client().auth.signInWithOtp({ phone });
    const { rows } = await server.adminQuery<{ old: number; all: number }>(
      `select (count(*) filter (where recipient = 'old'))::int as old, count(*)::int as all from kindling.outbox`,
    );
    expect(rows[0]?.old).toBe(0);
    expect(rows[0]?.all).toBeLessThanOrEqual(501);
  });
});
