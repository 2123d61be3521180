import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { type PinAnswer, type PinRequest, pinMessages, pinRequestSchema } from '#domain/auth/local-pin.ts';
import { PinSettings } from '#web/features/settings/pin-settings.tsx';
import { findToast } from '#web/testing/find-toast.ts';
import { renderFeature } from '#web/testing/render-feature.tsx';
import { refusal } from '#web/testing/test-host.ts';

const path = 'POST /functions/v1/local-pin';

const answer = (part: Partial<PinAnswer> = {}): PinAnswer => ({
  success: true,
  available: true,
  isSet: false,
  wrongPin: false,
  ...part,
});

const openSettings = (reply: (wish: PinRequest) => unknown) =>
  renderFeature(<PinSettings />, {
    host: { [path]: async (request) => reply(pinRequestSchema.parse(await request.json())) },
  });

describe('the PIN of a local account', () => {
  it('is set in one form that asks for it twice, and focus comes back', async () => {
    const wishes: PinRequest[] = [];
    const { user } = await openSettings((wish) => {
      wishes.push(wish);
      return answer({ isSet: wish.action === 'set' });
    });
    await user.click(await screen.findByRole('button', { name: 'Set a PIN' }));
    const pin = screen.getByLabelText('New PIN');
    expect(document.activeElement).toBe(pin);
    await user.type(pin, '123456');
    await user.click(screen.getByRole('button', { name: 'Set PIN' }));
    expect(screen.getByText(pinMessages.easy)).toBeTruthy();
    expect(pin.getAttribute('aria-invalid')).toBe('true');
    await user.clear(pin);
    await user.type(pin, '182736');
    await user.type(screen.getByLabelText('New PIN again'), '182737');
    await user.click(screen.getByRole('button', { name: 'Set PIN' }));
    expect(screen.getByText(pinMessages.different)).toBeTruthy();
    expect(wishes.map(({ action }) => action)).not.toContain('set');
    await user.clear(screen.getByLabelText('New PIN again'));
    await user.type(screen.getByLabelText('New PIN again'), '182736');
    await user.click(screen.getByRole('button', { name: 'Set PIN' }));
    await findToast('PIN set');
    expect(wishes.at(-1)).toEqual({ action: 'set', pin: '182736' });
    const change = await screen.findByRole('button', { name: 'Change PIN' });
    await vi.waitFor(() => expect(document.activeElement).toBe(change));
  });

  it('[ADMIN-01] asks an admin to sign in again before the first one', async () => {
    const { user } = await openSettings((wish) =>
      wish.action === 'status'
        ? answer()
        : Response.json({ code: 'reauthenticate', message: 'no' }, { status: 428 }),
    );
    await user.click(await screen.findByRole('button', { name: 'Set a PIN' }));
    await user.type(screen.getByLabelText('New PIN'), '182736');
    await user.type(screen.getByLabelText('New PIN again'), '182736');
    await user.click(screen.getByRole('button', { name: 'Set PIN' }));
    expect(await screen.findByText(pinMessages.signInAgain)).toBeTruthy();
  });

  it('is removed only with the one that stands, and a wrong one is said beside the field', async () => {
    const { user } = await openSettings((wish) => {
      if (wish.action !== 'remove') return answer({ isSet: true });
      return wish.currentPin === '182736' ? answer() : answer({ isSet: true, wrongPin: true });
    });
    await user.click(await screen.findByRole('button', { name: 'Remove PIN' }));
    await user.type(screen.getByLabelText('Current PIN'), '000111');
    await user.click(screen.getByRole('button', { name: 'Remove PIN' }));
    expect(await screen.findByText(pinMessages.wrong)).toBeTruthy();
    await user.clear(screen.getByLabelText('Current PIN'));
    await user.type(screen.getByLabelText('Current PIN'), '182736');
    await user.click(screen.getByRole('button', { name: 'Remove PIN' }));
    await findToast('PIN removed');
    expect(await screen.findByRole('button', { name: 'Set a PIN' })).toBeTruthy();
  });

  it('says when to try again after too many tries', async () => {
    const { user } = await openSettings((wish) =>
      wish.action === 'status' ? answer({ isSet: true }) : refusal(429),
    );
    await user.click(await screen.findByRole('button', { name: 'Change PIN' }));
    await user.type(screen.getByLabelText('Current PIN'), '1');
    await user.type(screen.getByLabelText('New PIN'), '182736');
    await user.type(screen.getByLabelText('New PIN again'), '182736');
    await user.click(screen.getByRole('button', { name: 'Change PIN' }));
    expect(await screen.findByText(pinMessages.wait)).toBeTruthy();
  });

  it('is not offered where the sign-in service is somebody else’s', async () => {
    const { host } = await openSettings(() => answer({ available: false }));
    await vi.waitFor(() => expect(host.asked.map((one) => one.path)).toContain(path));
    // A notice of the test before may still be there, with a button of its own.
    expect(screen.queryByRole('button', { name: /PIN/ })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'PIN' })).toBeNull();
  });
});
