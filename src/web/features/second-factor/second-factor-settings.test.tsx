import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { AskWho } from '#web/features/second-factor/proof-first.tsx';
import { SecondFactorSettings } from '#web/features/second-factor/second-factor-settings.tsx';
import { findToast } from '#web/testing/find-toast.ts';
import { renderFeature } from '#web/testing/render-feature.tsx';
import { robin } from '#web/testing/signed-in.ts';
import type { HostAnswers } from '#web/testing/test-host.ts';

const factor = (id: string, name: string) => ({
  id,
  friendly_name: name,
  factor_type: 'totp',
  status: 'verified',
  created_at: '2026-11-01T10:00:00Z',
  updated_at: '2026-11-01T10:00:00Z',
});
const part = (value: object): string => btoa(JSON.stringify(value)).replaceAll('=', '');
const refusal = (status: number, code: string) =>
  Response.json(
    { code: status, error_code: code, msg: code },
    { status, headers: { 'x-sb-error-code': code } },
  );

/** A host that asks for a proof until a recovery code was used. */
const startHost = (factors: readonly object[]) => {
  const user = { ...robin, aud: 'authenticated', factors };
  const raised = {
    access_token: `${part({ alg: 'ES256' })}.${part({ aal: 'aal2', sub: robin.id, exp: 4_102_444_800 })}.${part({})}`,
    refresh_token: 'r',
    token_type: 'bearer',
    expires_in: 3600,
    user,
  };
  const state = { isShown: false };
  const proven = (answer: () => unknown) => () =>
    state.isShown ? answer() : refusal(403, 'reauthentication_needed');
  const host: HostAnswers = {
    'GET /auth/v1/user': () => user,
    'POST /auth/v1/token': () => raised,
    'POST /rest/v1/rpc/second_factor_wanted': () => false,
    'GET /auth/v1/factors/recovery-codes': () => ({ left: 8, made_at: '2026-11-01T10:00:00Z' }),
    'POST /auth/v1/factors/recovery-codes': proven(() => ({ codes: ['abcde-23456'] })),
    'POST /auth/v1/factors/recovery-codes/verify': () => {
      state.isShown = true;
      return { ...raised, recovery_codes_left: 7 };
    },
    'DELETE /auth/v1/factors/a': proven(() => ({ id: 'a' })),
    'POST /auth/v1/factors': proven(() => ({
      id: 'n',
      type: 'totp',
      friendly_name: 'My phone',
      totp: { qr_code: '<svg></svg>', secret: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567', uri: 'otpauth://totp/x' },
    })),
  };
  return { host, state };
};

const recover = async (person: Awaited<ReturnType<typeof renderFeature>>['user']): Promise<void> => {
  await person.click(await screen.findByRole('button', { name: 'Use a recovery code' }));
  await person.type(screen.getByLabelText('Recovery code'), 'abcde-23456{Enter}');
};

/** As the page gives it. */
const Who: AskWho = ({ onShown }) => <button onClick={onShown}>It’s me</button>;

describe('[AUTH-11] adding an app with a sign-in that is a while ago', () => {
  it('asks who is there, and goes on by itself', async () => {
    const { host, state } = startHost([]);
    const { user } = await renderFeature(<SecondFactorSettings Who={Who} />, { host });
    const add = await screen.findByRole('button', { name: 'Add an authenticator app' });
    // This site sends no texts.
    expect(screen.queryByRole('button', { name: 'Use a phone number' })).toBeNull();
    await user.click(add);
    await user.click(screen.getByRole('button', { name: 'Show the QR code' }));
    expect(await screen.findByText(/Is it still you/)).toBeDefined();
    state.isShown = true;
    await user.click(screen.getByRole('button', { name: 'It’s me' }));
    expect(await screen.findByRole('img', { name: /QR code/ })).toBeDefined();
  });

  it('asks for a code of the app there is, or for a recovery code', async () => {
    const { user } = await renderFeature(
      <SecondFactorSettings Who={Who} />,
      startHost([factor('a', 'Old phone')]),
    );
    await user.click(await screen.findByRole('button', { name: 'Add another app' }));
    await user.click(screen.getByRole('button', { name: 'Show the QR code' }));
    await recover(user);
    expect(await screen.findByRole('img', { name: /QR code/ })).toBeDefined();
  });
});

describe('[AUTH-11] two-step sign-in in settings, for whoever has lost the phone', () => {
  it('removes the app with a recovery code', async () => {
    const { user, host } = await renderFeature(
      <SecondFactorSettings Who={Who} />,
      startHost([factor('a', 'Old phone')]),
    );
    await user.click(await screen.findByRole('button', { name: 'Remove Old phone' }));
    await user.click(screen.getByRole('button', { name: 'Remove Old phone' }));
    await recover(user);
    expect(await findToast('Authenticator app removed')).toBeDefined();
    expect(host.asked.filter(({ path }) => path.endsWith('/factors/a'))).toHaveLength(2);
  });

  it('makes new codes with a recovery code', async () => {
    const { user } = await renderFeature(
      <SecondFactorSettings Who={Who} />,
      startHost([factor('a', 'Old phone')]),
    );
    await user.click(await screen.findByRole('button', { name: 'Make new codes' }));
    await recover(user);
    const list = await screen.findByRole('list', { name: 'Recovery codes' });
    expect(within(list).getByText('abcde-23456')).toBeDefined();
  });
});

const focused = (): string => document.activeElement?.textContent ?? '';

describe('[AUTH-11] where the focus goes when what was pressed is gone', () => {
  it('to the question, and back to the app', async () => {
    const { user } = await renderFeature(
      <SecondFactorSettings Who={Who} />,
      startHost([factor('a', 'Old phone')]),
    );
    await user.click(await screen.findByRole('button', { name: 'Remove Old phone' }));
    expect(focused()).toMatch(/^Without it, signing in takes one step/);
    await user.click(screen.getByRole('button', { name: 'Keep it' }));
    expect(focused()).toBe('Old phone');
    await user.click(screen.getByRole('button', { name: 'Add another app' }));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(focused()).toMatch(/^On\./);
  });

  it('to the field for a code, the heading, and how things stand', async () => {
    const { host, state } = startHost([factor('a', 'Old phone')]);
    const { user } = await renderFeature(<SecondFactorSettings Who={Who} />, { host });
    await user.click(await screen.findByRole('button', { name: 'Make new codes' }));
    expect(document.activeElement).toBe(await screen.findByLabelText('Six-digit code'));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(focused()).toBe('Recovery codes');
    state.isShown = true;
    await user.click(screen.getByRole('button', { name: 'Make new codes' }));
    await user.click(await screen.findByRole('button', { name: 'I’ve saved them' }));
    expect(focused()).toMatch(/^On\./);
    await user.click(screen.getByRole('button', { name: 'Remove Old phone' }));
    await user.click(screen.getByRole('button', { name: 'Remove Old phone' }));
    expect(await findToast('Authenticator app removed')).toBeDefined();
    expect(focused()).toMatch(/^On\./);
  });
});
