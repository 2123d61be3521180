import type { Browser, BrowserContext, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { expect, type Person, signIn, test, toast } from '../support/fixtures.ts';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const api = '**/functions/v1/session-management';

const isAction = (action: string) => (request: { url(): string; postData(): string | null }) =>
  request.url().includes('/session-management') && (request.postData() ?? '').includes(`"${action}"`);

/** Another browser of the same person, with its record made. */
const onAnotherDevice = async (
  browser: Browser,
  baseURL: string,
  person: Person,
): Promise<{ readonly page: Page; readonly context: BrowserContext }> => {
  const context = await browser.newContext({ baseURL, userAgent: firefox });
  const page = await context.newPage();
  const created = page.waitForResponse((answer) => isAction('create')(answer.request()));
  await signIn(page, person);
  expect((await created).status()).toBe(200);
  return { page, context };
};

const device = (page: Page, name: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: name });

test('[SESS-01] [SESS-02] signing in creates a client session with a token for the tab and an id for the device', async ({
  page,
  person,
}) => {
  const created = page.waitForRequest(isAction('create'));
  await signIn(page, person);
  const body: unknown = (await created).postDataJSON();
  const kept = await page.evaluate(() => [
    sessionStorage.getItem('session_client_token'),
    localStorage.getItem('kindling-device-id'),
  ]);
  expect(kept[0]).toMatch(/^\d{13}[0-9a-f]{64}$/);
  expect(kept[1]).toMatch(/^[0-9a-f]{32}$/);
  expect(body).toMatchObject({
    action: 'create',
    sessionToken: kept[0],
    deviceInfo: {
      deviceId: kept[1],
      deviceName: 'Chrome on Linux',
      deviceType: 'web',
      browserInfo: { language: 'en-GB', screenResolution: '1280x800', timezone: 'Europe/Berlin' },
    },
  });

  const resumed = page.waitForRequest(isAction('update'));
  await page.reload();
  expect((await resumed).postDataJSON()).toMatchObject({ sessionToken: kept[0] });

  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByRole('button', { name: 'Get Started Free' })).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('session_client_token'))).toBeNull();
  expect(await page.evaluate(() => localStorage.getItem('kindling-device-id'))).toBe(kept[1]);
});

test('[AUTH-07] signing out gives up what is still being read, so nothing is refused behind it', async ({
  page,
  person,
}) => {
  await signIn(page, person);
  const { promise: signedOut, resolve: answerNow } = Promise.withResolvers<void>();
  let held = 0;
  await page.route('**/rest/v1/users?*', async (route) => {
    held += 1;
    await signedOut;
    // By then the page has given it up, and there is nobody to answer.
    await route.continue().catch(() => undefined);
  });
  await page.reload();
  await expect.poll(() => held).toBeGreaterThan(0);
  const ended = page.waitForResponse((answer) => isAction('force_logout')(answer.request()));
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await ended;
  answerNow();
  await expect(page.getByRole('button', { name: 'Get Started Free' })).toBeVisible();
});

test('[SESS-02] a failed creation of a client session is retried once after two seconds, and then reported', async ({
  page,
  person,
  problems,
}) => {
  problems.expect(/status of 503/);
  const moments: number[] = [];
  await page.route(api, async (route) => {
    moments.push(Date.now());
    await route.fulfill({ status: 503, json: { success: false, code: 'unavailable', message: 'away' } });
  });
  await signIn(page, person);
  await expect(toast(page)).toContainText('Failed to create session');
  expect(moments).toHaveLength(2);
  expect((moments[1] ?? 0) - (moments[0] ?? 0)).toBeGreaterThanOrEqual(1990);
  await page.unroute(api);
  // The player may have made the row meanwhile, under the same token: then it is only seen to.
  const there = page.waitForResponse((answer) =>
    [isAction('create'), isAction('update')].some((is) => is(answer.request())),
  );
  await page.reload();
  expect((await there).status()).toBe(200);
});

test('[FN-03] a person sees both devices and signs out the other, which is led to sign in at its next action', async ({
  page,
  person,
  browser,
  baseURL,
}) => {
  await signIn(page, person);
  const other = await onAnotherDevice(browser, baseURL ?? '', person);
  await page.goto('/sessions');
  await expect(page.getByRole('heading', { level: 3 })).toHaveText([
    'Chrome on LinuxThis device',
    'Firefox on Linux',
  ]);
  await expect(device(page, 'Firefox on Linux')).toContainText('Last active just now');

  await page.getByRole('button', { name: 'Sign out Firefox on Linux' }).click();
  await expect(toast(page)).toContainText('Firefox on Linux has been signed out.');
  await expect(page.getByText('You’re only signed in on this device.')).toBeVisible();
  await page.getByText('Ended').click();
  await expect(device(page, 'Firefox on Linux')).toBeVisible();

  await other.page.goto('/tasks');
  await expect(other.page).toHaveURL('/auth-required?next=%2Ftasks');
  await expect(page.getByRole('heading', { name: 'Your devices' })).toBeVisible();
  await page.reload();
  await expect(page).toHaveURL('/sessions');
  await other.context.close();
});

