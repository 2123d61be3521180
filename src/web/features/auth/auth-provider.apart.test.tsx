import { act, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useAuth } from '#web/features/auth/auth-context.tsx';
import { AuthProvider } from '#web/features/auth/auth-provider.tsx';
import type { Arrival } from '#web/features/auth/who-is-here.ts';
import { robin, storeSession } from '#web/testing/signed-in.ts';
import { refusal, startTestHost } from '#web/testing/test-host.ts';

// By itself: the client is made once for all files that share a thread, and here it cannot be had at first.

const config = {
  publishableKey: 'key',
  provider: { id: 'google', name: 'Google', kind: 'local' },
  videoScope: false,
  version: 'test',
};

const Shown = () => {
  const { user, trouble } = useAuth();
  return (
    <>
      <p>{user?.email ?? 'nobody'}</p>
      {trouble === null ? <p>all is well</p> : <p>{trouble.message}</p>}
    </>
  );
};

const here: Arrival = { user: robin };
const words = 'We got an unexpected answer from Kindling. Nothing is lost.';

describe('[AUTH-06] a host that does not answer', () => {
  it('takes no page away from somebody who is known to be here, and is asked again by itself', async () => {
    storeSession();
    let answers = false;
    const { asked } = startTestHost({
      'GET /config.json': () => (answers ? config : refusal(503)),
      'GET /auth/v1/user': () => robin,
    });
    render(
      <AuthProvider arrival={here}>
        <Shown />
      </AuthProvider>,
    );
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.getByText(robin.email)).toBeTruthy();
    const before = asked.length;
    act(() => void window.dispatchEvent(new Event('online')));
    await expect.poll(() => asked.length).toBeGreaterThan(before);
    expect(screen.getByText(words)).toBeTruthy();
    answers = true;
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('all is well')).toBeTruthy();
    expect(screen.getByText(robin.email)).toBeTruthy();
  });
});
