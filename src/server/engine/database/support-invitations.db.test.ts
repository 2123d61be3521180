import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openInvitationSchema, supportInvitationSchema } from '#domain/support/support-answers.ts';
import { supportLimits } from '#domain/support/support-rules.ts';
import { createAccount } from '#server/testing/actors.ts';
import type { Account } from '#server/testing/actors.ts';
import type { OpenDatabase } from '#server/testing/open-database.ts';
import { openSupport } from './support.fixture.ts';
import type { SupportCalls } from './support.fixture.ts';

let open: OpenDatabase;
let calls: SupportCalls;
let owner: Account;
let supporter: Account;
let stranger: Account;
beforeAll(async () => {
  ({ open, calls, owner, supporter, stranger } = await openSupport());
});
afterAll(() => open.close());
beforeEach(() => calls.clear());

const sharing = (who: Account = owner) => calls.sharing(who);

describe('[AUD-01] an invitation', () => {
  test('has a token that is told once and kept as a hash, lasts seven days and is used once', async () => {
    const made = supportInvitationSchema.parse(
      await calls.call(owner.actor, 'invite_supporter', calls.invitation(['energy', 'focus'])),
    );
    expect(made.token).toMatch(/^[0-9a-f]{64}$/);
    const { rows } = await open.adminQuery<{ row: string; days: number }>(
      `select i::text as row, extract(day from i.expires_at - i.made_at)::int as days
       from public.support_invitations i`,
    );
    expect(rows[0]).toMatchObject({ days: 7 });
    expect(rows[0]?.row).not.toContain(made.token);
    expect((await sharing()).invitations).toMatchObject([
      { id: made.id, name: 'My coach', shown_as: 'Ada', fields: ['energy', 'focus'], days: 30 },
    ]);

    expect(
      openInvitationSchema.parse(await calls.call(supporter.actor, 'read_support_invitation', made.token)),
    ).toMatchObject({ shown_as: 'Ada', fields: ['energy', 'focus'], days: 30, own: false, for_me: true });
    await calls.call(supporter.actor, 'accept_support_invitation', made.token);
    for (const name of ['read_support_invitation', 'accept_support_invitation']) {
      expect(await calls.refusal(stranger.actor, name, made.token)).toBe('PT404');
    }
    expect((await sharing()).invitations).toEqual([]);
  });

  test('that is wrong, withdrawn, too old or used is refused in the same words', async () => {
    const withdrawn = supportInvitationSchema.parse(
      await calls.call(owner.actor, 'invite_supporter', calls.invitation(['energy'])),
    );
    expect(await calls.call(stranger.actor, 'withdraw_support_invitation', withdrawn.id)).toBe(false);
    expect(await calls.call(owner.actor, 'withdraw_support_invitation', withdrawn.id)).toBe(true);
    expect(await calls.call(owner.actor, 'withdraw_support_invitation', withdrawn.id)).toBe(false);
    const old = await calls.invite(owner, calls.invitation(['energy']));
    await open.adminQuery(
      `update public.support_invitations set expires_at = now() - interval '1 second' where token_hash is not null`,
    );
    for (const token of ['', 'wrong', withdrawn.token, old, null]) {
      for (const name of ['read_support_invitation', 'accept_support_invitation']) {
        expect(await calls.refusal(supporter.actor, name, token)).toBe('PT404');
      }
    }
  });

  test('is not for oneself, not for a guest, and with an address only for that account', async () => {
    const token = await calls.invite(owner, calls.invitation(['energy']));
    expect(await calls.call(owner.actor, 'read_support_invitation', token)).toMatchObject({
      own: true,
      for_me: false,
    });
    expect(await calls.refusal(owner.actor, 'accept_support_invitation', token)).toBe('PT409 own');
    const own = calls.invitation(['energy'], { email: ` ${owner.id.toUpperCase()}@example.org ` });
    expect(await calls.refusal(owner.actor, 'invite_supporter', own)).toBe('PT409 own');

    const guest = await createAccount(open.adminQuery);
    await open.adminQuery('update auth.users set is_anonymous = true, email = null where id = $1', [
      guest.id,
    ]);
    expect(await calls.refusal(guest.actor, 'accept_support_invitation', token)).toBe('PT409 needs_account');

    const addressed = await calls.invite(
      owner,
      calls.invitation(['energy'], { email: `${supporter.id}@Example.org` }),
    );
    for (const other of [stranger, guest]) {
      expect(await calls.call(other.actor, 'read_support_invitation', addressed)).toMatchObject({
        for_me: false,
      });
    }
    expect(await calls.refusal(stranger.actor, 'accept_support_invitation', addressed)).toBe(
      'PT409 other_address',
    );
    expect(await calls.refusal(supporter.actor, 'accept_support_invitation', addressed)).toBe('answered');
    expect(await calls.refusal(supporter.actor, 'accept_support_invitation', token)).toBe('PT409 already');
    // The address is not needed any more.
    const { rows } = await open.adminQuery('select from public.support_invitations where email is not null');
    expect(rows).toEqual([]);
  });

  test('accepted by two at once, is one person’s', async () => {
    const token = await calls.invite(owner, calls.invitation(['energy']));
    const both = await Promise.all(
      [supporter, stranger].map(({ actor }) => calls.refusal(actor, 'accept_support_invitation', token)),
    );
    expect(both.toSorted()).toEqual(['PT404', 'answered']);
    expect((await sharing()).shares).toHaveLength(1);
  });

  test.each([
    ['no days', { days: null }],
    ['no day', { days: 0 }],
    ['more than a year', { days: supportLimits.days.max + 1 }],
    ['half a day', { days: 0.5 }],
    ['no name', { name: ' ' }],
    ['a long name', { shown_as: 'x'.repeat(supportLimits.name + 1) }],
    ['no address', { email: 'nobody' }],
  ])('is refused with %s', async (_what, wrong) => {
    expect(await calls.refusal(owner.actor, 'invite_supporter', calls.invitation(['energy'], wrong))).toBe(
      '22023',
    );
  });

  test('has limits: how many in a day, how many wait or live, how many people one supports', async () => {
    const { rows } = await open.adminQuery<{ limits: unknown }>('select public.support_limits() as limits');
    const { supporters, people: most, invitationsPerDay, notes, projects } = supportLimits;
    expect(rows[0]?.limits).toEqual({ supporters, people: most, invitationsPerDay, notes, projects });

    for (let count = 0; count < invitationsPerDay; count += 1) {
      await calls.invite(owner, calls.invitation(['energy']));
    }
    expect((await sharing()).left).toEqual({ supporters: 0, invitations_today: 0 });
    const again = () => calls.refusal(owner.actor, 'invite_supporter', calls.invitation(['energy']));
    expect(await again()).toBe('PT429 too_many_invitations');
    await open.adminQuery(`update public.support_invitations set made_at = now() - interval '25 hours'`);
    expect(await again()).toBe('PT409 too_many_supporters');
    await open.adminQuery(`update public.support_invitations set expires_at = now()`);
    expect(await again()).toBe('answered');

    await open.adminQuery(
      `insert into auth.users (id, aud, role, email, created_at)
       select gen_random_uuid(), 'authenticated', 'authenticated', 'many-' || n || '@example.org', now()
       from generate_series(1, $1::int) n`,
      [most],
    );
    await open.adminQuery(
      `insert into public.support_shares (user_id, supporter_id, name, shown_as, fields, time_zone, ends_at)
       select id, $1, 'x', 'x', '{energy}', 'UTC', now() + interval '1 day' from auth.users
       where email like 'many-%'`,
      [stranger.id],
    );
    const token = await calls.invite(owner, calls.invitation(['energy']));
    expect(await calls.refusal(stranger.actor, 'accept_support_invitation', token)).toBe(
      'PT409 too_many_people',
    );
    await open.adminQuery(`delete from auth.users where email like 'many-%'`);
  });
});
