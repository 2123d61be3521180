import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Account } from '#domain/accounts/account.ts';
import { keepWaiting, waitingWishKey } from '#domain/accounts/account-wish.ts';
import { AccountDesk } from '#web/features/accounts/account-desk.tsx';
import { findToast } from '#web/testing/find-toast.ts';
import { renderFeature } from '#web/testing/render-feature.tsx';

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
  providers: ['google'],
  sign_ins: [],
  second_factors: [],
  is_last_admin: false,
};

/** A host that asks once who is there, and then does what it is told. */
const open = async (
  way: 'password' | 'pin' | 'sign-in',
  ban: (request: Request) => unknown,
  onSignIn = () => undefined,
) =>
  renderFeature(<AccountDesk adminId="ada" secondStep={() => null} onSignIn={onSignIn} />, {
    host: {
      'POST /rest/v1/rpc/list_accounts': () => ({ total: 1, page: 1, size: 25, accounts: [account] }),
      'POST /rest/v1/rpc/read_account': () => account,
      'POST /rest/v1/rpc/ban_account': ban,
      'POST /rest/v1/rpc/lift_ban': () => account,
      'POST /functions/v1/reauthenticate': async (request) => {
        const body = JSON.stringify(await request.json());
        const wrong = body.includes('not it');
        return { success: true, way, fresh: !wrong && !body.includes('ways'), wrong };
      },
    },
  });

const refuse = (status: number, message: string): Response =>
  Response.json({ code: `PT${status}`, message }, { status });
const askWho = () => refuse(428, 'Please confirm that it is you');

type User = Awaited<ReturnType<typeof open>>['user'];

const openBan = async (user: User) => {
  await user.click(await screen.findByRole('button', { name: /jo@example\.org/ }));
  await user.click(await screen.findByRole('button', { name: 'Ban' }));
  await user.type(screen.getByLabelText('Reason'), 'Sent spam');
};
const confirmBan = async (user: User) =>
  user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Ban' }));
const askForBan = async (user: User) => {
  await openBan(user);
  await confirmBan(user);
};

describe('[ADMIN-01] the account desk', () => {
  it('asks for the password, refuses a wrong one, and goes on by itself with the right one', async () => {
    const ban = vi.fn<() => unknown>().mockImplementationOnce(askWho).mockReturnValue(account);
    const { user } = await open('password', ban);
    await askForBan(user);
    const password = await screen.findByLabelText('Your password');
    await user.type(password, 'not it');
    await user.click(screen.getByRole('button', { name: 'Confirm and go on' }));
    expect(await screen.findByText('That isn’t your password.')).toBeTruthy();
    expect(ban).toHaveBeenCalledTimes(1);
    await user.clear(password);
    await user.type(password, 'the right one');
    await user.click(screen.getByRole('button', { name: 'Confirm and go on' }));
    await findToast('Updated');
    expect(ban).toHaveBeenCalledTimes(2);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('keeps the reason and says why, where the database does not do it', async () => {
    const said = 'This is the last admin. Make somebody else an admin first';
    const { user } = await open('pin', () => refuse(409, said));
    await askForBan(user);
    expect(await screen.findByText(said)).toBeTruthy();
    expect(screen.getByLabelText<HTMLTextAreaElement>('Reason').value).toBe('Sent spam');
  });

  it('bans until a day only once there is one', async () => {
    const ban = vi.fn<(body: unknown) => unknown>().mockReturnValue(account);
    const { user } = await open('pin', async (request) => ban(await request.json()));
    await openBan(user);
    await user.click(screen.getByRole('radio', { name: 'Until a date' }));
    await confirmBan(user);
    expect(await screen.findByText('Choose the last day of the ban.')).toBeTruthy();
    expect(ban).not.toHaveBeenCalled();
    fireEvent.change(screen.getByLabelText('Last day'), { target: { value: '2099-01-31' } });
    await confirmBan(user);
    await findToast('Updated');
    const p_until = new Date('2099-01-31T23:59:59').toISOString();
    expect(ban).toHaveBeenCalledWith(expect.objectContaining({ p_until }));
  });

  it('shows how long the ban was to last, where it was not done', async () => {
    const { user } = await open('pin', () => refuse(409, 'Not now'));
    await openBan(user);
    await user.click(screen.getByRole('radio', { name: 'One week' }));
    await confirmBan(user);
    expect(await screen.findByText('Not now')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'One week' }).checked).toBe(true);
  });

  it('says after the question who is there for how long the ban was meant', async () => {
    const ban = vi.fn<() => unknown>().mockImplementationOnce(askWho).mockReturnValue(refuse(409, 'Not now'));
    const { user } = await open('pin', ban);
    await openBan(user);
    await user.click(screen.getByRole('radio', { name: 'One week' }));
    await confirmBan(user);
    await user.type(await screen.findByLabelText('Your PIN'), '182736');
    await user.click(screen.getByRole('button', { name: 'Confirm and go on' }));
    expect(await screen.findByText('Not now')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Until a date' }).checked).toBe(true);
    expect(screen.getByLabelText<HTMLInputElement>('Last day').value).not.toBe('');
  });

  it('puts the wish aside for whoever has to sign in again, and does it once when they are back', async () => {
    const leave = vi.fn<() => undefined>();
    const { user, unmount } = await open('sign-in', askWho, leave);
    await askForBan(user);
    await user.click(await screen.findByRole('button', { name: 'Sign in again' }));
    expect(leave).toHaveBeenCalledTimes(1);
    expect(sessionStorage.getItem(waitingWishKey)).toContain('Sent spam');
    unmount();
    const ban = vi.fn<() => unknown>().mockReturnValue(account);
    await open('sign-in', ban);
    await findToast('Updated');
    expect(ban).toHaveBeenCalledTimes(1);
    expect(sessionStorage.getItem(waitingWishKey)).toBeNull();
  });

  it('does nothing that waited for another admin', async () => {
    const wish = { act: 'ban', accountId: account.id, reason: 'Sent spam', tier: null, until: null } as const;
    sessionStorage.setItem(waitingWishKey, keepWaiting('bob', Date.now(), wish));
    const ban = vi.fn<() => unknown>();
    await open('sign-in', ban);
    await screen.findByRole('button', { name: /jo@example\.org/ });
    expect(ban).not.toHaveBeenCalled();
    expect(sessionStorage.getItem(waitingWishKey)).toBeNull();
  });
});
