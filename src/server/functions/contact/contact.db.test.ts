import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { contactLimits } from '#domain/contact/contact-limits.ts';
import { contactThanks } from '#domain/contact/contact-thanks.ts';
import { contactMessages } from '#domain/contact/validate-contact.ts';
import { textLike } from '#server/testing/matchers.ts';
import { sentTo } from '#server/testing/outbox.ts';
import { signIn } from '#server/testing/sign-in.ts';
import { startSmtpInbox } from '#server/testing/smtp-inbox.ts';
import { startTestServer } from '#server/testing/test-server.ts';
import type { TestServer } from '#server/testing/test-server.ts';

const someDate: unknown = expect.any(Date);

const words = {
  name: 'Robin',
  email: 'robin@example.org',
  topic: 'broken',
  message: 'The bell rings twice.',
  subject: '',
  shownForMs: contactLimits.quickestMs,
};

const send = async (
  server: TestServer,
  part: Readonly<Record<string, unknown>> = {},
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> =>
  fetch(`${server.url}/functions/v1/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ id: randomUUID(), ...words, ...part }),
  });

const sendForm = async (
  server: TestServer,
  part: Readonly<Record<string, string>> = {},
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> => {
  const { name, email, topic, message } = words;
  return fetch(`${server.url}/functions/v1/contact`, {
    method: 'POST',
    headers,
    body: new URLSearchParams({ name, email, topic, message, subject: '', ...part }),
  });
};

const stored = async (server: TestServer) =>
  (await server.adminQuery<Record<string, unknown>>('select * from public.contact_messages')).rows;

describe('[ROUTE-01] contact without a mail server', () => {
  let server: TestServer;
  let token: string;
  beforeAll(async () => {
    server = await startTestServer({ CONTACT_TO: 'operator@example.org' });
    token = (await signIn(server, { email: 'ada@example.org', name: 'Ada' })).session.access_token;
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    await server.adminQuery('delete from public.contact_messages');
    await server.adminQuery('delete from public.contact_sends');
  });

  it('stores a guest’s message with neither account nor network address', async () => {
    const id = randomUUID();
    const answer = await send(server, { id });
    expect([answer.status, await answer.json()]).toEqual([200, { success: true }]);
    expect(await stored(server)).toEqual([
      {
        id,
        user_id: null,
        name: 'Robin',
        email: 'robin@example.org',
        topic: 'broken',
        message: 'The bell rings twice.',
        state: 'new',
        priority: false,
        removed_at: null,
        created_at: someDate,
      },
    ]);
    const { rows } = await server.adminQuery('select * from public.contact_sends');
    expect(JSON.stringify(rows)).not.toContain('127.0.0.1');
    expect(rows).toMatchObject([{ address_key: textLike(/^[\w-]{43}$/), account_key: null }]);
    // It waits on /admin/system: nobody is written to.
    expect(await sentTo(server, 'operator@example.org')).toEqual([]);
  });

  it('recognises somebody signed in, and needs no address of theirs', async () => {
    const answer = await send(server, { email: '', name: '' }, { authorization: `Bearer ${token}` });
    expect(answer.status).toBe(200);
    expect(await stored(server)).toMatchObject([{ email: 'ada@example.org', name: null }]);
    expect((await stored(server))[0]?.['user_id']).not.toBeNull();
    expect((await send(server, {}, { authorization: 'Bearer abc' })).status).toBe(401);
  });

  it('stores one message for one id, however often and quickly it comes', async () => {
    const id = randomUUID();
    const answers = await Promise.all([1, 2, 3, 4].map(() => send(server, { id })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await stored(server)).toHaveLength(1);
    expect((await server.adminQuery('select 1 from public.contact_sends')).rowCount).toBe(1);
  });

  it('reports every mistake, each beside its field', async () => {
    const answer = await send(server, { email: 'robin', topic: 'gossip', message: 'short' });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({
      success: false,
      code: 'invalid_request',
      message: `${contactMessages.topicNeeded} ${contactMessages.messageTooShort} ${contactMessages.emailOdd}`,
      errors: {
        topic: contactMessages.topicNeeded,
        message: contactMessages.messageTooShort,
        email: contactMessages.emailOdd,
      },
    });
    expect(await stored(server)).toEqual([]);
  });

  it.each<readonly [what: string, part: Readonly<Record<string, unknown>>]>([
    ['the field nobody sees', { subject: 'Cheap watches' }],
    ['a form filled in too quickly', { shownForMs: contactLimits.quickestMs - 1 }],
    ['a moment before it was shown', { shownForMs: -1 }],
    ['both, and mistakes besides', { subject: 'x', shownForMs: 0, message: '' }],
  ])('answers a likely bot with success and stores nothing: %s', async (_, part) => {
    const answer = await send(server, part);
    expect([answer.status, await answer.json()]).toEqual([200, { success: true }]);
    expect(await stored(server)).toEqual([]);
    expect((await server.adminQuery('select 1 from public.contact_sends')).rowCount).toBe(0);
  });

  it('limits messages from one address, says when to try again, and keeps those before', async () => {
    for (let n = 0; n < contactLimits.perHour.address; n += 1) {
      expect((await send(server)).status).toBe(200);
    }
    const refused = await send(server);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3500);
    expect(await refused.json()).toMatchObject({
      code: 'over_request_rate_limit',
      message: textLike(/in 60 minutes\.$/),
    });
    expect(await stored(server)).toHaveLength(contactLimits.perHour.address);
  });

  it.each<readonly [what: string, init: RequestInit, status: number]>([
    ['no JSON', { body: '{', headers: { 'content-type': 'application/json' } }, 400],
    ['no object', { body: 'null', headers: { 'content-type': 'application/json' } }, 400],
    ['no id', { body: JSON.stringify(words), headers: { 'content-type': 'application/json' } }, 400],
    [
      'a number for a message',
      {
        body: JSON.stringify({ ...words, id: randomUUID(), message: 1 }),
        headers: { 'content-type': 'application/json' },
      },
      400,
    ],
    ['another format', { body: '<a/>', headers: { 'content-type': 'text/xml' } }, 415],
    ['far too much', { body: 'x'.repeat(64 * 1024 + 1) }, 413],
    ['another method', { method: 'PUT' }, 405],
  ])('refuses a request with %s', async (_, init, status) => {
    const answer = await fetch(`${server.url}/functions/v1/contact`, { method: 'POST', ...init });
    expect(answer.status).toBe(status);
    expect(await stored(server)).toEqual([]);
  });

  describe('as a plain form, where no script runs', () => {
    it('stores a message sent as a plain form and answers with a page', async () => {
      const answer = await sendForm(server, {}, { 'sec-fetch-site': 'same-origin' });
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
      expect(await answer.text()).toContain(`<h1>${contactThanks.title}</h1>`);
      expect(await stored(server)).toMatchObject([{ message: words.message, user_id: null }]);
    });

    it('reports mistakes in a plain form, and escapes what was typed', async () => {
      const answer = await sendForm(server, { email: '', message: '<script>' });
      expect(answer.status).toBe(400);
      const page = await answer.text();
      expect(page).toContain(contactMessages.emailNeeded);
      expect(page).not.toContain('<script');
    });

    it('discards a plain form whose hidden field is filled in', async () => {
      expect(await (await sendForm(server, { subject: 'Cheap watches' })).text()).toContain(
        contactThanks.title,
      );
      expect(await stored(server)).toEqual([]);
    });

    it('refuses a plain form from another site', async () => {
      expect((await sendForm(server, {}, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    });
  });
});

describe('[ROUTE-01] contact with a mail server', () => {
  let inbox: Awaited<ReturnType<typeof startSmtpInbox>>;
  let server: TestServer;
  beforeAll(async () => {
    inbox = await startSmtpInbox();
    server = await startTestServer({
      ...inbox.settings,
      CONTACT_TO: 'operator@example.org, refused@example.org',
    });
  });
  afterAll(async () => {
    await server.stop();
    await inbox.stop();
  });

  it('mails the operator once, with the sender to reply to; what no server takes is in the outbox', async () => {
    const id = randomUUID();
    const part = {
      id,
      name: 'Robin\r\nBcc: all@example.org',
      message: 'Line one\r\n.\r\nSubject: line three',
    };
    await send(server, part);
    await send(server, part);
    const outbox = await vi.waitFor(async () => {
      const [kept] = await sentTo(server, 'refused@example.org');
      if (kept === undefined || inbox.delivered.length === 0) throw new Error('not yet');
      return kept;
    });
    expect(outbox.error).toContain('no such mailbox');
    expect(outbox.text).toContain('Line one\n.\nSubject: line three');
    expect(await stored(server)).toHaveLength(1);
    // The second time would have come by now: a third message of its own has.
    await send(server, { subject: 'trap' });
    await send(server, { message: 'The last of them' });
    await vi.waitFor(() => {
      if (inbox.delivered.length < 2) throw new Error('not yet');
    });
    expect(inbox.delivered.map(({ to }) => to)).toEqual([['operator@example.org'], ['operator@example.org']]);
    const [head = '', ...rest] = inbox.delivered[0]?.raw.split('\r\n\r\n') ?? [];
    expect(head).toMatch(/^Reply-To: robin@example\.org$/m);
    expect(head).toMatch(/^Subject: Message from Kindling: Something is broken$/m);
    expect(head).toMatch(/^From: Kindling <hello@kindling\.example>$/m);
    expect(head).not.toMatch(/^Bcc:/m);
    expect(head.match(/^Subject:/gm)).toHaveLength(1);
    expect(rest.join('\n').replaceAll('=\r\n', '')).toContain(
      'From: Robin Bcc: all@example.org, robin@example.org',
    );
  });
});
