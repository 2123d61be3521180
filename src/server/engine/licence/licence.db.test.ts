import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { licenceOf } from '#domain/licence/licence-answer.ts';
import {
  features,
  installationTier,
  isMetered,
  type MeteredFeature,
  meters,
  tiers,
  tierTable,
  visitorTier,
} from '#domain/licence/tiers.ts';
import { hasRoomFor, isAmount, periodStart, remainingOf, resetsAt } from '#domain/licence/usage.ts';
import type { Actor } from '#server/engine/database/database.ts';
import { consume, consumeWithin, release } from '#server/engine/licence/consume.ts';
import { type Account, anonymous, createAccount, service } from '#server/testing/actors.ts';
import { type OpenDatabase, openDatabase } from '#server/testing/open-database.ts';

let open: OpenDatabase;
let admin: Account;
let owner: Account;

beforeAll(async () => {
  open = await openDatabase();
  admin = await createAccount(open.adminQuery, { admin: true });
});
beforeEach(async () => {
  owner = await createAccount(open.adminQuery);
  await open.adminQuery(`update public.licence_default set tier = 'enterprise'`);
});
afterAll(() => open.close());

const DENIED = { code: '42501' };
const INVALID = { code: '22023' };

const ask = <T>(actor: Actor, sql: string, values: readonly unknown[] = []): Promise<T | undefined> =>
  open.db.tx(actor, async (query) => (await query<{ answer: T }>(sql, values)).rows[0]?.answer);

const give = (tier: string | null, until: string | null = null, by: Actor = admin.actor) =>
  ask(by, 'select public.set_licence($1, $2, $3::timestamptz) as answer', [owner.id, tier, until]);

const licenceNow = async (actor: Actor) =>
  licenceOf(await ask(actor, 'select public.current_licence() as answer'));

const firstOfMonth = (): Date => periodStart('month', new Date());

const arrangeUse = (feature: MeteredFeature, used: number, start?: Date) =>
  open.adminQuery(
    `insert into public.licence_usage (user_id, feature, period_start, used)
     values ($1, $2, ($3::timestamptz at time zone 'utc')::date, $4)`,
    [owner.id, feature, start ?? periodStart(meters[feature].period, new Date()), used],
  );

const usedIn = async (feature: MeteredFeature): Promise<number> => {
  const { rows } = await open.adminQuery<{ used: string }>(
    'select coalesce(sum(used), 0) as used from public.licence_usage where user_id = $1 and feature = $2',
    [owner.id, feature],
  );
  return Number(rows[0]?.used);
};

const sorted = (list: readonly { tier: string; feature: string }[]) =>
  list.toSorted((a, b) => `${a.tier} ${a.feature}`.localeCompare(`${b.tier} ${b.feature}`));

describe('[LIC-01] the table of tiers', () => {
  it('the table of tiers equals the domain’s, row for row', async () => {
    const { rows } = await open.adminQuery<Record<'tier' | 'feature', string>>(
      `select tier, feature, included, amount_limit::float8 as "limit", period, step::float8 as step
       from public.licence_tiers`,
    );
    const expected = tiers.flatMap((tier) =>
      features.map((feature) => ({
        tier,
        feature,
        included: isMetered(feature) ? null : tierTable[tier][feature],
        limit: isMetered(feature) ? tierTable[tier][feature] : null,
        period: isMetered(feature) ? meters[feature].period : null,
        step: isMetered(feature) ? meters[feature].step : null,
      })),
    );
    expect(rows).toHaveLength(tiers.length * features.length);
    expect(sorted(rows)).toEqual(sorted(expected));
  });

  it.each([
    ['month', '2026-11-30T23:59:59.999Z'],
    ['month', '2026-12-01T00:00:00.000Z'],
    ['month', '2027-01-01T00:00:00.000+14:00'],
    ['total', '2026-12-01T00:00:00.000Z'],
  ] as const)('counts a %s at %s as the domain does, wherever the clock stands', async (period, at) => {
    for (const zone of ['UTC', 'Pacific/Kiritimati', 'America/Los_Angeles']) {
      await open.adminQuery(`select set_config('timezone', $1, false)`, [zone]);
      const { rows } = await open.adminQuery<{ start: string; reset: Date | null }>(
        `select public.licence_period_start($1, $2)::text as start, public.licence_resets_at($1, $2) as reset`,
        [period, at],
      );
      expect(rows[0]?.start).toBe(periodStart(period, new Date(at)).toISOString().slice(0, 10));
      expect(rows[0]?.reset).toEqual(resetsAt(period, new Date(at)));
    }
    await open.adminQuery('reset timezone');
  });
});

