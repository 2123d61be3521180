import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PriorityLine } from '#web/features/licence/priority-line.tsx';
import { renderFeature } from '#web/testing/render-feature.tsx';

const renderLine = async (allowed: boolean) =>
  renderFeature(<PriorityLine />, {
    host: {
      'POST /rest/v1/rpc/current_licence': () => ({
        tier: allowed ? 'premium' : 'pro',
        source: 'installation',
        valid_until: null,
        features: [
          {
            allowed,
            tier: allowed ? 'premium' : 'pro',
            feature: 'prioritySupport',
            limit: null,
            used: null,
            remaining: null,
            resets_at: null,
          },
        ],
      }),
    },
  });

describe('[LIC-01] priority support on the contact page', () => {
  it('tells whoever has it that they are read first', async () => {
    await renderLine(true);
    expect(await screen.findByText(/your message is read first/)).toBeDefined();
  });

  it('tells the others kindly which tier has it', async () => {
    await renderLine(false);
    expect(await screen.findByText(/Every message is read\. With Premium and above/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'See the tiers' }).getAttribute('href')).toBe(
      '/features-pricing',
    );
  });
});
