import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { chooseLocalAccount, expect, takeSession, test, toast } from '../support/fixtures.ts';
import { inDatabase } from '../support/host-database.ts';
import { idsIn, writtenBefore } from '../support/written-before.ts';

const banner = (page: Page) => page.getByRole('region', { name: 'Your account', exact: true });

const askToLeave = async (page: Page): Promise<void> => {
  const panel = page.getByRole('region', { name: 'Delete your data' });
  await panel.getByRole('button', { name: 'Delete my account' }).click();
  const sure = page.getByRole('dialog', { name: 'Delete your account?' });
  await expect(sure).toContainText('People you share with and your calendar address see nothing from now on');
  await expectAccessible(page);
  await sure.getByRole('button', { name: 'Delete it in 14 days' }).click();
  await expect(banner(page)).toContainText('Your account will be deleted on');
  await expect(sure).toBeHidden();
};

test('[ARCHIVE-01] leaving is asked for, called off, asked for again and carried out; then nothing is found', async ({
  page,
  person,
  host,
  browser,
  baseURL,
  problems,
}) => {
  await takeSession(page, person);
  await writtenBefore(page, 'tasks', [{ title: 'Send the marmalade letter' }]);
  await page.goto('/data-archival');

  await askToLeave(page);
  await banner(page).getByRole('button', { name: 'Keep my account' }).click();
  await expect(toast(page)).toContainText('Your account stays');
  await expect(banner(page)).toBeHidden();
  expect(await idsIn(page, 'tasks')).toHaveLength(1);

  await askToLeave(page);
  // On every page, after a reload too, and still everything is there.
  await page.goto('/tasks');
  await expect(banner(page)).toBeVisible();
  await expect(page.getByText('Send the marmalade letter').first()).toBeVisible();
  // A sign-in that did not ask is asked, and deciding nothing changes nothing.
  const context = await browser.newContext({
    ...(baseURL === undefined ? {} : { baseURL }),
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
  });
  const elsewhere = await context.newPage();
  await takeSession(elsewhere, person);
  await elsewhere.goto('/tasks');
  const choice = elsewhere.getByRole('dialog', { name: 'Do you want to keep your account?' });
  await expectAccessible(elsewhere);
  await choice.getByRole('button', { name: 'Leave it as it is' }).click();
  await expect(banner(elsewhere)).toBeVisible();
  await context.close();

  problems.expect(/status of 40[0-9]|ERR_|Failed to (load resource|fetch)|status of 50[0-9]/);
  await inDatabase(
    host,
    `update public.delete_requests set asked_at = now() - interval '15 days', due_at = now()
     where user_id = (select id from auth.users where email = $1)`,
    [person.email],
  );
  await host.restart();
  const accounts = () => inDatabase(host, 'select id from auth.users where email = $1', [person.email]);
  await expect.poll(accounts).toEqual([]);

  // The sign-in of before opens nothing, and nothing is left on the device.
  await page.goto('/tasks');
  await expect(page.getByRole('heading', { name: 'You were signed out on this device' })).toBeVisible();
  await expect(page.getByText('Send the marmalade letter')).toHaveCount(0);

  // Nobody has this address any more: whoever signs in with it begins anew.
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('This is a local account. It stays on this computer.')).toBeVisible();
  await expect(page.getByRole('button', { name: person.email })).toHaveCount(0);
  await chooseLocalAccount(page, person);
  await expect.poll(accounts).toHaveLength(1);
  await expect(async () => expect(await idsIn(page, 'tasks')).toEqual([])).toPass();
  await expect(banner(page)).toHaveCount(0);
  await expect(page.getByText('Send the marmalade letter')).toHaveCount(0);
});