describe('[LIC-01] current_licence', () => {
  it('gives somebody signed in the tier of the installation, which is enterprise', async () => {
    expect(await licenceNow(owner.actor)).toMatchObject({ tier: installationTier, source: 'installation' });
    const whiteLabel = await consume(open.db, owner.actor, 'whiteLabel');
    expect(whiteLabel).toMatchObject({ allowed: true, tier: 'enterprise', limit: null, used: null });
  });

  it('gives a visitor the free tier', async () => {
    const licence = await licenceNow(anonymous);
    expect(licence).toMatchObject({ tier: visitorTier, source: 'visitor', validUntil: null });
    expect(licence.features.map((held) => held.feature).toSorted()).toEqual(features.toSorted());
  });

  it('gives an anonymous account the same as a visitor, but counts its use', async () => {
    const claims = { ...owner.actor.claims, is_anonymous: true };
    const actor: Actor = { ...owner.actor, claims };
    expect(await licenceNow(actor)).toMatchObject({ tier: 'free', source: 'visitor' });
    const answer = await consume(open.db, actor, 'monthlyAiRequests', 5);
    expect(answer).toMatchObject({ allowed: true, limit: 5, used: 5, remaining: 0 });
    expect(await consume(open.db, actor, 'monthlyAiRequests')).toMatchObject({ allowed: false });
  });

  it('does not believe what a token says of its own tier', async () => {
    await give('free');
    const claims = { ...owner.actor.claims, app_metadata: { subscription_tier: 'enterprise' } };
    expect(await licenceNow({ ...owner.actor, claims })).toMatchObject({ tier: 'free', source: 'licence' });
  });

  it('follows a licence from its first moment to its last, and then the installation again', async () => {
    const insert = (tier: string, from: string, until: string | null) =>
      open.adminQuery(
        `insert into public.licences (user_id, tier, valid_from, valid_until)
         values ($1, $2, now() + $3::interval, now() + $4::interval)`,
        [owner.id, tier, from, until],
      );
    await insert('free', '-3 days', '-1 second');
    await insert('premium', '1 day', null);
    expect(await licenceNow(owner.actor)).toMatchObject({ tier: 'enterprise', source: 'installation' });
    await insert('pro', '-1 day', '1 day');
    const licence = await licenceNow(owner.actor);
    expect(licence).toMatchObject({ tier: 'pro', source: 'licence' });
    expect(licence.validUntil?.getTime()).toBeGreaterThan(Date.now());
  });

  it('shows the limit, the use and the rest without using anything', async () => {
    await give('pro');
    await arrangeUse('storageGb', 0.25);
    const { features: held } = await licenceNow(owner.actor);
    const of = (name: string) => held.find((entry) => entry.feature === name);
    expect(of('storageGb')).toMatchObject({ allowed: true, limit: 1, used: 0.25, remaining: 0.75 });
    expect(of('monthlyAiRequests')).toMatchObject({ limit: 50, used: 0, remaining: 50 });
    expect(of('monthlyAiRequests')?.resetsAt).toEqual(resetsAt('month', new Date()));
    expect(of('dataArchival')).toMatchObject({ allowed: false, limit: null, remaining: null });
    expect(of('careerCoach')).toMatchObject({ allowed: true, limit: null, resetsAt: null });
    expect(await usedIn('storageGb')).toBe(0.25);
  });
});

