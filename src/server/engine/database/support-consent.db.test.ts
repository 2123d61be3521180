import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { lookSchema, looksSchema, peopleSchema } from '#domain/support/support-answers.ts';
import { shareFields } from '#domain/support/support-rules.ts';
import { anonymous, service } from '#server/testing/actors.ts';
import type { Account } from '#server/testing/actors.ts';
import type { OpenDatabase } from '#server/testing/open-database.ts';
import { openSupport, words, zone } from './support.fixture.ts';
import type { SupportCalls } from './support.fixture.ts';

const DENIED = '42501';

let open: OpenDatabase;
let calls: SupportCalls;
let owner: Account;
let supporter: Account;
let stranger: Account;
let admin: Account;
beforeAll(async () => {
  ({ open, calls, owner, supporter, stranger, admin } = await openSupport());
});
afterAll(() => open.close());
beforeEach(() => calls.clear());

const sharing = (who: Account = owner) => calls.sharing(who);
const people = async (who: Account = supporter) =>
  peopleSchema.parse(await calls.call(who.actor, 'my_people'));
const looks = async (...args: readonly unknown[]) =>
  looksSchema.parse(await calls.call(owner.actor, 'share_looks', ...args));
const look = (who: Account, share: string) => calls.refusal(who.actor, 'look_at_person', share);
const age = (share: string) =>
  open.adminQuery(`update public.support_shares set ends_at = now() - interval '1 second' where id = $1`, [
    share,
  ]);
const audited = async (share: string) => {
  const { rows } = await open.adminQuery<{ action: string; who: string; about: string; data: unknown }>(
    `select e.action, d.person_id as who, a.person_id as about, a.event_data as data
     from public.audit_events e
     join public.audit_personal d on d.seq = e.seq and d.half = 'actor'
     join public.audit_personal a on a.seq = e.seq and a.half = 'about'
     where a.event_data ->> 'share' = $1 order by e.seq`,
    [share],
  );
  return rows;
};

