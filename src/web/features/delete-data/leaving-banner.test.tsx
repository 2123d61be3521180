import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LeavingBanner } from '#web/features/delete-data/leaving-banner.tsx';
import { findToast } from '#web/testing/find-toast.ts';
import { renderFeature } from '#web/testing/render-feature.tsx';
import { robin } from '#web/testing/signed-in.ts';
import { refusal } from '#web/testing/test-host.ts';

const asked = { asked_at: '2026-11-18T10:00:00Z', due_at: '2026-12-02T10:00:00Z' };

beforeEach(() => sessionStorage.clear());

const open = async (standing: object | null, callOff: () => unknown = () => true) => {
  const read = vi.fn<() => Response>(() => Response.json(standing));
  const rendered = await renderFeature(<LeavingBanner userId={robin.id} />, {
    host: { 'POST /rest/v1/rpc/read_deletion': read, 'POST /rest/v1/rpc/call_off_deletion': callOff },
  });
  await vi.waitFor(() => expect(read).toHaveBeenCalled());
  return rendered;
};

describe('[ARCHIVE-01] somebody who asked to leave', () => {
  it('reads the day on every page, and stays with one press', async () => {
    const { user } = await open({ ...asked, here: true });
    const banner = await screen.findByRole('region', { name: 'Your account' });
    expect(
      within(banner).getByText('Your account will be deleted on Wednesday, December 2, 2026.'),
    ).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(within(banner).getByRole('button', { name: 'Keep my account' }));
    await findToast('Your account stays');
    expect(screen.queryByRole('region', { name: 'Your account' })).toBeNull();
  });

  it('is asked after signing in again, once in a tab; deciding nothing changes nothing', async () => {
    const callOff = vi.fn<() => boolean>(() => true);
    const first = await open({ ...asked, here: false }, callOff);
    const choice = await screen.findByRole('dialog', { name: 'Do you want to keep your account?' });
    expect(within(choice).getByText(/Signing in doesn’t change that/)).toBeTruthy();
    await first.user.click(within(choice).getByRole('button', { name: 'Leave it as it is' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(callOff).not.toHaveBeenCalled();
    first.unmount();
    await open({ ...asked, here: false }, callOff);
    await screen.findByRole('region', { name: 'Your account' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('keeps the account from the choice as well', async () => {
    const callOff = vi.fn<() => boolean>(() => true);
    const { user } = await open({ ...asked, here: false }, callOff);
    const choice = await screen.findByRole('dialog', { name: 'Do you want to keep your account?' });
    await user.click(within(choice).getByRole('button', { name: 'Keep my account' }));
    await findToast('Your account stays');
    expect(callOff).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says so when calling it off did not work, and keeps the way open', async () => {
    const { user } = await open({ ...asked, here: true }, () => refusal(500, 'internal_error'));
    await user.click(await screen.findByRole('button', { name: 'Keep my account' }));
    await findToast('We couldn’t call it off');
    expect(screen.getByRole('button', { name: 'Keep my account' })).toBeTruthy();
  });

  it('everybody else sees nothing', async () => {
    await open(null);
    expect(screen.queryByRole('region', { name: 'Your account' })).toBeNull();
  });
});
