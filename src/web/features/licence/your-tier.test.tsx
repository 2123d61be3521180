import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { YourTier } from '#web/features/licence/your-tier.tsx';
import { renderFeature } from '#web/testing/render-feature.tsx';
import { refusal } from '#web/testing/test-host.ts';

const metered = (feature: string, limit: number, used: number) => ({
  allowed: limit === -1 || used < limit,
  tier: 'pro',
  feature,
  limit,
  used,
  remaining: limit === -1 ? -1 : Math.max(0, limit - used),
  resets_at: feature === 'monthlyAiRequests' ? '2026-12-01T00:00:00Z' : null,
});
const renderTier = async (change: object = {}) =>
  renderFeature(<YourTier />, {
    host: {
      'POST /rest/v1/rpc/current_licence': () => ({
        tier: 'pro',
        source: 'installation',
        valid_until: null,
        features: [
          metered('monthlyAiRequests', 100, 40),
          metered('documentUploads', -1, 7),
          metered('storageGb', 0, 0),
        ],
        ...change,
      }),
    },
  });
const meter = async (name: string) => {
  const heading = await screen.findByRole('heading', { name });
  return within(heading.closest('li')!);
};

describe('[LIC-01] the tier somebody has', () => {
  it('says what is in use and what is left, and when it starts again', async () => {
    await renderTier();
    const requests = await meter('AI requests');
    expect(requests.getByText('40 of 100 in use, 60 left')).toBeTruthy();
    expect(requests.getByText('1 December (UTC)')).toBeTruthy();
  });

  it('says that there is no limit where there is none', async () => {
    await renderTier();
    expect((await meter('Documents')).getByText('7 in use, no limit')).toBeTruthy();
  });

  it('says what is not part of it', async () => {
    await renderTier();
    expect((await meter('Storage')).getByText('Not part of this tier')).toBeTruthy();
  });

  it.each([
    [{}, /^Everyone who signs in here has it/],
    [{ source: 'licence' }, /gave it to you\. It doesn’t expire\.$/],
    [
      { source: 'licence', valid_until: '2027-01-15T12:00:00Z' },
      /until 15 January 2027\. After that you go back to the usual tier\.$/,
    ],
  ])('says why somebody has it: %o', async (change, reason) => {
    await renderTier(change);
    expect(await screen.findByText(reason)).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Your tier: Pro' })).toBeTruthy();
  });

  it('offers to try again when it could not be read', async () => {
    let works = false;
    const { user } = await renderFeature(<YourTier />, {
      host: {
        'POST /rest/v1/rpc/current_licence': () =>
          works ? { tier: 'free', source: 'visitor', valid_until: null, features: [] } : refusal(500),
      },
    });
    await screen.findByRole('button', { name: 'Try Again' });
    works = true;
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('heading', { name: 'Your tier: Free' })).toBeTruthy();
  });
});
