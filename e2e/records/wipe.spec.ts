import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { canSealHere, placesWith } from '../support/device-search.ts';
import { expect, type Person, signIn, takeSession, test } from '../support/fixtures.ts';
import { allSaved } from '../support/task-list.ts';

const capture = (page: Page) => page.getByLabel('Write one down');
const task = (page: Page, title: string) => page.getByRole('heading', { level: 3, name: title });
const signedOut = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'You were signed out on this device' });

const add = async (page: Page, line: string): Promise<void> => {
  await capture(page).fill(line);
  await capture(page).press('Enter');
  await expect(task(page, line)).toBeVisible();
};

/** The same person in another browser. */
const onAnotherDevice = async (
  browser: Browser,
  baseURL: string | undefined,
  person: Person,
): Promise<Page> => {
  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL, serviceWorkers: 'block' });
  const page = await context.newPage();
  await signIn(page, person, '/sessions');
  return page;
};

const endTheOthers = async (page: Page): Promise<void> => {
  await page.goto('/sessions');
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await page.getByRole('button', { name: 'Yes, sign out' }).click();
  await expect(page.getByText('You’re only signed in on this device.')).toBeVisible();
};

test.beforeEach(({ problems }) => {
  // What was asked in the very moment of the end is refused.
  problems.expect(/status of 40[13]|ERR_(INTERNET_DISCONNECTED|FAILED)|Failed to (load resource|fetch)/);
});

test('[FN-03] a device that is signed out from elsewhere empties at once, and keeps nothing of its person', async ({
  page,
  context,
  person,
  browser,
  baseURL,
}) => {
  await signIn(page, person, '/tasks');
  await add(page, 'Zanzibar appointment');
  await allSaved(page);
  const secondTab = await context.newPage();
  await secondTab.goto('/tasks');
  await expect(task(secondTab, 'Zanzibar appointment')).toBeVisible();
  await capture(page).fill('Quagga half thought');
  const words = ['Zanzibar', 'Quagga', person.email];
  expect(await placesWith(page, words)).not.toEqual([]);

  const other = await onAnotherDevice(browser, baseURL, person);
  await endTheOthers(other);
  // Nobody touches the first device.
  for (const tab of [page, secondTab]) {
    await expect(signedOut(tab)).toBeVisible();
    await expect(tab).toHaveURL('/auth-required?next=%2Ftasks');
    await expect(tab.getByText(/Zanzibar|Quagga/)).toHaveCount(0);
    expect(await placesWith(tab, words)).toEqual([]);
  }
  await expectAccessible(page);
  await page.reload();
  await expect(signedOut(page)).toBeVisible();
  await page.goto('/tasks');
  await expect(page).toHaveURL('/auth-required?next=%2Ftasks');
  await expect(page.getByText('Zanzibar')).toHaveCount(0);
  await other.context().close();
});

test('[TASK-02] what was not sent when the session ended is unreadable here, and comes back at the next sign-in', async ({
  page,
  context,
  person,
  browser,
  baseURL,
}) => {
  // A stream that is open stays open in this browser, network or not.
  await page.route('**/functions/v1/record-changes', (route) => route.abort());
  await signIn(page, person, '/tasks');
  await expect(capture(page)).toBeVisible();
  await expect.poll(() => canSealHere(page)).toBe(true);
  const other = await onAnotherDevice(browser, baseURL, person);

  await context.setOffline(true);
  await add(page, 'Walrus errand');
  await capture(page).fill('Narwhal half thought');
  await endTheOthers(other);
  // Without a network nobody can know.
  await expect(task(page, 'Walrus errand')).toBeVisible();
  await context.setOffline(false);
  await expect(signedOut(page)).toBeVisible();
  const words = ['Walrus', 'Narwhal'];
  expect(await placesWith(page, words)).toEqual([]);

  const next = { email: `next-${person.email}`, name: 'Kim' };
  await signIn(page, next, '/tasks');
  await expect(capture(page)).toHaveValue('');
  await expect(page.getByText(/Walrus|Narwhal/)).toHaveCount(0);
  expect(await placesWith(page, words)).toEqual([]);

  await signIn(page, person, '/tasks');
  await expect(task(page, 'Walrus errand')).toBeVisible();
  await expect(page.getByText('Your unsent changes are back and are being sent.')).toBeVisible();
  await allSaved(page);
  await other.goto('/tasks');
  await expect(task(other, 'Walrus errand')).toBeVisible();
  await expect(capture(page)).toHaveValue('Narwhal half thought');
  await other.context().close();
});

test('[FN-03] a session that was ended while the browser was closed shows nothing at the next start, and is wiped', async ({
  page,
  context,
  person,
  browser,
  baseURL,
}) => {
  await signIn(page, person, '/tasks');
  await add(page, 'Okapi appointment');
  await allSaved(page);
  await page.close();
  const other = await onAnotherDevice(browser, baseURL, person);
  await endTheOthers(other);

  const again = await context.newPage();
  await again.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      if (!document.documentElement.textContent.includes('Okapi')) return;
      sessionStorage.setItem('was-shown', 'yes');
      observer.disconnect();
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  await again.goto('/tasks');
  await expect(again).toHaveURL('/auth-required?next=%2Ftasks');
  await expect(signedOut(again)).toBeVisible();
  await expect.poll(() => placesWith(again, ['Okapi'])).toEqual([]);
  expect(await again.evaluate(() => sessionStorage.getItem('was-shown'))).toBeNull();
  await other.context().close();
});

test('[AUTH-07] what somebody wrote is unreadable for whoever signs in next, even without a sign-out', async ({
  page,
  person,
}) => {
  await signIn(page, person, '/tasks');
  await add(page, 'Quokka appointment');
  await allSaved(page);
  const next = { email: `next-${person.email}`, name: 'Kim' };
  // As if the first session had run out while the browser was closed.
  await takeSession(page, next);
  await page.goto('/tasks');
  await expect(capture(page)).toBeVisible();
  await expect(page.getByText('Quokka')).toHaveCount(0);
  expect(await placesWith(page, ['Quokka', `"${person.email}"`])).toEqual([]);
});
