import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { expiredSession } from '../support/expired-session.ts';

declare global {
  interface Window {
    /** When a refresh was asked for, by the page's own clock, and how many are not answered yet. */
    refreshes: { moments: number[]; open: number };
  }
}

const watchRefreshes = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const seen = { moments: [] as number[], open: 0 };
    window.refreshes = seen;
    const send = window.fetch.bind(window);
    window.fetch = async (input, init) => {
      const url = input instanceof Request ? input.url : String(input);
      if (!url.includes('grant_type=refresh_token')) return send(input, init);
      seen.moments.push(Date.now());
      seen.open += 1;
      return send(input, init).finally(() => {
        seen.open -= 1;
      });
    };
  });

test('[AUTH-12] the app asks again for a session after 200 ms, then 400, then 800', async ({
  page,
  host,
  problems,
}) => {
  problems.expect(/status of 503/);
  await page.route('**/auth/v1/token**', (route) => route.fulfill({ status: 503, json: {} }));
  await page.addInitScript(expiredSession, new URL(host.url).hostname);
  await page.clock.install({ time: '2026-03-01T09:00:00Z' });
  await page.clock.pauseAt('2026-03-01T09:00:01Z');
  await watchRefreshes(page);
  await page.goto('/tasks');
  // The clock goes on only while nothing is under way, so that an answer takes no time.
  await expect(async () => {
    expect(await page.evaluate(() => window.refreshes.open)).toBe(0);
    await page.clock.runFor(10);
    expect(await page.evaluate(() => window.refreshes.moments.length)).toBeGreaterThanOrEqual(4);
  }).toPass({ intervals: [1] });
  const moments = await page.evaluate(() => window.refreshes.moments);
  const waits = moments.slice(1, 4).map((moment, index) => moment - (moments[index] ?? 0));
  for (const [index, expected] of [200, 400, 800].entries()) {
    expect(waits[index]).toBeGreaterThanOrEqual(expected);
    expect(waits[index]).toBeLessThan(expected + 60);
  }
});

const urlSession = (ageSeconds: number): string => {
  const expiresAt = Math.floor(Date.now() / 1000) - ageSeconds + 3600;
  return `#access_token=a.b.c&expires_at=${expiresAt}&expires_in=3600&refresh_token=r&token_type=bearer`;
};

test('[AUTH-12] a session in the address that is older than 120 seconds is flagged as stale, not used, and not kept', async ({
  page,
}) => {
  await page.goto(`/auth/v1/callback${urlSession(121)}`);
  await expect(page).toHaveURL('/?error=stale');
  await expect(page.getByText('That sign-in address is more than two minutes old')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('sb-')))).toEqual(
    [],
  );
});

test('[AUTH-12] a younger session in the address is not flagged; the app takes codes alone', async ({
  page,
}) => {
  await page.goto(`/auth/v1/callback${urlSession(60)}`);
  await expect(page).toHaveURL('/?error=auth_failed');
});