test('[SESS-02] a device that was signed out elsewhere notices by its next ping', async ({
  page,
  person,
  browser,
  baseURL,
}) => {
  await signIn(page, person);
  const other = await onAnotherDevice(browser, baseURL ?? '', person);
  // Where no stream comes through, the ping has to find out.
  await other.page.route('**/functions/v1/record-changes', (route) => route.abort());
  await other.page.clock.install();
  await other.page.goto('/add-task');
  await expect(other.page.getByRole('heading', { level: 1 })).toBeVisible();

  await page.goto('/sessions');
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expect(page.getByRole('dialog')).toContainText('One other device loses access right away.');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Yes, sign out' }).click();
  await expect(toast(page)).toContainText('Only this device is signed in now.');

  await other.page.clock.fastForward(31_000);
  await other.page.getByRole('heading', { level: 1 }).click();
  await expect(other.page).toHaveURL('/auth-required?next=%2Fadd-task', { timeout: 30_000 });
  await other.context.close();
});

test('[FN-03] the list of devices works by keyboard, and trust is kept', async ({
  page,
  person,
  browser,
  baseURL,
}) => {
  await signIn(page, person);
  const other = await onAnotherDevice(browser, baseURL ?? '', person);
  await page.goto('/sessions');
  const everywhere = page.getByRole('button', { name: 'Sign out everywhere else' });
  await everywhere.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Yes, sign out' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(everywhere).toBeFocused();

  await page.keyboard.press('Tab');
  const trusted = page.getByRole('switch', { name: 'I trust this device (Chrome on Linux)' });
  await expect(trusted).toBeFocused();
  const saved = page.waitForResponse((answer) => isAction('trust_device')(answer.request()));
  await page.keyboard.press('Space');
  await expect(trusted).toBeChecked();
  expect((await saved).status()).toBe(200);
  await page.reload();
  await expect(trusted).toBeChecked();

  await trusted.focus();
  for (const name of [
    'Sign out here',
    'I trust this device (Firefox on Linux)',
    'Sign out Firefox on Linux',
  ]) {
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveAccessibleName(name);
  }
  await page.keyboard.press('Enter');
  await expect(toast(page)).toContainText('Signed Out');
  await expect(page.getByRole('heading', { name: 'Signed in' })).toBeFocused();
  await other.context.close();
});

test('[FN-03] signing out here leaves the other device signed in', async ({
  page,
  person,
  browser,
  baseURL,
}) => {
  await signIn(page, person);
  const other = await onAnotherDevice(browser, baseURL ?? '', person);
  await page.goto('/sessions');
  await page.getByRole('button', { name: 'Sign out here' }).click();
  await expect(page.getByRole('button', { name: 'Get Started Free' })).toBeVisible();
  await other.page.goto('/sessions');
  await expect(other.page.getByText('You’re only signed in on this device.')).toBeVisible();
  await other.context.close();
});

test('the list of devices reports failures to load, end and trust calmly, and changes nothing', async ({
  page,
  person,
  browser,
  baseURL,
  problems,
}) => {
  problems.expect(/status of (400|404)/);
  await signIn(page, person);
  const other = await onAnotherDevice(browser, baseURL ?? '', person);
  const refuse = (action: string) =>
    page.route(api, (route) =>
      isAction(action)(route.request())
        ? route.fulfill({ status: 400, json: { success: false, code: 'x', message: 'x' } })
        : route.fallback(),
    );
  await refuse('list');
  await page.goto('/sessions');
  await expect(page.getByRole('alert')).toContainText('Failed to load sessions');
  await page.unroute(api);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(2);

  await refuse('force_logout');
  await page.getByRole('button', { name: 'Sign out Firefox on Linux' }).click();
  await expect(toast(page)).toContainText('Failed to logout sessions');
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(2);
  await page.unroute(api);

  await refuse('trust_device');
  const trusted = page.getByRole('switch', { name: 'I trust this device (Firefox on Linux)' });
  await trusted.click();
  await expect(toast(page)).toContainText('Failed to trust device');
  await expect(trusted).not.toBeChecked();
  await other.context.close();
});
