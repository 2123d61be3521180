import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import type { ClientSession } from '#domain/sessions/session-answer.ts';
import { Page } from '#web/pages/sessions.tsx';
import { findToast } from '#web/testing/find-toast.ts';
import { renderFeature } from '#web/testing/render-feature.tsx';
import { monday } from '#web/testing/test-clock.ts';
import { refusal } from '#web/testing/test-host.ts';

const session = (change: Partial<ClientSession>): ClientSession => ({
  sessionToken: 'here',
  deviceId: 'device-here',
  deviceName: 'Firefox on Linux',
  deviceType: 'web',
  ipAddress: null,
  createdAt: monday.toISOString(),
  lastActiveAt: monday.toISOString(),
  isActive: true,
  signedIn: true,
  isCurrent: false,
  trustLevel: 'untrusted',
  ...change,
});
const here = session({ isCurrent: true });
const phone = session({
  sessionToken: 'phone',
  deviceId: 'device-phone',
  deviceName: 'Safari on iPhone',
  deviceType: 'mobile',
  lastActiveAt: new Date(monday.getTime() - 2 * 3_600_000).toISOString(),
});

const wishSchema = z.looseObject({ action: z.string(), sessionToken: z.optional(z.string()) });

/** A host that keeps the sessions, and answers a wish as `refuse` says. */
const renderSessions = async (sessions: readonly ClientSession[], refuse: string | null = null) => {
  let held = sessions;
  const wishes: unknown[] = [];
  const answer = async (request: Request): Promise<unknown> => {
    const wish = wishSchema.parse(await request.json());
    if (wish.action !== 'list') wishes.push(wish);
    if (wish.action === refuse) return refusal(403);
    if (wish.action === 'force_logout') {
      held = held.filter(
        (one) => one.isCurrent || (wish.sessionToken ?? one.sessionToken) !== one.sessionToken,
      );
    }
    return { success: true, sessions: held, sessionsAffected: 1 };
  };
  const rendered = await renderFeature(<Page />, {
    path: '/sessions',
    host: { 'POST /functions/v1/session-management': answer },
  });
  return { ...rendered, wishes };
};

describe('the list of devices', () => {
  it('says which one this is, and when another was last used', async () => {
    await renderSessions([here, phone]);
    const [first, second] = await screen.findAllByRole('listitem');
    expect(within(first!).getByText('This device')).toBeTruthy();
    expect(within(first!).getByText(/^Active now/)).toBeTruthy();
    expect(within(second!).getByText(/^Last active 2 hours ago/)).toBeTruthy();
    expect(within(second!).getByText('Phone or tablet')).toBeTruthy();
  });

  it('calls it quiet where nobody else is signed in', async () => {
    await renderSessions([here]);
    await screen.findByText('You’re only signed in on this device.');
    expect(screen.queryByRole('button', { name: 'Sign out everywhere else' })).toBeNull();
  });

  it('signs another device out, says so, and goes on at the heading', async () => {
    const { user, wishes } = await renderSessions([here, phone]);
    await user.click(await screen.findByRole('button', { name: 'Sign out Safari on iPhone' }));
    await findToast('Safari on iPhone has been signed out.');
    expect(wishes).toEqual([{ action: 'force_logout', sessionToken: 'phone' }]);
    await screen.findByText('You’re only signed in on this device.');
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Signed in' }));
  });

  it('[SESS-02] says that nothing was changed when a device could not be signed out', async () => {
    const { user } = await renderSessions([here, phone], 'force_logout');
    await user.click(await screen.findByRole('button', { name: 'Sign out Safari on iPhone' }));
    await findToast('Failed to logout sessions');
    expect(screen.getByRole('heading', { name: 'Safari on iPhone' })).toBeTruthy();
  });

  it('asks before it signs out everywhere else, and does nothing on “Not now”', async () => {
    const { user, wishes } = await renderSessions([here, phone]);
    await user.click(await screen.findByRole('button', { name: 'Sign out everywhere else' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Sign out everywhere else?' }));
    expect(dialog.getByText(/^One other device loses access right away\./)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Not now' }));
    expect(wishes).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Sign out everywhere else' }));
    await user.click(screen.getByRole('button', { name: 'Yes, sign out' }));
    await findToast('Only this device is signed in now.');
    expect(wishes).toEqual([{ action: 'force_logout', exceptCurrent: true }]);
  });

  it('trusts a device at once, and takes it back when the host refuses', async () => {
    const { user } = await renderSessions([here, phone], 'trust_device');
    const trust = await screen.findByRole('switch', { name: 'I trust this device (Safari on iPhone)' });
    await user.click(trust);
    await findToast('Failed to trust device');
    await vi.waitFor(() => expect(trust.getAttribute('aria-checked')).toBe('false'));
  });

  it('cannot trust a session that has not said which device it is', async () => {
    await renderSessions([here, session({ ...phone, deviceId: null })]);
    await screen.findByText('We don’t know which device this is.');
    expect(screen.queryByRole('switch', { name: /Safari/ })).toBeNull();
  });

  it('folds the ended ones away', async () => {
    const { user } = await renderSessions([here, session({ ...phone, signedIn: false, isActive: false })]);
    await user.click(await screen.findByText('Ended', { selector: 'summary' }));
    expect(screen.getByRole('heading', { name: 'Safari on iPhone' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Sign out Safari on iPhone' })).toBeNull();
  });

  it('offers to try again when the list could not be read', async () => {
    const { user } = await renderSessions([here], 'list');
    await screen.findByText('Failed to load sessions');
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('Failed to load sessions')).toBeTruthy();
  });
});