describe('[LIC-01] consume_feature', () => {
  it.each([
    ['pro', 'monthlyAiRequests', 49, 1],
    ['pro', 'monthlyAiRequests', 50, 1],
    ['pro', 'monthlyAiRequests', 51, 1],
    ['pro', 'monthlyAiRequests', 48, 3],
    ['free', 'documentUploads', 0, 1],
    ['pro', 'documentUploads', 9, 1],
    ['pro', 'documentUploads', 10, 1],
    ['free', 'storageGb', 0, 0.1],
    ['free', 'storageGb', 0, 0.100_000_001],
    ['free', 'storageGb', 0.09, 0.01],
    ['free', 'storageGb', 0.09, 0.010_000_001],
    ['free', 'storageGb', 0.1, 0.000_000_001],
    ['pro', 'storageGb', 0.3, 0.7],
    ['enterprise', 'monthlyAiRequests', 1_000_000, 1000],
    ['enterprise', 'storageGb', 49.9, 0.1],
    ['enterprise', 'storageGb', 50, 0.1],
  ] as const)(
    'consume_feature answers as the domain does: %s, %s with %d in use, %d more',
    async (tier, feature, used, amount) => {
      await give(tier);
      if (used > 0) await arrangeUse(feature, used);
      const limit = tierTable[tier][feature];
      const allowed = hasRoomFor(limit, used, amount);
      const after = allowed ? used + amount : used;
      const answer = await consume(open.db, owner.actor, feature, amount);
      expect(answer).toMatchObject({ allowed, tier, feature, limit });
      expect(answer.used).toBeCloseTo(after, 9);
      expect(answer.remaining).toBe(remainingOf(limit, after));
      expect(answer.resetsAt).toEqual(resetsAt(meters[feature].period, new Date()));
      expect(await usedIn(feature)).toBeCloseTo(after, 9);
    },
  );

  it('adds up tenths without a rounding error', async () => {
    await give('pro');
    for (let count = 1; count <= 10; count += 1) {
      expect(await consume(open.db, owner.actor, 'storageGb', 0.1)).toMatchObject({
        allowed: true,
        used: count / 10,
      });
    }
    expect(await consume(open.db, owner.actor, 'storageGb', 0.000_000_001)).toMatchObject({
      allowed: false,
      used: 1,
      remaining: 0,
    });
  });

  it('answers a visitor from the free tier and counts nothing', async () => {
    expect(await consume(open.db, anonymous, 'musicIntegration')).toMatchObject({
      allowed: true,
      tier: 'free',
    });
    expect(await consume(open.db, anonymous, 'careerCoach')).toMatchObject({ allowed: false, tier: 'free' });
    expect(await consume(open.db, anonymous, 'monthlyAiRequests')).toMatchObject({
      allowed: false,
      tier: 'free',
      limit: 5,
      used: 0,
      remaining: 0,
    });
  });

  it('counts the use for the caller and for nobody else', async () => {
    const stranger = await createAccount(open.adminQuery);
    await consume(open.db, stranger.actor, 'monthlyAiRequests', 7);
    expect(await usedIn('monthlyAiRequests')).toBe(0);
    expect(await consume(open.db, owner.actor, 'monthlyAiRequests')).toMatchObject({ used: 1 });
  });

  it('refuses an amount that is not one', async () => {
    for (const amount of [0, -1, 1001, Number.NaN, Number.POSITIVE_INFINITY, 0.000_000_000_1]) {
      expect(isAmount('storageGb', amount)).toBe(false);
      await expect(consume(open.db, owner.actor, 'storageGb', amount)).rejects.toMatchObject(INVALID);
    }
    for (const feature of ['monthlyAiRequests', 'documentUploads'] as const) {
      await expect(consume(open.db, owner.actor, feature, 0.5)).rejects.toMatchObject(INVALID);
    }
    const nothing = ask(owner.actor, `select public.consume_feature('storageGb', null) as answer`);
    await expect(nothing).rejects.toMatchObject(INVALID);
    expect(await usedIn('storageGb')).toBe(0);
  });

  it('names the unknown feature it refuses', async () => {
    const unknown = ask(owner.actor, `select public.consume_feature('timeTravel') as answer`);
    await expect(unknown).rejects.toMatchObject({ ...INVALID, message: 'Unknown feature "timeTravel"' });
    const none = ask(anonymous, 'select public.consume_feature(null) as answer');
    await expect(none).rejects.toMatchObject(INVALID);
  });

  it('counts nothing in a transaction that fails', async () => {
    const failed = open.db.tx(owner.actor, async (query) => {
      expect(await consumeWithin(query, 'documentUploads')).toMatchObject({ allowed: true, used: 1 });
      throw new Error('the file did not arrive');
    });
    await expect(failed).rejects.toThrow('the file did not arrive');
    expect(await usedIn('documentUploads')).toBe(0);
  });

  it('refuses the service, which is not a person', async () => {
    await expect(consume(open.db, service, 'monthlyAiRequests')).rejects.toMatchObject(DENIED);
  });
});

