import type { Page } from '@playwright/test';
import { onboardingSeenKey } from '#domain/onboarding/onboarding-steps.ts';
import { chooseLocalAccount, expect, signIn, signInAnew, test } from '../support/fixtures.ts';
import { expiredSession } from '../support/expired-session.ts';

/** The clock stands still; this lets just enough of it pass for something to appear. */
const untilVisible = async (page: Page, text: string): Promise<void> =>
  expect(async () => {
    await page.clock.runFor(20);
    await expect(page.getByText(text)).toBeVisible({ timeout: 100 });
  }).toPass({ intervals: [1] });

const stopClock = async (page: Page): Promise<void> => {
  await page.clock.install({ time: '2026-03-01T09:00:00Z' });
  await page.clock.pauseAt('2026-03-01T09:00:01Z');
};

test('[AUTH-02] without a session the callback waits one second and two more, then reports it at home', async ({
  page,
}) => {
  await stopClock(page);
  await page.goto('/auth/v1/callback');
  await untilVisible(page, 'Completing sign in…');
  await page.clock.runFor(2800);
  await expect(page.getByText('Completing sign in…')).toBeVisible();
  await page.clock.runFor(200);
  await expect(page).toHaveURL('/?error=no_session');
  await page.clock.runFor(500);
  await expect(page.getByText('Your sign-in didn’t go through.')).toBeVisible();
});

test('[AUTH-02] a cancelled sign-in is reported at home', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.getByRole('button', { name: 'Go back without signing in' }).click();
  await expect(page).toHaveURL('/?error=auth_failed');
  await expect(page.getByText('We couldn’t sign you in. Nothing was changed.')).toBeVisible();
});

test('[AUTH-02] a code that cannot be exchanged is reported as a failure, and is removed from the address', async ({
  page,
  person,
  problems,
}) => {
  problems.expect(/status of 4\d\d/);
  await page.route('**/auth/v1/token?grant_type=pkce', (route) =>
    route.fulfill({
      status: 404,
      json: { code: 404, error_code: 'flow_state_not_found', msg: 'invalid flow state' },
    }),
  );
  await page.goto('/');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await chooseLocalAccount(page, person);
  await expect(page).toHaveURL('/?error=auth_failed');
});

test('[AUTH-02] no code is left in the history after sign-in', async ({ page, person, context }) => {
  await signInAnew(page, person);
  const devtools = await context.newCDPSession(page);
  const { entries } = await devtools.send('Page.getNavigationHistory');
  expect(entries.length).toBeGreaterThan(1);
  expect(entries.filter(({ url }) => url.includes('code='))).toEqual([]);
});

test('[AUTH-03] /auth/google starts sign-in after 100 ms, once only, and not again after Back', async ({
  page,
}) => {
  let started = 0;
  await page.route('**/auth/v1/authorize**', (route) => {
    started += 1;
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Provider</title>' });
  });
  await stopClock(page);
  await page.goto('/auth/google');
  await untilVisible(page, 'Taking you to sign in…');
  await page.clock.runFor(50);
  expect(started).toBe(0);
  await page.clock.runFor(50);
  await expect(page).toHaveTitle('Provider');
  expect(started).toBe(1);

  await page.goBack();
  await untilVisible(page, 'You came back before it was done.');
  await page.clock.runFor(1000);
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();
  expect(started).toBe(1);
});

test('[AUTH-04] [AUTH-05] a newcomer gets /welcome; home redirects once per browser session', async ({
  page,
  person,
}) => {
  await signIn(page, person);
  await expect(page).toHaveURL('/welcome');
  await expect(page.getByRole('switch', { name: 'Show this next time' })).toBeChecked();

  await page.goto('/');
  await expect(page).toHaveURL('/welcome');
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Dashboard', exact: true })).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('[AUTH-05] whoever turned the gateway off lands on the dashboard', async ({ page, person, context }) => {
  await signIn(page, person);
  await page.getByRole('switch', { name: 'Show this next time' }).click();
  await page.goto('/');
  await expect(page).toHaveURL('/app');

  const anotherSession = await context.newPage();
  await anotherSession.goto('/?stay=true');
  await expect(anotherSession.getByRole('link', { name: 'Dashboard', exact: true })).toBeVisible();
  await expect(anotherSession).toHaveURL('/?stay=true');
  const third = await context.newPage();
  await third.goto('/');
  await expect(third).toHaveURL('/app');
});

test('[AUTH-06] a page shows Loading... and is forced ready after five seconds', async ({ page, host }) => {
  await page.route('**/auth/v1/token**', () => undefined);
  await page.addInitScript(expiredSession, new URL(host.url).hostname);
  await stopClock(page);
  // Asked once the five seconds have begun.
  const asked = page.waitForRequest('**/auth/v1/token**');
  await page.goto('/tasks');
  await untilVisible(page, 'Loading...');
  await asked;
  await page.clock.runFor(4800);
  await expect(page.getByText('Loading...')).toBeVisible();
  await page.clock.runFor(200);
  await expect(page).toHaveURL('/auth-required?next=%2Ftasks');
});

test('[AUTH-07] a critical error at sign-out clears the device, keeps an unsaved draft and still leads home', async ({
  page,
  person,
  problems,
}) => {
  problems.expect(/status of 500/);
  await signIn(page, person);
  await page.evaluate(() => localStorage.setItem('anything', 'at all'));
  await page.evaluate(() => localStorage.setItem('kindling-draft-task', '{}'));
  for (const call of ['**/functions/v1/session-management', '**/auth/v1/logout**']) {
    await page.route(call, (route) => route.fulfill({ status: 500, json: { msg: 'broken' } }));
  }
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByRole('button', { name: 'Get Started Free' })).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['kindling-draft-task']);
});

test('[AUTH-07] a session the server has forgotten is no obstacle to signing out', async ({
  page,
  person,
  problems,
}) => {
  problems.expect(/status of 40[13]/);
  await signIn(page, person);
  await page.evaluate(() => localStorage.setItem('theme', 'light'));
  await page.route('**/functions/v1/session-management', (route) =>
    route.fulfill({ status: 401, json: { success: false, code: 'unauthorized', message: 'gone' } }),
  );
  await page.route('**/auth/v1/logout**', (route) =>
    route.fulfill({ status: 403, json: { code: 403, error_code: 'session_not_found', msg: 'gone' } }),
  );
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByRole('button', { name: 'Get Started Free' })).toBeVisible();
  const kept = await page.evaluate(() => Object.keys(localStorage));
  expect(kept.filter((key) => !key.startsWith(onboardingSeenKey(''))).toSorted()).toEqual([
    'kindling-device-id',
    'theme',
  ]);
});
