import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Account } from '#domain/accounts/account.ts';
import { Page } from '#web/pages/admin/users.tsx';
import { findToast } from '#web/testing/find-toast.ts';
import { renderFeature } from '#web/testing/render-feature.tsx';
import { robin } from '#web/testing/signed-in.ts';

const account: Account = {
  id: '0b1f0c2e-7a51-4c7e-9d1a-2f3b4c5d6e7f',
  email: 'jo@example.org',
  is_you: false,
  is_guest: false,
  is_admin: false,
  tier: 'pro',
  tier_is_own: true,
  tier_until: null,
  sessions: 2,
  factors: 0,
  created_at: '2026-11-01T10:00:00Z',
  last_sign_in_at: '2026-11-17T10:00:00Z',
  invited_at: null,
  is_banned: false,
  banned_until: null,
  providers: [],
  sign_ins: [],
  second_factors: [],
  is_last_admin: false,
};

const factor = (id: string, name: string, type = 'totp') => ({
  id,
  friendly_name: name,
  factor_type: type,
  status: 'verified',
  created_at: '2026-11-01T10:00:00Z',
  updated_at: '2026-11-01T10:00:00Z',
});
const factors = [factor('a', 'Old app'), factor('b', 'New app'), factor('c', 'My number', 'phone')];
const person = { ...robin, aud: 'authenticated', factors };
const part = (value: object): string => btoa(JSON.stringify(value)).replaceAll('=', '');
const claims = { aal: 'aal2', sub: robin.id, exp: 4_102_444_800 };
const raised = {
  access_token: `${part({ alg: 'ES256' })}.${part(claims)}.${part({})}`,
  refresh_token: 'r',
  token_type: 'bearer',
  expires_in: 3600,
  user: person,
};
const challenge = (type: string) => () => ({ id: 'sent', type, expires_at: 4_102_444_800 });

const askForBan = async () => {
  const ban = vi
    .fn<() => unknown>()
    .mockImplementationOnce(() => Response.json({ code: 'PT428', message: 'Who?' }, { status: 428 }))
    .mockReturnValue(account);
  const rendered = await renderFeature(<Page />, {
    host: {
      'GET /auth/v1/user': () => person,
      'POST /rest/v1/rpc/list_accounts': () => ({ total: 1, page: 1, size: 25, accounts: [account] }),
      'POST /rest/v1/rpc/read_account': () => account,
      'POST /rest/v1/rpc/ban_account': ban,
      'POST /functions/v1/reauthenticate': () => ({ success: true, way: 'code', fresh: false, wrong: false }),
      'POST /auth/v1/factors/b/challenge': challenge('totp'),
      'POST /auth/v1/factors/b/verify': () => raised,
      'POST /auth/v1/factors/c/challenge': challenge('phone'),
      'POST /auth/v1/factors/c/verify': () => raised,
      'POST /auth/v1/factors/recovery-codes/verify': () => ({ ...raised, recovery_codes_left: 4 }),
    },
  });
  const { user } = rendered;
  await user.click(await screen.findByRole('button', { name: /jo@example\.org/ }));
  await user.click(await screen.findByRole('button', { name: 'Ban' }));
  await user.type(screen.getByLabelText('Reason'), 'Sent spam');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Ban' }));
  await screen.findByRole('radio', { name: 'New app' });
  return { ...rendered, ban };
};

describe('[ADMIN-01] an admin with a second factor confirms who is there', () => {
  it('with the app they choose', async () => {
    const { user, ban } = await askForBan();
    await user.click(screen.getByRole('radio', { name: 'New app' }));
    await user.type(screen.getByLabelText('Six-digit code'), '123456');
    await findToast('Updated');
    expect(ban).toHaveBeenCalledTimes(2);
  });

  it('with a text to their phone', async () => {
    const { user, ban, host } = await askForBan();
    await user.click(screen.getByRole('radio', { name: 'My number' }));
    await user.click(screen.getByRole('button', { name: 'Text me a code' }));
    await user.type(await screen.findByLabelText('Six-digit code'), '123456');
    await findToast('Updated');
    expect(ban).toHaveBeenCalledTimes(2);
    expect(host.asked.find(({ path }) => path.endsWith('/c/verify'))?.body).toContain('"sent"');
  });

  it('with a recovery code', async () => {
    const { user, ban } = await askForBan();
    await user.click(screen.getByRole('button', { name: 'Use a recovery code' }));
    await user.type(await screen.findByLabelText('Recovery code'), 'abcde-23456');
    await user.click(screen.getByRole('button', { name: 'Use this code' }));
    await findToast('Updated');
    expect(ban).toHaveBeenCalledTimes(2);
  });
});