describe('[LIC-01] a new month and a new tier', () => {
  it('starts a new month at zero and counts this month’s requests', async () => {
    await give('pro');
    const lastMonth = new Date();
    await arrangeUse('monthlyAiRequests', 50, lastMonth);
    const answer = await consume(open.db, owner.actor, 'monthlyAiRequests');
    expect(answer).toMatchObject({ allowed: true, used: 1, remaining: 49 });
    await consume(open.db, owner.actor, 'monthlyAiRequests', 49);
    expect(await consume(open.db, owner.actor, 'monthlyAiRequests')).toMatchObject({ allowed: false });
    expect(await usedIn('monthlyAiRequests')).toBe(100);
  });

  it('keeps what was used when the tier changes within a month', async () => {
    await consume(open.db, owner.actor, 'monthlyAiRequests', 60);
    await give('pro');
    expect(await consume(open.db, owner.actor, 'monthlyAiRequests')).toMatchObject({
      allowed: false,
      limit: 50,
      used: 60,
      remaining: 0,
    });
    await give('premium');
    expect(await consume(open.db, owner.actor, 'monthlyAiRequests')).toMatchObject({
      allowed: true,
      used: 61,
      remaining: 139,
    });
  });
});

describe('[LIC-01] release_feature', () => {
  it('releasing lowers a total, never below zero, and lets it be used again', async () => {
    await give('pro');
    await arrangeUse('documentUploads', 10);
    expect(await consume(open.db, owner.actor, 'documentUploads')).toMatchObject({ allowed: false });
    expect(await release(open.db, owner.id, 'documentUploads', 1)).toBe(9);
    expect(await consume(open.db, owner.actor, 'documentUploads')).toMatchObject({ allowed: true, used: 10 });
    expect(await release(open.db, owner.id, 'documentUploads', 1000)).toBe(0);
    expect(await release(open.db, owner.id, 'storageGb', 0.5)).toBe(0);
    await expect(release(open.db, owner.id, 'storageGb', -1)).rejects.toMatchObject(INVALID);
    expect(await usedIn('documentUploads')).toBe(0);
  });

  it('releasing lowers this month, and leaves earlier months as they were', async () => {
    await give('free');
    await arrangeUse('monthlyAiRequests', 3, periodStart('month', new Date(firstOfMonth().getTime() - 1)));
    expect(await release(open.db, owner.id, 'monthlyAiRequests', 1)).toBe(0);
    expect(await usedIn('monthlyAiRequests')).toBe(3);
    await arrangeUse('monthlyAiRequests', 5);
    expect(await consume(open.db, owner.actor, 'monthlyAiRequests')).toMatchObject({ allowed: false });
    expect(await release(open.db, owner.id, 'monthlyAiRequests', 1)).toBe(4);
    expect(await consume(open.db, owner.actor, 'monthlyAiRequests')).toMatchObject({
      allowed: true,
      used: 5,
    });
  });

  it('refuses to release switches, and refuses everybody but the service', async () => {
    const switched = `select public.release_feature($1, 'careerCoach', 1) as answer`;
    await expect(ask(service, switched, [owner.id])).rejects.toMatchObject(INVALID);
    const documents = `select public.release_feature($1, 'documentUploads', 1) as answer`;
    for (const actor of [anonymous, owner.actor, admin.actor]) {
      await expect(ask(actor, documents, [owner.id])).rejects.toMatchObject(DENIED);
    }
  });
});