describe('[AUD-01] consent', () => {
  test('opens the view to the supporter, and to nobody else', async () => {
    const share = await calls.share(owner, supporter);
    expect(await look(supporter, share)).toBe('answered');
    for (const other of [owner, stranger, admin]) expect(await look(other, share)).toBe(DENIED);
    for (const actor of [anonymous, service]) {
      expect(await calls.refusal(actor, 'look_at_person', share)).toBe(DENIED);
    }
    expect((await people()).people).toMatchObject([{ share_id: share, shown_as: 'Ada' }]);
    for (const other of [owner, stranger, admin]) {
      expect(await people(other)).toEqual({ people: [], ended: [] });
    }
    // What the owner calls the supporter is the owner's.
    expect(JSON.stringify(await calls.call(supporter.actor, 'my_people'))).not.toContain('My coach');
    expect(JSON.stringify(await calls.call(supporter.actor, 'look_at_person', share))).not.toContain(
      'My coach',
    );
  });

  test('opens none of the person’s tables', async () => {
    const share = await calls.share(owner, supporter, calls.invitation(['energy', 'titles']));
    await look(supporter, share);
    for (const table of [
      'tasks',
      'projects',
      'energy_checks',
      'focus_sessions',
      'ai_episodic_memory',
      'support_shares',
      'support_looks',
      'support_answers',
      'support_invitations',
    ]) {
      const { rows } = await open.db.tx(supporter.actor, (query) => query(`select * from public.${table}`));
      expect(rows, table).toEqual([]);
    }
  });

  test.each([
    ['owner', () => owner],
    ['supporter', () => supporter],
  ] as const)('is ended by the %s at once, and the next request is refused', async (by, who) => {
    const share = await calls.share(owner, supporter);
    expect(await look(supporter, share)).toBe('answered');
    expect(await calls.call(stranger.actor, 'end_share', share)).toBe(false);
    expect(await calls.call(admin.actor, 'end_share', share)).toBe(false);
    expect(await calls.call(who().actor, 'end_share', share)).toBe(true);
    expect(await look(supporter, share)).toBe(DENIED);
    expect(await calls.refusal(supporter.actor, 'ask_check_in', share, 'How was it?')).toBe(DENIED);
    expect(await calls.refusal(owner.actor, 'change_share', share, { days: 300 })).toBe('PT404');
    expect(await calls.call(who().actor, 'end_share', share)).toBe(false);
    expect((await sharing()).shares).toMatchObject([{ id: share, live: false, ended_by: by }]);
    expect(await people()).toMatchObject({ people: [], ended: [{ share_id: share, ended_by: by }] });
    // Ended for good: a new invitation begins another one.
    const next = await calls.share(owner, supporter);
    expect(next).not.toBe(share);
    expect(await look(supporter, share)).toBe(DENIED);
  });

  test('runs out by itself, without anybody tidying up', async () => {
    const share = await calls.share(owner, supporter);
    await age(share);
    expect(await look(supporter, share)).toBe(DENIED);
    expect((await sharing()).shares).toMatchObject([{ live: false, ended_by: 'time' }]);
    expect(await people()).toMatchObject({ people: [], ended: [{ ended_by: 'time' }] });
    expect(await calls.refusal(owner.actor, 'change_share', share, { days: 300 })).toBe('PT404');
    // And does not stand in the way of the next.
    expect(await look(supporter, await calls.share(owner, supporter))).toBe('answered');
  });

  test('can be narrowed, and made longer or shorter, by the owner alone', async () => {
    const share = await calls.share(owner, supporter, calls.invitation(shareFields.slice(0, 3)));
    for (const other of [supporter, stranger, admin]) {
      expect(await calls.refusal(other.actor, 'change_share', share, { fields: ['titles'] })).toBe('PT404');
    }
    const changed = await calls.call(owner.actor, 'change_share', share, { fields: ['focus'], days: 1 });
    expect(changed).toMatchObject({ fields: ['focus'], live: true, time_zone: zone, name: 'My coach' });
    const { view, ends_at } = lookSchema.parse(await calls.call(supporter.actor, 'look_at_person', share));
    expect(view.fields).toEqual(['focus']);
    expect(view.energy).toBeUndefined();
    expect(Date.parse(ends_at)).toBeLessThan(Date.now() + 25 * 60 * 60 * 1000);
    expect(await calls.refusal(owner.actor, 'change_share', share, { fields: ['memory'] })).toBe('22023');
    expect(await calls.refusal(owner.actor, 'change_share', share, { days: 366 })).toBe('22023');
  });

  test('given, changed and ended is in the audit, without a word that anybody wrote', async () => {
    const share = await calls.share(owner, supporter, calls.invitation(['energy', 'focus']));
    await calls.call(owner.actor, 'change_share', share, { fields: ['energy'] });
    await calls.call(supporter.actor, 'end_share', share);
    const expected = { who: supporter.id, about: owner.id };
    expect(await audited(share)).toEqual([
      { action: 'begin_sharing', ...expected, data: { share, fields: 'energy+focus', days: 30 } },
      { action: 'change_sharing', who: owner.id, about: supporter.id, data: { share, fields: 'energy' } },
      { action: 'end_sharing', ...expected, data: { share, fields: 'energy', by: 'supporter' } },
    ]);
    const over = await calls.share(owner, supporter);
    await age(over);
    await calls.call(service, 'purge_support');
    expect((await audited(over)).at(-1)).toMatchObject({
      action: 'end_sharing',
      about: owner.id,
      data: { by: 'time' },
    });
    const { rows } = await open.adminQuery<{ all: string }>(
      'select jsonb_agg(a.event_data)::text as all from public.audit_personal a',
    );
    for (const word of ['My coach', 'Ada', ...Object.values(words)]) {
      expect(rows[0]?.all).not.toContain(word);
    }
  });
});

