import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ClientDays } from '#domain/system/client-days.ts';
import { ClientDaysSection } from '#web/features/system/days/client-days-section.tsx';
import { renderFeature } from '#web/testing/render-feature.tsx';

const render = (over: Partial<ClientDays>) =>
  renderFeature(<ClientDaysSection />, {
    host: {
      'POST /rest/v1/rpc/read_client_days': () => ({ today: '2026-11-18', errors: [], vitals: [], ...over }),
    },
  });

describe('[ADMIN-01] errors and speed over time', () => {
  it('says in words and in a table what the pictures show', async () => {
    const { user } = await render({
      errors: [{ day: '2026-11-17', count: 3 }],
      vitals: [
        { day: '2026-11-16', name: 'LCP', samples: 4, p75: 5000 },
        { day: '2026-11-17', name: 'LCP', samples: 4, p75: 1200 },
        { day: '2026-11-17', name: 'CLS', samples: 4, p75: 0.3 },
      ],
    });
    const errors = await screen.findByRole('region', { name: 'Errors, day by day' });
    await within(errors).findByText('3 errors in the last 30 days, and 29 days without any.');
    await user.click(within(errors).getByText('Show errors as a table'));
    expect(within(errors).getAllByRole('row')).toHaveLength(31);
    expect(within(errors).getByRole('row', { name: /17/ }).textContent).toMatch(/3$/);

    const speed = screen.getByRole('region', { name: 'Speed, day by day' });
    within(speed).getByText(/^Lately 1\.2 s, good\. Good on 1 of 2 measured days/);
    await user.click(within(speed).getByRole('radio', { name: 'How much the page jumps' }));
    within(speed).getByText(/^Lately 0\.30, slow\. Good on 0 of 1 measured days/);
    await user.click(within(speed).getByRole('radio', { name: 'Response to a tap' }));
    within(speed).getByText('Not measured in the last 30 days.');
    await user.click(within(speed).getByText('Show response to a tap as a table'));
    expect(within(speed).getAllByText('Not measured')).toHaveLength(30);
  });

  it('says that there were no errors where none was reported', async () => {
    await render({});
    expect(await screen.findByText('No errors in the last 30 days.')).toBeTruthy();
  });
});
