import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { coachExperiment } from '#domain/coach/run/coach-experiment.fixture.ts';
import { focusSession } from '#domain/focus/focus-session.fixture.ts';
import type { Tier } from '#domain/licence/tiers.ts';
import { tierTable } from '#domain/licence/tiers.ts';
import { Page as DashboardPage } from '#web/pages/app.tsx';
import { Page } from '#web/pages/career-coach.tsx';
import { renderFeature } from '#web/testing/render-feature.tsx';
import type { Seed } from '#web/testing/seed-records.ts';
import { stopTheClock } from '#web/testing/test-clock.ts';
import { refusal } from '#web/testing/test-host.ts';

const licenceOf = (tier: Tier) => ({
  tier,
  source: 'installation',
  valid_until: null,
  features: [
    {
      allowed: tierTable[tier].careerCoach,
      tier,
      feature: 'careerCoach',
      limit: null,
      used: null,
      remaining: null,
      resets_at: null,
    },
  ],
});

const renderPage = async (answer: () => unknown, records: Seed = {}) =>
  renderFeature(<Page />, {
    path: '/career-coach',
    records,
    host: { 'POST /rest/v1/rpc/current_licence': answer },
  });

const box = /What would you like to go better/;

describe('[COACH-01] the coach and the tier', () => {
  it('a tier with the coach opens it', async () => {
    await renderPage(() => licenceOf('pro'));
    expect(await screen.findByLabelText(box)).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: 'Career Coach' })).toBeTruthy();
  });

  it('a tier without it says so, and which one has it', async () => {
    await renderPage(() => licenceOf('free'));
    expect(await screen.findByRole('heading', { name: 'Not part of your tier' })).toBeTruthy();
    expect(screen.getByText(/You have Free. Career coach comes with Pro and above./)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See the tiers' }).getAttribute('href')).toBe(
      '/features-pricing',
    );
    expect(screen.queryByLabelText(box)).toBeNull();
    expect(screen.queryByRole('heading', { name: 'What you wrote here before' })).toBeNull();
  });

  it('what was written before a tier ended can still be deleted', async () => {
    const { user, store } = await renderPage(() => licenceOf('free'), {
      coachExperiments: [coachExperiment('e')],
    });
    await screen.findByRole('heading', { name: 'What you wrote here before' });
    await user.click(screen.getByRole('button', { name: 'Delete “Open it, nothing more”' }));
    expect(store.all('coachExperiments')).toEqual([]);
  });

  it('where nobody can be asked, it works with what is on this device', async () => {
    await renderPage(() => refusal(503));
    expect(await screen.findByLabelText(box)).toBeTruthy();
  });
});

const link = () => screen.queryByRole('link', { name: 'Look back on your week' });

describe('[COACH-01] the week on the dashboard', () => {
  const records: Seed = { focusSessions: [focusSession('s')] };

  it.each([
    ['a Saturday', 14, records, false],
    ['a Sunday', 15, records, true],
    ['a Sunday with nothing to look back on', 15, {}, false],
    ['a Monday', 16, records, false],
  ])('%s leads to the week: offered is %s', async (_, date, seed, offered) => {
    stopTheClock(new Date(2026, 10, date, 9));
    await renderFeature(<DashboardPage />, { path: '/app', records: seed });
    expect(link() !== null).toBe(offered);
  });
});
