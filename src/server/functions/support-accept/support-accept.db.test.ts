import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { invitation } from '#server/engine/database/support.fixture.ts';
import { signIn } from '#server/testing/sign-in.ts';
import type { SignedIn } from '#server/testing/sign-in.ts';
import { startSmtpInbox } from '#server/testing/smtp-inbox.ts';
import { startTestServer } from '#server/testing/test-server.ts';
import type { TestServer } from '#server/testing/test-server.ts';

let inbox: Awaited<ReturnType<typeof startSmtpInbox>>;
let server: TestServer;
let owner: SignedIn;
let supporter: SignedIn;
beforeAll(async () => {
  inbox = await startSmtpInbox();
  server = await startTestServer({ ...inbox.settings });
  owner = await signIn(server, { email: 'ada@example.org', name: 'Ada' });
  supporter = await signIn(server, { email: 'coach@example.org', name: 'Coach' });
  // Letters go to addresses that were proven.
  await server.adminQuery(
    'update auth.users set email_confirmed_at = now() where email_confirmed_at is null',
  );
}, 60_000);
afterAll(async () => {
  await server.stop();
  await inbox.stop();
});

const ask = (who: SignedIn | null, path: string, body: unknown): Promise<Response> =>
  fetch(`${server.url}/${path}`, {
    method: 'POST',
    headers: {
      apikey: server.publishableKey,
      authorization: `Bearer ${who?.session.access_token ?? server.publishableKey}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
  });
const accept = (who: SignedIn | null, body: unknown): Promise<Response> =>
  ask(who, 'functions/v1/support-accept', body);

const makeToken = async (): Promise<string> => {
  const wanted = invitation(['energy'], { name: 'My coach' });
  const made = await ask(owner, 'rest/v1/rpc/invite_supporter', { p_invitation: wanted });
  return z.object({ token: z.string() }).parse(await made.json()).token;
};

describe('[AUD-01] accepting an invitation', () => {
  it('is refused to visitors, to the owner, without a token, with a wrong one, and past the server', async () => {
    const token = await makeToken();
    expect((await accept(null, { token })).status).toBe(401);
    expect((await accept(supporter, {})).status).toBe(400);
    expect((await accept(supporter, { token: 'nobodymadethis' })).status).toBe(404);
    const own = await accept(owner, { token });
    expect([own.status, await own.json()]).toMatchObject([409, { code: 'own' }]);
    const past = await ask(supporter, 'rest/v1/rpc/accept_support_invitation', { p_token: token });
    expect(past.status).toBeGreaterThanOrEqual(403);
    expect(inbox.delivered).toEqual([]);
  });

  it('begins the share once, and tells the owner by a letter without a word of what is shared', async () => {
    const token = await makeToken();
    const answer = await accept(supporter, { token });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    // Whom the letter went to is not for the one who accepted.
    expect(Object.keys(z.looseObject({}).parse(await answer.json()))).toEqual(['share_id']);
    expect((await accept(supporter, { token })).status).toBe(404);
    await expect.poll(() => inbox.delivered.length, { timeout: 10_000 }).toBe(1);
    const [letter] = inbox.delivered;
    expect(letter?.to).toEqual(['ada@example.org']);
    const raw = letter?.raw.replaceAll('=\r\n', '') ?? '';
    for (const word of ['My coach', 'coach@example.org']) expect(raw).toContain(word);
    for (const word of ['energy', 'http', token]) expect(raw).not.toContain(word);
    const sharing = await ask(owner, 'rest/v1/rpc/my_sharing', {});
    expect(await sharing.json()).toMatchObject({
      shares: [{ name: 'My coach', supporter: 'coach@example.org', live: true }],
    });
  });
});
