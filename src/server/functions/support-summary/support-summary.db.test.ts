import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { appointmentSummary } from '#domain/support/appointment-summary.ts';
import { lookSchema } from '#domain/support/support-answers.ts';
import { shareFields } from '#domain/support/support-rules.ts';
import { invitation, plantLife, words, zone } from '#server/engine/database/support.fixture.ts';
import { sentTo } from '#server/testing/outbox.ts';
import { signIn } from '#server/testing/sign-in.ts';
import type { SignedIn } from '#server/testing/sign-in.ts';
import { startSmtpInbox } from '#server/testing/smtp-inbox.ts';
import { startTestServer } from '#server/testing/test-server.ts';
import type { TestServer } from '#server/testing/test-server.ts';

let server: TestServer;
let owner: SignedIn;
let supporter: SignedIn;
let stranger: SignedIn;
let projectId: string;
beforeAll(async () => {
  server = await startTestServer({});
  // The first account of a local installation is an admin.
  stranger = await signIn(server, { email: 'admin@example.org', name: 'Admin' });
  owner = await signIn(server, { email: 'ada@example.org', name: 'Ada' });
  supporter = await signIn(server, { email: 'coach@example.org', name: 'Coach' });
  ({ projectId } = await plantLife(server, { id: owner.session.user.id }));
}, 60_000);
afterAll(() => server.stop());
beforeEach(async () => {
  await server.adminQuery('delete from public.support_shares');
  await server.adminQuery('delete from public.support_invitations');
  await server.adminQuery('delete from kindling.rate_limits');
});

