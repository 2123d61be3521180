import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ChallengeScreen } from '#web/features/second-factor/challenge-screen.tsx';
import { useConnection } from '#web/platform/backend/connection-context.ts';
import { findToast } from '#web/testing/find-toast.ts';
import { renderFeature } from '#web/testing/render-feature.tsx';
import { robin } from '#web/testing/signed-in.ts';

const factor = (id: string, name: string) => ({
  id,
  friendly_name: name,
  factor_type: 'totp',
  status: 'verified',
  created_at: '2026-11-01T10:00:00Z',
  updated_at: '2026-11-01T10:00:00Z',
});

/** As the client keeps it once somebody has passed the first step. */
const giveFactors = (...factors: readonly object[]): void => {
  const key = 'sb-localhost-auth-token';
  const stored = localStorage.getItem(key) ?? '';
  if (!stored.includes('factors')) {
    localStorage.setItem(key, stored.replace('"user":{', `"user":{"factors":${JSON.stringify(factors)},`));
  }
};

const user = { ...robin, aud: 'authenticated', factors: [factor('a', 'My phone')] };
const part = (value: object): string => btoa(JSON.stringify(value)).replaceAll('=', '');
const claims = { aal: 'aal2', sub: robin.id, exp: 4_102_444_800 };
const raised = {
  access_token: `${part({ alg: 'ES256' })}.${part(claims)}.${part({})}`,
  refresh_token: 'r',
  token_type: 'bearer',
  expires_in: 3600,
  user,
};

const onShown = vi.fn<() => void>();
const onSignOut = vi.fn<() => void>();

const Screen = () => {
  const { backend } = useConnection();
  giveFactors(factor('a', 'My phone'), factor('b', 'Tablet'));
  return <ChallengeScreen backend={backend} email={robin.email} onShown={onShown} onSignOut={onSignOut} />;
};

const refusal = (status: number, code: string) => () =>
  Response.json(
    { code: status, error_code: code, msg: code },
    { status, headers: { 'x-sb-error-code': code } },
  );

describe('[AUTH-11] the second step of signing in', () => {
  it('sends a pasted code with its sixth digit, of the app that is chosen', async () => {
    const { user: person, host } = await renderFeature(<Screen />, {
      host: {
        'POST /auth/v1/factors/b/challenge': () => ({ id: 'c', type: 'totp', expires_at: 4_102_444_800 }),
        'POST /auth/v1/factors/b/verify': () => raised,
      },
    });
    await person.click(await screen.findByRole('radio', { name: 'Tablet' }));
    await person.click(screen.getByLabelText('Six-digit code'));
    await person.paste(' 123 456\n');
    await vi.waitFor(() => expect(onShown).toHaveBeenCalledTimes(1));
    const verified = host.asked.find(({ path }) => path.endsWith('/factors/b/verify'));
    expect(verified?.body).toContain('"code":"123456"');
  });

  it('says kindly that a code did not match, and empties the field', async () => {
    const { user: person } = await renderFeature(<Screen />, {
      host: {
        'POST /auth/v1/factors/a/challenge': () => ({ id: 'c', type: 'totp', expires_at: 4_102_444_800 }),
        'POST /auth/v1/factors/a/verify': refusal(422, 'mfa_verification_failed'),
      },
    });
    const field = await screen.findByLabelText('Six-digit code');
    await person.type(field, '000000');
    expect(await screen.findByText(/That code didn’t match/)).toBeDefined();
    expect(field).toHaveProperty('value', '');
    await person.type(field, '12');
    await person.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('The code has six digits.')).toBeDefined();
  });

  it('takes a recovery code, says how many are left, and sends none that cannot be one', async () => {
    const { user: person, host } = await renderFeature(<Screen />, {
      host: {
        'POST /auth/v1/factors/recovery-codes/verify': () => ({ ...raised, recovery_codes_left: 1 }),
        'GET /auth/v1/user': () => user,
      },
    });
    await person.click(screen.getByRole('button', { name: 'Use a recovery code' }));
    const field = screen.getByLabelText('Recovery code');
    await person.type(field, '123456{Enter}');
    expect(await screen.findByText(/looks like abcde-23456/)).toBeDefined();
    expect(host.asked.some(({ path }) => path.includes('recovery-codes'))).toBe(false);
    await person.clear(field);
    await person.type(field, 'abcde-23456{Enter}');
    expect(await findToast('One recovery code is left.')).toBeDefined();
  });

  it('lets somebody leave', async () => {
    const { user: person } = await renderFeature(<Screen />, { host: {} });
    await person.click(screen.getByRole('button', { name: 'Sign out' }));
    expect(onSignOut).toHaveBeenCalledTimes(1);
  });
});