describe('[LIC-01] set_licence', () => {
  it('lets admins set a licence, and records who did it', async () => {
    for (const actor of [anonymous, owner.actor, service]) {
      await expect(give('enterprise', null, actor)).rejects.toMatchObject(DENIED);
      const everybody = ask(actor, `select public.set_default_tier('free') as answer`);
      await expect(everybody).rejects.toMatchObject(DENIED);
    }
    expect(await give('premium')).toMatchObject({
      user_id: owner.id,
      tier: 'premium',
      granted_by: admin.id,
      valid_until: null,
    });
    expect(await licenceNow(owner.actor)).toMatchObject({ tier: 'premium', source: 'licence' });
  });

  it('a new licence closes the one before and keeps it as history', async () => {
    await give('premium');
    await give('pro', '2099-01-01T00:00:00Z');
    await give(null);
    expect(await licenceNow(owner.actor)).toMatchObject({ source: 'installation' });
    const { rows } = await open.adminQuery(
      `select tier from public.licences where user_id = $1 and valid_until <= now() order by granted_at`,
      [owner.id],
    );
    expect(rows).toEqual([{ tier: 'premium' }, { tier: 'pro' }]);
  });

  it('leaves one open licence when admins act at the same moment', async () => {
    const other = await createAccount(open.adminQuery, { admin: true });
    await Promise.all(
      ['free', 'pro', 'premium', 'enterprise'].map((tier, index) =>
        give(tier, null, index % 2 === 0 ? admin.actor : other.actor),
      ),
    );
    const { rows } = await open.adminQuery(
      'select 1 from public.licences where user_id = $1 and valid_until is null',
      [owner.id],
    );
    expect(rows).toHaveLength(1);
  });

  it('set_licence refuses unknown tiers, unknown people and an end in the past', async () => {
    await expect(give('platinum')).rejects.toMatchObject(INVALID);
    await expect(give('pro', '2020-01-01T00:00:00Z')).rejects.toMatchObject(INVALID);
    const nobody = ask(admin.actor, `select public.set_licence(gen_random_uuid(), 'pro') as answer`);
    await expect(nobody).rejects.toMatchObject({ code: 'P0002' });
    for (const tier of ['platinum', null]) {
      const everybody = ask(admin.actor, 'select public.set_default_tier($1) as answer', [tier]);
      await expect(everybody).rejects.toMatchObject(INVALID);
    }
  });

  it('changes the tier of the installation for everybody without a licence', async () => {
    expect(await ask(admin.actor, `select public.set_default_tier('free') as answer`)).toBe('free');
    expect(await licenceNow(owner.actor)).toMatchObject({ tier: 'free', source: 'installation' });
    await give('pro');
    expect(await licenceNow(owner.actor)).toMatchObject({ tier: 'pro', source: 'licence' });
    const { rows } = await open.adminQuery('select changed_by from public.licence_default');
    expect(rows).toEqual([{ changed_by: admin.id }]);
  });
});