const call = (
  who: SignedIn | null,
  name: string,
  body: unknown,
  at: TestServer = server,
): Promise<Response> =>
  fetch(`${at.url}/functions/v1/${name}`, {
    method: 'POST',
    headers: {
      apikey: at.publishableKey,
      authorization: `Bearer ${who?.session.access_token ?? at.publishableKey}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
  });
const rpc = async (who: SignedIn, name: string, body: object): Promise<Response> =>
  fetch(`${server.url}/rest/v1/rpc/${name}`, {
    method: 'POST',
    headers: {
      apikey: server.publishableKey,
      authorization: `Bearer ${who.session.access_token}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
  });

const share = async (): Promise<string> => {
  const wanted = invitation(shareFields, { project_ids: [projectId] });
  const made = await rpc(owner, 'invite_supporter', { p_invitation: wanted });
  const { token } = z.object({ token: z.string() }).parse(await made.json());
  const accepted = await call(supporter, 'support-accept', { token });
  return z.object({ share_id: z.string() }).parse(await accepted.json()).share_id;
};

const readPdf = async (answer: Response) => {
  expect(answer.status).toBe(200);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const raw = new TextDecoder('latin1').decode(bytes);
  const pdf = await getDocumentProxy(bytes);
  const { text } = await extractText(pdf, { mergePages: true });
  return { raw, pages: pdf.numPages, text: text.replaceAll(/\s+/g, ' ') };
};

describe('[AUD-01] the summary for an appointment', () => {
  it('is one tagged page with the numbers of the look, for no cache, and is a look itself', async () => {
    const id = await share();
    const answer = await call(supporter, 'support-summary', { share: id });
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const { raw, pages, text } = await readPdf(answer);
    expect(pages).toBe(1);
    for (const mark of ['/StructTreeRoot', '/Marked true']) expect(raw).toContain(mark);
    const seen = await rpc(supporter, 'look_at_person', { p_share: id });
    expect(seen.headers.get('cache-control')).toBe('no-store');
    const { view, shown_as } = lookSchema.parse(await seen.json());
    const { tables, lists, title } = appointmentSummary(view, shown_as);
    const cells = [...tables.flatMap(({ rows }) => rows.flat()), ...lists.flatMap(({ lines }) => lines)];
    expect(cells.length).toBeGreaterThan(40);
    for (const cell of [title, ...cells]) expect(text).toContain(cell);
    const looks = await rpc(owner, 'share_looks', {});
    expect(await looks.json()).toMatchObject([
      { way: 'page' },
      { way: 'pdf', times: 1, fields: shareFields },
    ]);
  });

  it('is the same for the owner who tries it for themselves, and then no look', async () => {
    const id = await share();
    const own = { fields: shareFields, project_ids: [projectId], time_zone: zone };
    const mine = await readPdf(
      await call(owner, 'support-summary', { own, shown_as: 'Ada', paper: 'LETTER' }),
    );
    const theirs = await readPdf(await call(supporter, 'support-summary', { share: id, paper: 'LETTER' }));
    expect(mine.text).toBe(theirs.text);
    const little = await readPdf(
      await call(owner, 'support-summary', { own: { fields: ['energy'], time_zone: zone }, shown_as: 'Ada' }),
    );
    for (const word of Object.values(words)) expect(little.text).not.toContain(word);
    expect(await (await rpc(owner, 'share_looks', {})).json()).toMatchObject([{ times: 1 }]);
  });

  it('is refused to everybody else, and to the supporter as soon as it has ended', async () => {
    const id = await share();
    for (const who of [owner, stranger]) {
      expect((await call(who, 'support-summary', { share: id })).status).toBe(403);
    }
    expect((await call(null, 'support-summary', { share: id })).status).toBe(401);
    expect(await (await rpc(owner, 'end_share', { p_share: id })).json()).toBe(true);
    expect((await call(supporter, 'support-summary', { share: id })).status).toBe(403);
    expect((await rpc(supporter, 'look_at_person', { p_share: id })).status).toBe(403);
  });

  it.each([
    ['nothing', {}],
    ['no id', { share: 'mine' }],
    ['a field that is none', { own: { fields: ['memory'], time_zone: 'UTC' }, shown_as: 'Ada' }],
    ['a time zone that is none', { own: { fields: ['energy'], time_zone: 'Mars/Olympus' }, shown_as: 'Ada' }],
    ['projects without one', { own: { fields: ['projects'], time_zone: 'UTC' }, shown_as: 'Ada' }],
  ])('is refused when the body says %s', async (_what, body) => {
    expect((await call(owner, 'support-summary', body)).status).toBe(400);
  });
});

describe('[AUD-01] an open page of the supporter', () => {
  it('hears over its own stream that a share has begun and ended, and is refused when it asks', async () => {
    const answer = await fetch(`${server.url}/functions/v1/record-changes`, {
      headers: { apikey: server.publishableKey, authorization: `Bearer ${supporter.session.access_token}` },
    });
    const reader = answer.body?.getReader();
    let heard = '';
    const listen = async (): Promise<void> => {
      for (let piece = await reader?.read(); piece?.done === false; piece = await reader?.read()) {
        heard += new TextDecoder().decode(piece.value);
      }
    };
    const listening = listen();
    await expect.poll(() => heard).toContain(': listening');
    const id = await share();
    await expect.poll(() => heard).toContain('data: changed');
    heard = '';
    await rpc(owner, 'end_share', { p_share: id });
    await expect.poll(() => heard, { timeout: 10_000 }).toContain('data: changed');
    // The word and nothing else.
    expect(heard.replaceAll('data: changed', '').replaceAll(': still here', '').trim()).toBe('');
    expect((await rpc(supporter, 'look_at_person', { p_share: id })).status).toBe(403);
    await reader?.cancel();
    await listening;
  });
});

const wanted = (email: string, more = {}) => ({ invitation: invitation(['energy'], { email, ...more }) });

describe('[AUD-01] an invitation by letter', () => {
  it('gives the link where there is no mail server, and keeps neither letter nor token', async () => {
    const answer = await call(owner, 'support-invite', wanted('Coach@Example.org'));
    expect(answer.status).toBe(200);
    const { link } = z.object({ link: z.string() }).parse(await answer.json());
    expect(await sentTo(server, 'coach@example.org')).toEqual([]);
    const { hash, pathname } = new URL(link);
    expect(pathname).toBe('/supporter/join');
    const token = hash.replace('#token=', '');
    const opened = await rpc(supporter, 'read_support_invitation', { p_token: token });
    expect(await opened.json()).toMatchObject({ email: 'coach@example.org', for_me: true });
  });

  it('is sent where there is one: the link is in the letter alone, and the name writes no letter of its own', async () => {
    const inbox = await startSmtpInbox();
    const other = await startTestServer({ ...inbox.settings });
    try {
      const person = await signIn(other, { email: 'ada@example.org', name: 'Ada' });
      const shown_as = 'Win at https://evil.example/now';
      const answer = await call(person, 'support-invite', wanted('friend@example.org', { shown_as }), other);
      expect(await answer.json()).toMatchObject({ link: null });
      await expect.poll(() => inbox.delivered.length, { timeout: 10_000 }).toBe(1);
      const [letter] = inbox.delivered;
      expect(letter?.to).toEqual(['friend@example.org']);
      const raw = letter?.raw.replaceAll('=\r\n', '').replaceAll('=3D', '=') ?? '';
      expect(raw).toMatch(/\/supporter\/join#token=[0-9a-f]{64}/);
      expect(raw).not.toContain('evil.example');
    } finally {
      await other.stop();
      await inbox.stop();
    }
  }, 60_000);

  it('is refused without an address, to oneself, to visitors, and with the database’s own words', async () => {
    expect((await call(null, 'support-invite', wanted('x@example.org'))).status).toBe(401);
    expect((await call(owner, 'support-invite', wanted('nobody'))).status).toBe(400);
    expect((await call(owner, 'support-invite', wanted('x@example.org', { days: 0 }))).status).toBe(400);
    const own = await call(owner, 'support-invite', wanted('ada@example.org'));
    expect([own.status, await own.json()]).toMatchObject([409, { code: 'own' }]);
  });
});
