import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { ThreatRow } from '#domain/security/threats/threat-row.ts';
import { Page } from '#web/pages/threat-detection.tsx';
import { findToast } from '#web/testing/find-toast.ts';
import { renderFeature } from '#web/testing/render-feature.tsx';
import { minute, monday } from '#web/testing/test-clock.ts';
import { refusal } from '#web/testing/test-host.ts';

const read = 'POST /rest/v1/rpc/read_threats';
const decide = 'POST /rest/v1/rpc/decide_threat';

const hoursAgo = (hours: number): string => new Date(monday.getTime() - hours * 60 * minute).toISOString();
const session = {
  id: 's',
  device_name: 'Firefox on Linux',
  started_at: hoursAgo(2),
  last_seen_at: hoursAgo(2),
  is_active: true,
  is_current: false,
};
const device: ThreatRow = {
  id: '00000000-0000-4000-8000-00000000000a',
  user_id: 'u',
  email: null,
  is_own: true,
  rule: 'new_device',
  severity: 'low',
  found_at: hoursAgo(50),
  device_id: 'a'.repeat(32),
  facts: { device: 'Firefox on Linux', country: 'Germany' },
  status: 'open',
  status_reason: null,
  decided_at: null,
  session,
};
const reuse: ThreatRow = {
  ...device,
  id: '00000000-0000-4000-8000-00000000000b',
  rule: 'refresh_reuse',
  severity: 'critical',
  found_at: hoursAgo(99),
  facts: {},
  session: { ...session, is_active: false },
};
const trusted: ThreatRow = {
  ...device,
  id: '00000000-0000-4000-8000-00000000000c',
  status: 'false_positive',
  status_reason: 'My tablet',
  decided_at: hoursAgo(1),
};
const strangers: ThreatRow = {
  ...device,
  id: '00000000-0000-4000-8000-00000000000d',
  is_own: false,
  email: 'sam@example.org',
};

const bodies = (asked: readonly { readonly path: string; readonly body: string }[]): readonly unknown[] =>
  asked.filter(({ path }) => path === decide).map(({ body }): unknown => JSON.parse(body));

const askedSchema = z.object({ p_days: z.number(), p_everybody: z.boolean() });

const titles = () => screen.getAllByRole('heading', { level: 4 }).map((one) => one.textContent);

const show = async (rows: readonly ThreatRow[], answer: unknown = null) =>
  renderFeature(<Page />, {
    host: {
      // As the database does: of others only what is asked for.
      [read]: async (request) => {
        const { p_everybody: everybody } = askedSchema.parse(await request.json());
        return rows.filter((row) => everybody || row.is_own);
      },
      [decide]: () => answer ?? { id: device.id, status: 'trusted', ended: 0 },
    },
  });

describe('[FN-02] [ADMIN-01] /threat-detection', () => {
  it('says in plain words what happened, how much it matters, and which sign-in is behind it', async () => {
    await show([device]);
    expect(await screen.findByRole('heading', { name: 'A new device' })).toBeTruthy();
    expect(
      screen.getByText('Firefox on Linux signed in to your account for the first time, from Germany.'),
    ).toBeTruthy();
    expect(screen.getByText('Good to know')).toBeTruthy();
    expect(screen.getByText('Firefox on Linux, still signed in, last active 2 hours ago.')).toBeTruthy();
    expect(screen.getByText('1 event in the last 30 days, nothing urgent.')).toBeTruthy();
  });

  it('groups by day, and by kind with what weighs most first', async () => {
    const { user } = await show([device, reuse]);
    await screen.findByRole('heading', { name: 'To look at: 2' });
    expect(titles()).toEqual(['A new device', 'A copied sign-in key']);
    await user.click(screen.getByRole('radio', { name: 'By kind' }));
    expect(titles()).toEqual(['A copied sign-in key', 'A new device']);
    expect(screen.getByRole('region', { name: 'A copied sign-in key' })).toBeTruthy();
  });

  it('shows the picture of thirty days as a table too', async () => {
    const { user } = await show([device, reuse]);
    const days = await screen.findByRole('region', { name: 'The last 30 days' });
    expect(within(days).getByText('2 events in the last 30 days, 1 urgent.')).toBeTruthy();
    await user.click(within(days).getByText('Show as a table'));
    expect(within(days).getAllByRole('row')).toHaveLength(31);
    expect(within(days).getByRole('row', { name: 'Today 0 0' })).toBeTruthy();
  });

  it('trusts, and signs out what is still signed in', async () => {
    const { user, host } = await show([device, reuse]);
    await user.click(await screen.findByRole('button', { name: /^Sign it out \(A new device/ }));
    expect(await findToast('Signed out')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Sign it out \(A copied/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: /^This was me \(A new device/ }));
    expect(await findToast('Trusted')).toBeTruthy();
    expect(bodies(host.asked)).toEqual([
      { p_id: device.id, p_decision: 'sign_out' },
      { p_id: device.id, p_decision: 'trust' },
    ]);
  });

  it('never offers to sign out the device in use', async () => {
    await show([{ ...device, session: { ...session, is_current: true } }]);
    expect(await screen.findByText('Firefox on Linux, the device you’re using now.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Sign it out/ })).toBeNull();
  });

  it('marks harmless with a reason, and not without', async () => {
    const { user, host } = await show([device]);
    await user.click(await screen.findByRole('button', { name: /^It’s harmless/ }));
    const dialog = screen.getByRole('dialog', { name: 'Why is it harmless?' });
    const send = within(dialog).getByRole('button', { name: 'Mark as harmless' });
    await user.click(send);
    expect(within(dialog).getByText('Please say why.')).toBeTruthy();
    expect(bodies(host.asked)).toEqual([]);
    await user.type(within(dialog).getByLabelText('Reason'), '  My new phone ');
    await user.click(send);
    expect(await findToast('Marked as harmless')).toBeTruthy();
    expect(bodies(host.asked)).toEqual([
      { p_id: device.id, p_decision: 'false_positive', p_reason: 'My new phone' },
    ]);
  });

  it('folds away what was decided, with the reason', async () => {
    const { user } = await show([trusted]);
    expect(await screen.findByRole('heading', { name: 'Nothing waits for you' })).toBeTruthy();
    await user.click(screen.getByText('Decided'));
    expect(screen.getByText('Marked as harmless')).toBeTruthy();
    expect(screen.getByText(': My tablet')).toBeTruthy();
  });

  it('shows one’s own first, and everybody’s by account', async () => {
    const { user } = await show([device, strangers]);
    await screen.findByRole('heading', { name: 'To look at: 1' });
    expect(screen.queryByText('Account: sam@example.org')).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'Everybody' }));
    expect(await screen.findByText('Account: sam@example.org')).toBeTruthy();
    expect(screen.getByText(/signed in to this account for the first time/)).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Trust it/ })).toBeTruthy();
  });

  it('says calmly when a decision does not go through, or the list does not come', async () => {
    const { user, unmount } = await show([device], refusal(400, 'no'));
    await user.click(await screen.findByRole('button', { name: /^This was me/ }));
    expect(await findToast('That didn’t work')).toBeTruthy();
    unmount();
    await renderFeature(<Page />, { host: { [read]: () => refusal(400, 'no') } });
    expect(await screen.findByRole('button', { name: 'Try Again' })).toBeTruthy();
  });
});
