import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { AskWho } from '#web/features/second-factor/proof-first.tsx';
import { SecondFactorSettings } from '#web/features/second-factor/second-factor-settings.tsx';
import { ConnectionContext, useConnection } from '#web/platform/backend/connection-context.ts';
import { renderFeature } from '#web/testing/render-feature.tsx';
import { robin } from '#web/testing/signed-in.ts';
import type { HostAnswers } from '#web/testing/test-host.ts';

const refusal = (status: number, code: string) =>
  Response.json(
    { code: status, error_code: code, msg: code },
    { status, headers: { 'x-sb-error-code': code } },
  );
const Who: AskWho = ({ onShown }) => <button onClick={onShown}>It’s me</button>;

/** As on a site that sends texts. */
const WherePhonesAreOn = () => {
  const { backend, config } = useConnection();
  return (
    <ConnectionContext value={{ backend, config: { ...config, phoneFactors: true } }}>
      <SecondFactorSettings Who={Who} />
    </ConnectionContext>
  );
};

const start = async (answers: HostAnswers) => {
  const rendered = await renderFeature(<WherePhonesAreOn />, {
    host: {
      'GET /auth/v1/user': () => ({ ...robin, aud: 'authenticated', factors: [] }),
      'POST /rest/v1/rpc/second_factor_wanted': () => false,
      ...answers,
    },
  });
  await rendered.user.click(await screen.findByRole('button', { name: 'Use a phone number' }));
  const field = await screen.findByLabelText('Phone number');
  return { ...rendered, field };
};
const enrolled = () => ({ id: 'p', type: 'phone', friendly_name: 'Phone', phone: '61400000001' });

describe('[AUTH-11] a phone number as second step, in settings', () => {
  it('says what is wrong with a number, and asks for no text then', async () => {
    const { user, host, field } = await start({
      'POST /auth/v1/factors': () => refusal(400, 'validation_failed'),
    });
    await user.click(screen.getByRole('button', { name: 'Text me a code' }));
    expect(await screen.findByText('Type your phone number.')).toBeDefined();
    await user.type(field, '12{Enter}');
    expect(await screen.findByText(/Start with \+ and the country code/)).toBeDefined();
    expect(host.asked.some(({ path }) => path.endsWith('/challenge'))).toBe(false);
  });

  it('keeps nothing of a number that no text could be sent to', async () => {
    const { user, host, field } = await start({
      'POST /auth/v1/factors': enrolled,
      'POST /auth/v1/factors/p/challenge': () => refusal(429, 'over_sms_send_rate_limit'),
      'DELETE /auth/v1/factors/p': () => ({ id: 'p' }),
    });
    await user.type(field, '+61 400 000 001{Enter}');
    expect(await screen.findByText(/^We just sent one\./)).toBeDefined();
    expect(host.asked.map(({ path }) => path)).toContain('DELETE /auth/v1/factors/p');
  });

  it('names the phone by its last digits, and asks for the code of the text', async () => {
    const { user, host, field } = await start({
      'POST /auth/v1/factors': enrolled,
      'POST /auth/v1/factors/p/challenge': () => ({ id: 'c', type: 'phone', expires_at: 4_102_444_800 }),
      'POST /auth/v1/factors/p/verify': () => refusal(422, 'mfa_verification_failed'),
    });
    await user.type(field, '+61 400 000 001{Enter}');
    await user.type(await screen.findByLabelText('Six-digit code'), '123456');
    expect(await screen.findByText(/Use the newest text/)).toBeDefined();
    expect(host.asked.find(({ path }) => path === 'POST /auth/v1/factors')?.body).toContain(
      '"friendly_name":"Phone ending in 0001"',
    );
    expect(screen.getByRole('button', { name: 'Send another text' })).toBeDefined();
  });

  it('asks who is there first where the sign-in is a while ago, and goes on by itself', async () => {
    let isShown = false;
    const { user, field } = await start({
      'POST /auth/v1/factors': () => (isShown ? enrolled() : refusal(403, 'reauthentication_needed')),
      'POST /auth/v1/factors/p/challenge': () => ({ id: 'c', type: 'phone', expires_at: 4_102_444_800 }),
    });
    await user.type(field, '+61 400 000 001{Enter}');
    expect(await screen.findByText(/Is it still you/)).toBeDefined();
    isShown = true;
    await user.click(screen.getByRole('button', { name: 'It’s me' }));
    expect(await screen.findByLabelText('Six-digit code')).toBeDefined();
  });
});
