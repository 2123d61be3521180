import type { Browser, Page } from '@playwright/test';
import { expect, type Person, signIn, test } from '../support/fixtures.ts';
import { placesWith } from '../support/device-search.ts';
import { allSaved } from '../support/task-list.ts';

const capture = (page: Page) => page.getByLabel('Write one down');
const task = (page: Page, title: string) => page.getByRole('heading', { level: 3, name: title });

const add = async (page: Page, line: string): Promise<void> => {
  await capture(page).fill(line);
  await capture(page).press('Enter');
};

const onAnotherDevice = async (
  browser: Browser,
  baseURL: string | undefined,
  person: Person,
): Promise<Page> => {
  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL, serviceWorkers: 'block' });
  const page = await context.newPage();
  await signIn(page, person, '/tasks');
  await expect(capture(page)).toBeVisible();
  return page;
};

test.describe('without a network', () => {
  test('[TASK-02] what is written without a network survives a closed tab, and is sent when there is one again', async ({
    page,
    context,
    person,
    problems,
    browser,
    baseURL,
  }) => {
    problems.expect(/ERR_INTERNET_DISCONNECTED|Failed to (load resource|fetch)/);
    await signIn(page, person, '/tasks');
    await expect(capture(page)).toBeVisible();
    await context.setOffline(true);
    await add(page, 'Written in a tunnel 20m low');
    await expect(task(page, 'Written in a tunnel')).toBeVisible();
    await expect(page.getByRole('button', { name: '1 not sent' })).toBeVisible();
    await page.close();

    await context.setOffline(false);
    const again = await context.newPage();
    // Whatever the server says, the device knows it by itself.
    await again.route('**/rest/v1/rpc/*', (route) => route.abort());
    await again.goto('/tasks');
    await expect(task(again, 'Written in a tunnel')).toBeVisible();
    await again.getByRole('button', { name: '1 not sent' }).click();
    await again.getByRole('button', { name: 'Try now' }).click();
    await expect(again.getByRole('button', { name: '1 not sent' })).toBeVisible();
    // Nobody presses anything any more: it goes by itself.
    await again.unroute('**/rest/v1/rpc/*');
    await allSaved(again);
    await expect(again.getByRole('button', { name: 'not sent' })).toHaveCount(0);

    const other = await onAnotherDevice(browser, baseURL, person);
    await expect(task(other, 'Written in a tunnel')).toBeVisible();
    await other.context().close();
  });

  test('[TASK-02] everything on the list works without a network, and undo as well', async ({
    page,
    context,
    person,
    problems,
  }) => {
    problems.expect(/ERR_INTERNET_DISCONNECTED|Failed to (load resource|fetch)/);
    await signIn(page, person, '/tasks');
    await add(page, 'Fold the laundry');
    await add(page, 'Answer the letter');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Mark “Fold the laundry” as done' }).click();
    await expect(task(page, 'Fold the laundry')).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(task(page, 'Fold the laundry')).toBeVisible();
    await page.getByRole('button', { name: 'Mark “Answer the letter” as done' }).click();
    await expect(page.getByText(/Failed|Error/)).toHaveCount(0);
    await context.setOffline(false);
    await allSaved(page);
    await page.reload();
    await expect(task(page, 'Fold the laundry')).toBeVisible();
    await expect(task(page, 'Answer the letter')).toHaveCount(0);
  });
});

test('two tabs show the same without a reload', async ({ page, context, person }) => {
  await signIn(page, person, '/tasks');
  const other = await context.newPage();
  await other.goto('/tasks');
  await expect(capture(other)).toBeVisible();
  await add(page, 'Seen in both');
  await expect(task(other, 'Seen in both')).toBeVisible();
  await other.getByRole('button', { name: 'Mark “Seen in both” as done' }).click();
  await expect(task(page, 'Seen in both')).toHaveCount(0);
});

test('two devices show the same without a reload', async ({ page, person, browser, baseURL }) => {
  await signIn(page, person, '/tasks');
  const other = await onAnotherDevice(browser, baseURL, person);
  await add(page, 'Seen on both');
  await expect(task(other, 'Seen on both')).toBeVisible();
  await other.getByRole('button', { name: 'Mark “Seen on both” as done' }).click();
  await expect(task(page, 'Seen on both')).toHaveCount(0);
  await other.context().close();
});

test('changes that two devices made while apart are merged', async ({
  page,
  context,
  person,
  browser,
  baseURL,
  problems,
}) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED|Failed to (load resource|fetch)/);
  await signIn(page, person, '/tasks');
  await add(page, 'Write to Kim');
  await allSaved(page);
  const other = await onAnotherDevice(browser, baseURL, person);
  await expect(task(other, 'Write to Kim')).toBeVisible();

  await context.setOffline(true);
  await other.context().setOffline(true);
  await add(page, 'From the first device');
  await page.getByRole('button', { name: 'Mark “Write to Kim” as done' }).click();
  await add(other, 'From the second device');
  await context.setOffline(false);
  await other.context().setOffline(false);
  for (const device of [page, other]) {
    await expect(task(device, 'From the first device')).toBeVisible();
    await expect(task(device, 'From the second device')).toBeVisible();
    await expect(task(device, 'Write to Kim')).toHaveCount(0);
  }
  await other.context().close();
});

test.describe('signing out', () => {
  test('[AUTH-06] signing out with unsent changes asks first, and keeps them for the next time', async ({
    page,
    person,
    problems,
  }) => {
    problems.expect(/Failed to (load resource|fetch)|ERR_FAILED/);
    await signIn(page, person, '/tasks');
    await expect(capture(page)).toBeVisible();
    await page.route('**/rest/v1/rpc/apply_edits', (route) => route.abort());
    await add(page, 'Not sent yet');
    await page.getByRole('button', { name: 'Sign Out' }).click();
    const question = page.getByRole('dialog', { name: 'One change is only on this device' });
    await expect(question).toBeVisible();
    await question.getByRole('button', { name: 'Stay signed in' }).click();
    await expect(task(page, 'Not sent yet')).toBeVisible();

    await page.getByRole('button', { name: 'Sign Out' }).click();
    const download = page.waitForEvent('download');
    await question.getByRole('button', { name: 'Download a copy' }).click();
    expect((await download).suggestedFilename()).toMatch(/^kindling-not-sent-\d{4}-\d\d-\d\d\.json$/);
    await question.getByRole('button', { name: 'Keep on this device and sign out' }).click();
    await expect(page).toHaveURL('/');
    expect(await placesWith(page, ['Not sent yet'])).toEqual([]);

    await page.unroute('**/rest/v1/rpc/apply_edits');
    await signIn(page, person, '/tasks');
    await expect(task(page, 'Not sent yet')).toBeVisible();
    await allSaved(page);
  });

  test('[AUTH-06] signing out leaves nothing of the person on the device', async ({ page, person }) => {
    await signIn(page, person, '/tasks');
    await add(page, 'Nobody else’s business');
    await allSaved(page);
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await expect(page).toHaveURL('/');
    const left = await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
    expect(left.filter((name) => name?.startsWith('kindling-records-'))).toEqual([]);
  });
});
