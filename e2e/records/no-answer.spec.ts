import type { Page } from '@playwright/test';
import { expect, takeSession, test } from '../support/fixtures.ts';
import { allSaved } from '../support/task-list.ts';

const capture = (page: Page) => page.getByLabel('Write one down');
const taskOf = (page: Page, title: string) => page.getByRole('heading', { level: 3, name: title });

const writeOne = async (page: Page): Promise<void> => {
  await page.goto('/tasks');
  await capture(page).fill('Call the dentist');
  await capture(page).press('Enter');
  await expect(taskOf(page, 'Call the dentist')).toBeVisible();
  await allSaved(page);
};

/** From the next load on the client cannot be made; what the device holds is there. */
const withoutAnswer = async (page: Page, is: 'refused' | 'never' = 'refused'): Promise<void> => {
  await page.route('**/config.json', async (route) => {
    if (is === 'refused') await route.fulfill({ status: 503 });
  });
  await page.reload();
};

test('[AUTH-06] a host that does not answer takes no page away: one writes on, and it is sent later', async ({
  page,
  person,
  problems,
}) => {
  await takeSession(page, person);
  await writeOne(page);
  const field = capture(page);
  problems.expect(/status of 503/);
  await withoutAnswer(page);
  await expect(taskOf(page, 'Call the dentist')).toBeVisible();
  await field.fill('Water the plants');
  const status = page.getByRole('banner').getByRole('button', { name: /Offline|not sent/ });
  await expect(status).toHaveAccessibleName('Offline');
  await expect(field).toHaveValue('Water the plants');
  await field.press('Enter');
  await expect(taskOf(page, 'Water the plants')).toBeVisible();
  await expect(status).toHaveAccessibleName('1 not sent');

  // A page that only the host has says so in its place, and the way to the others stays.
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Memory' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Kindling');
  await expect(page.getByRole('main').getByRole('button', { name: 'Try Again' })).toBeVisible();

  await status.click();
  const details = page.getByRole('dialog', { name: '1 change not sent yet' });
  await expect(details).toContainText('Safe on this device.');
  await page.unroute('**/config.json');
  await details.getByRole('button', { name: 'Try now' }).click();
  await expect(page.getByRole('dialog')).toContainText('This device and the server are in sync.');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Memory' })).toBeVisible();
  await allSaved(page);
});

for (const [what, is] of [
  ['answers with an error', 'refused'],
  ['never answers', 'never'],
] as const) {
  test(`[AUTH-07] who signs out while the host ${what} is signed out on this device, in every tab, and told so`, async ({
    page,
    context,
    person,
    problems,
  }) => {
    await takeSession(page, person);
    await writeOne(page);
    const other = await context.newPage();
    await other.goto('/tasks');
    await expect(taskOf(other, 'Call the dentist')).toBeVisible();
    await allSaved(other);
    problems.expect(/status of 503/);
    await withoutAnswer(page, is);
    await expect(taskOf(page, 'Call the dentist')).toBeVisible();
    await page.getByRole('banner').getByRole('button', { name: 'Sign Out' }).click();
    await expect(
      page.getByText('On this device only. We couldn’t reach your other devices.', { exact: true }),
    ).toBeVisible();
    await expect(page).toHaveURL('/');
    const sessions = async () =>
      page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('sb-')));
    expect(await sessions()).toEqual([]);
    await expect(other).toHaveURL(/\/auth-required/);
    await expect(taskOf(other, 'Call the dentist')).toHaveCount(0);
    const databases = async () =>
      page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
    expect((await databases()).filter((name) => name?.startsWith('kindling-records-'))).toEqual([]);
  });
}
