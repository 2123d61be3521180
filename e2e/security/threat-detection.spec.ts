import type { Browser, Page, Request } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import {
  admin,
  expect,
  type Person,
  putDeviceNoticeAway,
  signInAnew,
  takeSession,
  test,
  toast,
} from '../support/fixtures.ts';
import { followDevice, inTheme, themes } from '../support/themes.ts';
import { headersOf, userIdOf } from '../support/written-before.ts';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

const analysis = '/functions/v1/threat-detection';
const isAnalysis = (request: Request): boolean => request.url().includes(analysis);
const isAudit = (request: Request): boolean => request.url().includes('/functions/v1/audit-management');

/** A sign-in by hand, until the server has looked at it and at what is told after it. */
const signInAnalysed = async (page: Page, person: Person): Promise<void> => {
  const analysed = page.waitForResponse((answer) => isAnalysis(answer.request()));
  const watched = page.waitForResponse((answer) => answer.url().includes('/rpc/monitor_session_security'));
  await signInAnew(page, person);
  expect((await analysed).status()).toBe(200);
  expect((await watched).ok()).toBe(true);
};

const onAnotherDevice = async (browser: Browser, baseURL: string, person: Person, userAgent = firefox) => {
  const context = await browser.newContext({ baseURL, userAgent });
  const page = await context.newPage();
  await signInAnalysed(page, person);
  return { page, context };
};

const notice = (page: Page) => page.getByRole('region', { name: /Background notices/ }).getByRole('listitem');

/** Whether there is anything to tell has been asked by then. */
const visit = async (page: Page, path: string): Promise<void> => {
  const asked = page.waitForResponse((answer) => answer.url().includes('/rpc/read_device_notice'));
  await page.goto(path);
  expect((await asked).ok()).toBe(true);
};

test('[FN-02] [FN-05] a sign-in is analysed a second after it, with the specified body', async ({
  page,
  person,
}) => {
  const moments = new Map<string, number>();
  page.on('request', (request) => {
    if (isAudit(request)) moments.set('signed in', Date.now());
    if (isAnalysis(request)) moments.set('analysed', Date.now());
  });
  const asked = page.waitForRequest(isAnalysis);
  const placed = page.waitForRequest((one) => one.url().includes('record_location_with_enhanced_privacy'));
  const watched = page.waitForRequest((one) => one.url().includes('/rpc/monitor_session_security'));
  await signInAnew(page, person);
  const request = await asked;
  const [deviceId, userAgent] = await page.evaluate(() => [
    localStorage.getItem('kindling-device-id'),
    navigator.userAgent,
  ]);
  expect(deviceId).toMatch(/^[0-9a-f]{32}$/);
  expect(request.postDataJSON()).toEqual({
    action: 'analyze_login',
    user_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    ip_address: 'unknown',
    user_agent: userAgent,
    location: { country: 'unknown', region: 'unknown', city: 'unknown', privacy_enhanced: true },
    device_fingerprint: deviceId,
  });
  const wait = (moments.get('analysed') ?? 0) - (moments.get('signed in') ?? 0);
  expect(wait).toBeGreaterThanOrEqual(900);
  expect((await (await placed).response())?.ok()).toBe(true);
  expect((await (await watched).response())?.ok()).toBe(true);
});

test('[FN-02] an analysis that does not answer keeps nobody from anything', async ({
  page,
  person,
  problems,
}) => {
  problems.expect(/status of 503/);
  await page.route(`**${analysis}`, (route) => route.fulfill({ status: 503, json: { success: false } }));
  const asked = page.waitForResponse((answer) => isAnalysis(answer.request()));
  await signInAnew(page, person);
  await asked;
  await page.goto('/tasks');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(toast(page)).toHaveCount(0);
});