describe('[AUD-01] a look', () => {
  test('is written down with its fields, and shown to the owner alone', async () => {
    const share = await calls.share(owner, supporter, calls.invitation(['energy', 'titles']));
    await calls.call(supporter.actor, 'look_at_person', share);
    await calls.call(supporter.actor, 'look_at_person', share);
    await calls.call(supporter.actor, 'look_at_person', share, 'pdf');
    await calls.call(owner.actor, 'change_share', share, { fields: ['energy'] });
    await calls.call(supporter.actor, 'look_at_person', share);
    const all = await looks();
    expect(all.map(({ way, times, fields }) => [way, times, fields])).toEqual([
      ['page', 1, ['energy']],
      ['pdf', 1, ['energy', 'titles']],
      ['page', 2, ['energy', 'titles']],
    ]);
    expect(all[0]).toMatchObject({ share_id: share, name: 'My coach' });
    expect((await sharing()).shares).toMatchObject([{ looks: 4 }]);
    expect(await looks(share, 1)).toEqual([all[0]]);
    expect(await looks(share, 50, all[0]?.last_at)).toEqual(all.slice(1));
    for (const other of [supporter, stranger, admin]) {
      expect(await calls.call(other.actor, 'share_looks')).toEqual([]);
      expect(await calls.call(other.actor, 'share_looks', share)).toEqual([]);
    }
  });

  test('after ten minutes is another line', async () => {
    const share = await calls.share(owner, supporter);
    await calls.call(supporter.actor, 'look_at_person', share);
    await open.adminQuery(
      `update public.support_looks set at = at - interval '11 minutes', last_at = last_at - interval '1 minute'`,
    );
    await calls.call(supporter.actor, 'look_at_person', share);
    expect((await looks()).map(({ times }) => times)).toEqual([1, 1]);
  });

  test('that is refused shows nothing and is no look; a preview is none either', async () => {
    const share = await calls.share(owner, supporter);
    await calls.call(owner.actor, 'preview_share', { fields: ['energy'], time_zone: 'UTC' });
    await look(stranger, share);
    expect(await calls.refusal(supporter.actor, 'look_at_person', share, 'print')).toBe('22023');
    await calls.call(owner.actor, 'end_share', share);
    await look(supporter, share);
    expect(await looks()).toEqual([]);
  });

  test('under way is waited for by whoever ends it; one that comes meanwhile waits, and is refused', async () => {
    const share = await calls.share(owner, supporter);
    const order: string[] = [];
    const looked = heldOpen(supporter, 'look_at_person', share);
    await looked.begun;
    const ending = calls.call(owner.actor, 'end_share', share).then(() => order.push('ended'));
    await waitForLock();
    order.push('looked');
    looked.finish();
    await Promise.all([looked.done, ending]);
    expect(order).toEqual(['looked', 'ended']);

    const next = await calls.share(owner, supporter);
    const ended = heldOpen(owner, 'end_share', next);
    await ended.begun;
    const reading = look(supporter, next);
    await waitForLock();
    ended.finish();
    await ended.done;
    expect(await reading).toBe(DENIED);
    expect((await looks()).filter(({ share_id }) => share_id === next)).toEqual([]);
  });
});

/** A call whose transaction stays open until it is told to finish. */
const heldOpen = (who: Account, name: string, share: string) => {
  const begun = Promise.withResolvers<void>();
  const rest = Promise.withResolvers<void>();
  const done = open.db.tx(who.actor, async (query) => {
    await query(`select public.${name}($1)`, [share]);
    begun.resolve();
    await rest.promise;
  });
  return { begun: begun.promise, finish: rest.resolve, done };
};

/** Until somebody stands and waits for somebody else's row. */
const waitForLock = async (): Promise<void> => {
  await expect.poll(countWaiting, { timeout: 10_000 }).toBeGreaterThan(0);
};

const countWaiting = async (): Promise<number> => {
  const { rows } = await open.adminQuery(
    `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
  );
  return rows.length;
};
