import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { consumptionOf } from '#domain/licence/licence-answer.ts';
import { type MeteredFeature, meters, type Tier } from '#domain/licence/tiers.ts';
import { periodStart } from '#domain/licence/usage.ts';
import { createImplicitClient } from '#server/testing/email-account.ts';
import { type SignedIn, signIn } from '#server/testing/sign-in.ts';
import { startTestServer, type TestServer } from '#server/testing/test-server.ts';

let server: TestServer;
let admin: SignedIn;

beforeAll(async () => {
  server = await startTestServer();
  admin = await signIn(server, { email: 'admin@example.org', name: 'Ada Admin' });
});
afterAll(() => server.stop());

const CALLS = 50;
const together = Array.from({ length: CALLS });

const personWith = async (name: string, tier: Tier): Promise<SignedIn> => {
  const person = await signIn(server, { email: `${name}@example.org`, name });
  const { error } = await admin.client.rpc('set_licence', {
    p_user_id: person.session.user.id,
    p_tier: tier,
  });
  expect(error).toBeNull();
  return person;
};

const arrangeUse = (userId: string, feature: MeteredFeature, used: number) =>
  server.adminQuery(
    `insert into public.licence_usage (user_id, feature, period_start, used)
     values ($1, $2, ($3::timestamptz at time zone 'utc')::date, $4)`,
    [userId, feature, periodStart(meters[feature].period, new Date()), used],
  );

const usedBy = async (userId: string, feature: MeteredFeature): Promise<string | undefined> => {
  const { rows } = await server.adminQuery<{ used: string }>(
    'select trim_scale(used)::text as used from public.licence_usage where user_id = $1 and feature = $2',
    [userId, feature],
  );
  return rows[0]?.used;
};

const consumeAllAtOnce = async (person: SignedIn, feature: MeteredFeature, amount: number) => {
  const answers = await Promise.all(
    together.map(async () => {
      const answer = await person.client.rpc('consume_feature', { p_feature: feature, p_amount: amount });
      expect(answer.error).toBeNull();
      return consumptionOf(answer.data);
    }),
  );
  return { answers, allowed: answers.filter((answer) => answer.allowed) };
};

describe('[LIC-01] fifty calls at the same moment', () => {
  it.each([
    ['five of fifty requests left', 'pro', 'monthlyAiRequests', 45, 1, 5, '50'],
    ['nothing used yet', 'premium', 'documentUploads', 0, 2, 25, '50'],
    ['hundredths of a gigabyte', 'pro', 'storageGb', 0.875, 0.01, 12, '0.995'],
    ['a tenth of a gigabyte', 'free', 'storageGb', 0, 0.01, 10, '0.1'],
    ['nothing to give', 'free', 'documentUploads', 0, 1, 0, undefined],
    ['no limit', 'enterprise', 'monthlyAiRequests', 0, 1, CALLS, '50'],
  ] as const)(
    'allows exactly what is left when fifty calls come at the same moment: %s',
    async (title, tier, feature, used, amount, expected, after) => {
      const person = await personWith(title.replaceAll(' ', '-'), tier);
      const userId = person.session.user.id;
      if (used > 0) await arrangeUse(userId, feature, used);
      const { answers, allowed } = await consumeAllAtOnce(person, feature, amount);
      expect(answers).toHaveLength(CALLS);
      expect(allowed).toHaveLength(expected);
      // Each saw another count: nobody was let in on the same unit twice.
      expect(new Set(allowed.map((answer) => answer.used)).size).toBe(expected);
      const least = tier === 'enterprise' ? -1 : 0;
      expect(answers.every(({ remaining }) => remaining !== null && remaining >= least)).toBe(true);
      expect(await usedBy(userId, feature)).toBe(after);
    },
  );

  it('parallel use and release never go below zero or above the limit', async () => {
    const person = await personWith('taking-and-giving', 'pro');
    const userId = person.session.user.id;
    await arrangeUse(userId, 'documentUploads', 8);
    const take = async (): Promise<number | null> => {
      const { data } = await person.client.rpc('consume_feature', { p_feature: 'documentUploads' });
      return consumptionOf(data).used;
    };
    // Not among the client's types: no token of a person may call it.
    const giveBack = async (): Promise<number | null> => {
      const answer = await fetch(`${server.url}/rest/v1/rpc/release_feature`, {
        method: 'POST',
        headers: { apikey: server.secretKey, 'content-type': 'application/json' },
        body: JSON.stringify({ p_user_id: userId, p_feature: 'documentUploads', p_amount: 1 }),
      });
      return answer.ok ? Number(await answer.text()) : null;
    };
    const counts = await Promise.all(together.map((_, index) => (index % 2 === 0 ? take() : giveBack())));
    expect(counts.filter((used) => used === null || used < 0 || used > 10)).toEqual([]);
    const after = Number(await usedBy(userId, 'documentUploads'));
    expect(after).toBeGreaterThanOrEqual(0);
    expect(after).toBeLessThanOrEqual(10);
  });
});

describe('[LIC-01] over HTTP', () => {
  it('tells a visitor what the free tier holds, and answers 400 to an unknown feature', async () => {
    const visitor = createImplicitClient(server, server.publishableKey);
    const held = await visitor.rpc('current_licence');
    expect(held.data).toMatchObject({ tier: 'free', source: 'visitor' });
    const refused = await visitor.rpc('consume_feature', { p_feature: 'monthlyAiRequests' });
    expect(refused.data).toMatchObject({ allowed: false, tier: 'free', limit: 5 });
    const unknown = await visitor.rpc('consume_feature', { p_feature: 'timeTravel' });
    expect([unknown.status, unknown.error?.message]).toEqual([400, 'Unknown feature "timeTravel"']);
  });

  it('refuses to count use in a GET request', async () => {
    const person = await signIn(server, { email: 'reader@example.org', name: 'Reader' });
    const read = await person.client.rpc('consume_feature', { p_feature: 'documentUploads' }, { get: true });
    expect(read.error).not.toBeNull();
    expect(await usedBy(person.session.user.id, 'documentUploads')).toBeUndefined();
  });

  it('the second account may not give itself a licence', async () => {
    const person = await signIn(server, { email: 'hopeful@example.org', name: 'Hopeful' });
    const { error, status } = await person.client.rpc('set_licence', {
      p_user_id: person.session.user.id,
      p_tier: 'enterprise',
    });
    expect([status, error?.code]).toEqual([403, '42501']);
  });
});
