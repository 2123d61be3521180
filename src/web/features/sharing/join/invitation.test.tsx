import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Invitation } from '#web/features/sharing/join/invitation.tsx';
import { forgetInvitation, keepInvitation, keptInvitation } from '#web/services/people/kept-invitation.ts';
import { renderFeature } from '#web/testing/render-feature.tsx';
import { robin } from '#web/testing/signed-in.ts';
import { type HostAnswers, refusal } from '#web/testing/test-host.ts';

const rpc = (name: string): string => `POST /rest/v1/rpc/${name}`;

const offer = {
  shown_as: 'Ada',
  fields: ['energy', 'projects'],
  projects: 2,
  days: 30,
  check_ins: true,
  expires_at: '2026-11-23T09:00:00Z',
  email: null,
  own: false,
  for_me: true,
};

const renderInvitation = async (answers: HostAnswers, token: string | null = 'secret') => {
  const onSignOut = vi.fn<() => void>();
  const rendered = await renderFeature(
    <Invitation userId={robin.id} email={robin.email} token={token} onSignOut={onSignOut} />,
    { path: '/supporter/join', host: { [rpc('read_support_invitation')]: () => offer, ...answers } },
  );
  return { ...rendered, onSignOut };
};

describe('[AUD-01] an invitation', () => {
  it('says who shares what for how long, and leads to the person after a yes', async () => {
    keepInvitation('/supporter/join', '#token=secret');
    const { user, path } = await renderInvitation({
      'POST /functions/v1/support-accept': () => ({ share_id: 'share-ada' }),
    });
    expect(await screen.findByRole('heading', { name: 'Ada wants to share with you' })).toBeTruthy();
    expect(screen.getByText(/^For 1 month from the day you accept\./)).toBeTruthy();
    expect(screen.getByText('Chosen projects (2)')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Accept' }));
    await vi.waitFor(() => expect(path()).toBe('/supporter?person=share-ada'));
    expect(keptInvitation()).toBeNull();
    expect(localStorage.getItem('user_supports')).toBe(robin.id);
  });

  it('says what is the matter where it was used meanwhile', async () => {
    const { user } = await renderInvitation({ 'POST /functions/v1/support-accept': () => refusal(404) });
    await user.click(await screen.findByRole('button', { name: 'Accept' }));
    expect(await screen.findByText(/It’s no longer there/)).toBeTruthy();
  });

  it('asks nothing of the server after a no, and forgets the link', async () => {
    keepInvitation('/supporter/join', '#token=secret');
    const { user, host } = await renderInvitation({});
    await user.click(await screen.findByRole('button', { name: 'No, thanks' }));
    expect(screen.getByRole('heading', { name: 'Okay, nothing is shared' })).toBeTruthy();
    expect(keptInvitation()).toBeNull();
    expect(host.asked.filter(({ path }) => path.includes('accept'))).toEqual([]);
  });

  it('says that one is not open, whatever the reason', async () => {
    await renderInvitation({ [rpc('read_support_invitation')]: () => refusal(404) });
    expect(await screen.findByRole('heading', { name: 'This invitation isn’t open' })).toBeTruthy();
  });

  it('cannot be accepted by the one who made it', async () => {
    await renderInvitation({ [rpc('read_support_invitation')]: () => ({ ...offer, own: true }) });
    expect(await screen.findByRole('heading', { name: 'This is your own invitation' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
  });

  it('offers to sign out where it is for another address', async () => {
    const other = { ...offer, email: 'weber@example.org', for_me: false };
    const { user, onSignOut } = await renderInvitation({ [rpc('read_support_invitation')]: () => other });
    await user.click(await screen.findByRole('button', { name: 'Sign out' }));
    expect(onSignOut).toHaveBeenCalledOnce();
    expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
  });

  it('tells somebody without a link what to open', async () => {
    await renderInvitation({}, null);
    expect(screen.getByRole('heading', { name: 'Open the link you were sent' })).toBeTruthy();
  });
});

describe('[AUD-01] the secret of an invitation', () => {
  it('is kept from its own page alone, and only where there is one', () => {
    forgetInvitation();
    keepInvitation('/tasks', '#token=secret');
    keepInvitation('/supporter/join', '');
    keepInvitation('/supporter/join', '#token=');
    expect(keptInvitation()).toBeNull();
    keepInvitation('/supporter/join', '#token=secret');
    expect(keptInvitation()).toBe('secret');
  });
});
