import { expectAccessible } from '../support/accessible.ts';
import { expect, signIn, test, toast } from '../support/fixtures.ts';
import { allSaved } from '../support/task-list.ts';
import { followDevice, inTheme, themes } from '../support/themes.ts';

test('Settings gathers every setting on one accessible page, in both themes and on a phone', async ({
  page,
  person,
}) => {
  await followDevice(page);
  await signIn(page, person, '/settings');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'Theme',
    'Accessibility',
    'Lists',
    'Focus',
    'Sound',
    'Voice',
    'Notifications',
    'Dates and times',
    'Devices',
    'Two-step sign-in',
    'Privacy',
    'Sign out',
  ]);
  await expect(page.getByRole('switch', { name: 'Spoken replies' })).toBeVisible();
  await expect(page.getByText('Sound settings')).toBeVisible();
  for (const theme of themes) {
    await inTheme(page, theme);
    await expectAccessible(page);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('navigation', { name: 'App' })).toBeVisible();
  await expectAccessible(page);
});

test('a way of writing dates is kept with the account and used at once', async ({ page, person }) => {
  await signIn(page, person, '/settings');
  const example = page.getByRole('region', { name: 'Dates and times' }).getByRole('status');
  await page.getByLabel('Date format').selectOption('American');
  await page.getByRole('radio', { name: '12-hour' }).check();
  await expect(example).toContainText(/ [AP]M \(\d+\/\d+\/\d\d\)$/);
  await page.getByRole('radio', { name: '24-hour' }).check();
  await expect(example).not.toContainText(/[AP]M/);
  await allSaved(page);
  await page.reload();
  await expect(page.getByLabel('Date format')).toHaveValue('en-US');
  await expect(page.getByRole('radio', { name: '24-hour' })).toBeChecked();
  await page.goto('/sessions');
  await expect(page.getByText(/^Active now, [A-Z][a-z]{2} \d+, \d{4}/)).toBeVisible();
});

test('[AUTH-07] “Only this device” ends this device’s session and leaves the other one signed in', async ({
  page,
  person,
  browser,
  baseURL,
}) => {
  await signIn(page, person, '/settings');
  const other = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await signIn(other, person, '/sessions');
  await expect(other.getByRole('heading', { level: 3 })).toHaveCount(2);
  const ended = page.waitForRequest(
    (request) =>
      request.url().endsWith('/functions/v1/session-management') &&
      request.postData()?.includes('force_logout') === true,
  );
  const token = await page.evaluate(() => sessionStorage.getItem('session_client_token'));
  await page.getByRole('button', { name: 'Only this device' }).click();
  expect((await ended).postDataJSON()).toEqual({ action: 'force_logout', sessionToken: token });
  await expect(toast(page)).toContainText('Signed Out');
  await expect(toast(page)).toContainText('On this device only.');
  await expect(page.getByRole('button', { name: 'Get Started Free' })).toBeVisible();

  await other.reload();
  await expect(other.getByText('You’re only signed in on this device')).toBeVisible();
  await other.context().close();
});

test('[AUTH-07] Sign Out says that it was on all devices, and so it was', async ({
  page,
  person,
  browser,
  baseURL,
}) => {
  await signIn(page, person, '/app');
  const other = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await signIn(other, person, '/sessions');
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/');
  await expect(toast(page)).toContainText('Signed Out');
  await expect(toast(page)).toContainText('On all your devices.');
  // It is told at once, wherever it is.
  await expect(other).toHaveURL('/auth-required?next=%2Fsessions');
  await other.goto('/tasks');
  await expect(other).toHaveURL('/auth-required?next=%2Ftasks');
  await other.context().close();
});