test('[FN-02] a new device is told on the older one, and “Sign it out” ends it', async ({
  page,
  person,
  browser,
  baseURL,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await followDevice(page);
  await signInAnalysed(page, person);
  // The first device of all is not new.
  await visit(page, '/tasks');
  await expect(notice(page)).toHaveCount(0);

  const other = await onAnotherDevice(browser, baseURL ?? '', person);
  // Never to the new device itself.
  await visit(other.page, '/tasks');
  await expect(notice(other.page)).toHaveCount(0);

  await visit(page, '/tasks');
  await expect(notice(page)).toContainText('A new device signed in');
  await expect(notice(page)).toContainText('Firefox on Linux, just now. Was it you?');
  for (const theme of themes) {
    await inTheme(page, theme);
    await expectAccessible(page);
  }
  await notice(page).getByRole('button', { name: 'Sign it out' }).click();
  await expect(toast(page)).toContainText('That device lost access right away.');
  await expect(notice(page)).toHaveCount(0);

  // It may notice by itself, while it is on its way.
  await expect(async () => {
    await other.page.goto('/inbox');
  }).toPass();
  await expect(other.page).toHaveURL(/\/auth-required/);
  await visit(page, '/tasks');
  await expect(page).toHaveURL('/tasks');
  await expect(notice(page)).toHaveCount(0);
  await other.context.close();
});

test('[FN-02] after “This was me” the device may come again without a word', async ({
  page,
  person,
  browser,
  baseURL,
}) => {
  await signInAnalysed(page, person);
  const other = await onAnotherDevice(browser, baseURL ?? '', person);
  await visit(page, '/tasks');
  await notice(page).getByRole('button', { name: 'This was me' }).click();
  await expect(toast(page)).toContainText('We won’t ask about it again.');
  await page.goto('/sessions');
  await expect(page.getByRole('switch', { name: 'I trust this device (Firefox on Linux)' })).toBeChecked();

  await other.page.goto('/sessions');
  await other.page.getByRole('button', { name: 'Sign out here' }).click();
  await expect(other.page.getByRole('button', { name: 'Get Started Free' })).toBeVisible();
  await signInAnalysed(other.page, person);
  await visit(page, '/tasks');
  await expect(notice(page)).toHaveCount(0);
  await other.context.close();
});

test('[FN-02] somebody who is no admin finds their own events below their devices', async ({
  page,
  person,
  browser,
  baseURL,
}) => {
  await signInAnalysed(page, person);
  const other = await onAnotherDevice(browser, baseURL ?? '', person);
  await page.goto('/sessions');
  const events = page.getByRole('region', { name: 'Unusual activity' });
  await expect(events.getByText('To look at: 1')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Sign it out \(A new device/ }).click();
  await expect(events.getByText('Nothing waits for you')).toBeVisible();
  await expect(events.getByRole('heading', { name: 'Unusual activity' })).toBeFocused();
  await expect(page.getByText('You’re only signed in on this device.')).toBeVisible();
  // Home, which for somebody who has been here before is the page they start from.
  await page.goto('/threat-detection');
  await expect(page).toHaveURL('/welcome');
  await other.context.close();
});

/** An admin of this test alone: the first one signs in in many tests, each time as a new device. */
const makeAdmin = async (browser: Browser, baseURL: string, person: Person) => {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  await takeSession(page, person);
  const id = await userIdOf(page);
  await takeSession(page, admin);
  const become = async (role: 'admin' | 'person'): Promise<void> => {
    const answer = await context.request.post('/rest/v1/rpc/set_account_role', {
      headers: await headersOf(page),
      data: { p_user_id: id, p_role: role, p_reason: 'Looks after the site' },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
  };
  await become('admin');
  return {
    putBack: async (): Promise<void> => {
      await become('person');
      await context.close();
    },
  };
};

test('[ADMIN-01] [FN-02] unusual activity: grouped, trusted, harmless with a reason, everybody’s', async ({
  page,
  person,
  browser,
  baseURL,
}) => {
  const keeper = { email: person.email.replace('robin', 'keeper'), name: 'Kim' };
  const { putBack } = await makeAdmin(browser, baseURL ?? '', keeper);
  await followDevice(page);
  await signInAnalysed(page, keeper);
  const [laptop, phone] = [
    await onAnotherDevice(browser, baseURL ?? '', keeper),
    await onAnotherDevice(browser, baseURL ?? '', keeper, safari),
  ];
  const stranger = [
    await onAnotherDevice(browser, baseURL ?? '', person),
    await onAnotherDevice(browser, baseURL ?? '', person),
  ];

  await putDeviceNoticeAway(page);
  await page.goto('/admin/system');
  await page.getByRole('link', { name: 'Unusual activity' }).click();
  await expect(page).toHaveURL('/threat-detection');
  const today = page.getByRole('region', { name: 'Today' });
  await expect(today.getByRole('listitem')).toHaveCount(2);
  await expect(page.getByText('2 events in the last 30 days, nothing urgent.')).toBeVisible();
  await expect(today.getByText('Good to know').first()).toBeVisible();
  await page.getByText('Show as a table').click();
  await expect(page.getByRole('row', { name: 'Today 2 0' })).toBeVisible();

  await page.getByRole('radio', { name: 'By kind' }).check();
  const kind = page.getByRole('region', { name: 'A new device' });
  await expect(kind.getByRole('listitem')).toHaveCount(2);
  const laptopEvent = kind.getByRole('listitem').filter({ hasText: 'Firefox on Linux signed in' });
  const phoneEvent = kind.getByRole('listitem').filter({ hasText: 'Safari on iPhone signed in' });
  await expect(laptopEvent).toContainText('Firefox on Linux, still signed in, last active just now.');
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    for (const theme of themes) {
      await inTheme(page, theme);
      await expectAccessible(page);
    }
  }

  await phoneEvent.getByRole('button', { name: /^It’s harmless/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Why is it harmless?' });
  await dialog.getByRole('button', { name: 'Mark as harmless' }).click();
  await expect(dialog.getByText('Please say why.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Reason').fill('My new phone');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(toast(page)).toContainText('Your reason is kept with it.');
  await laptopEvent.getByRole('button', { name: /^This was me/ }).click();
  await expect(page.getByRole('heading', { name: 'Nothing waits for you' })).toBeFocused();
  await page.getByText('Decided').click();
  await expect(page.getByText('Marked as harmless: My new phone')).toBeVisible();
  await expect(kind.getByText('Trusted', { exact: true })).toBeVisible();

  await page.getByRole('radio', { name: 'Everybody' }).check();
  const theirs = page.getByRole('listitem').filter({ hasText: `Account: ${person.email}` });
  await expect(theirs.first()).toContainText('signed in to this account for the first time');
  await theirs
    .first()
    .getByRole('button', { name: /^Sign it out/ })
    .click();
  await expect(toast(page)).toContainText('That device lost access right away.');
  // It may notice by itself, while it is on its way.
  await expect(async () => {
    await stranger[1]?.page.goto('/tasks');
  }).toPass();
  await expect(stranger[1]?.page ?? page).toHaveURL(/\/auth-required/);
  for (const { context } of [laptop, phone, ...stranger]) await context.close();
  await putBack();
});
