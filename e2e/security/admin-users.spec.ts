import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { admin, chooseLocalAccount, expect, signIn, takeSession, test, toast } from '../support/fixtures.ts';
import { followDevice, inTheme, themes } from '../support/themes.ts';
import { writtenBefore } from '../support/written-before.ts';

test.use({ variables: { AUTH_EMAIL: 'on' } });

const secret = 'zanzibar-lantern';

/** Somebody with an account, who has written something. */
const withAccount = async (page: Page, person: { readonly email: string; readonly name: string }) => {
  const theirs = await page
    .context()
    .browser()!
    .newContext({ baseURL: new URL(page.url()).origin });
  const other = await theirs.newPage();
  await takeSession(other, person);
  await writtenBefore(other, 'tasks', [{ title: secret }]);
  return { other, close: () => theirs.close() };
};

/** The row of somebody, found by their address and opened. */
const openRow = async (page: Page, email: string) => {
  await page.getByRole('searchbox', { name: 'Search by e-mail address or id' }).fill(email);
  await expect(page.getByRole('heading', { name: '1 person' })).toBeVisible();
  const row = page.getByRole('listitem').filter({ hasText: email });
  await row.getByRole('button', { name: email }).click();
  await expect(row.getByText('Signs in with')).toBeVisible();
  return row;
};

const giveReason = async (page: Page, button: string, reason = 'Trying it out'): Promise<void> => {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill(reason);
  await dialog.getByRole('button', { name: button }).click();
};

/** As if the sign-in were old: the database is asked with a real one afterwards. */
const askWhoOnce = async (page: Page, procedure: string): Promise<void> => {
  await page.route(
    `**/rpc/${procedure}`,
    (route) =>
      route.fulfill({ status: 428, json: { code: 'PT428', message: 'Please confirm that it is you' } }),
    { times: 1 },
  );
};

test('[ADMIN-01] an admin finds somebody, changes tier and role with a reason, takes it back, and sees nothing they wrote', async ({
  page,
  person,
}) => {
  await takeSession(page, admin);
  const { close } = await withAccount(page, person);
  await close();
  const answers: string[] = [];
  page.on('response', (response) => {
    if (!/\/(?:rest|functions)\//.test(response.url())) return;
    void response.text().then(
      (text) => answers.push(text),
      () => undefined,
    );
  });
  await page.goto('/admin/users');
  await expect(page.getByRole('heading', { name: 'People and roles' })).toBeVisible();
  const row = await openRow(page, person.email);
  await expectAccessible(page);

  await row.getByRole('button', { name: 'Change tier' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'Change the tier' })).toBeVisible();
  await dialog.getByRole('radio', { name: 'Pro', exact: true }).check();
  await dialog.getByRole('button', { name: 'Change tier' }).click();
  await expect(dialog.getByText('Write a short reason')).toBeVisible();
  await expectAccessible(page);
  await giveReason(page, 'Change tier', 'Paid for it');
  await expect(toast(page)).toContainText('The tier is changed.');
  await expect(row.getByRole('definition').filter({ hasText: 'Pro' })).toBeVisible();
  await toast(page).getByRole('button', { name: 'Undo' }).click();
  await expect(row.getByRole('definition').filter({ hasText: 'the site’s own' })).toBeVisible();

  await row.getByRole('button', { name: 'Make admin' }).click();
  await giveReason(page, 'Make admin', 'Helps us');
  await expect(row.getByRole('button', { name: 'Remove admin' })).toBeVisible();
  await toast(page).filter({ hasText: 'now an admin' }).getByRole('button', { name: 'Undo' }).click();
  await expect(row.getByRole('button', { name: 'Make admin' })).toBeVisible();
  await row.getByText('What was done to this account').click();
  await expect(row.getByText('“Undo: Helps us”')).toBeVisible();
  await expect(row.getByText('“Paid for it”', { exact: true })).toBeVisible();

  expect(answers.length).toBeGreaterThan(3);
  expect(answers.join(' ')).not.toContain(secret);
  await expect(page.locator('body')).not.toContainText(secret);
});

test('[ADMIN-01] a ban asks once more who is there, goes on by itself, and its person is told plainly', async ({
  page,
  person,
  problems,
}) => {
  problems.expect(/428|401|403/);
  await takeSession(page, admin);
  const { other, close } = await withAccount(page, person);
  await page.goto('/admin/users');
  const row = await openRow(page, person.email);
  await askWhoOnce(page, 'ban_account');
  await row.getByRole('button', { name: 'Ban', exact: true }).click();
  await page.getByRole('dialog').getByRole('radio', { name: 'One week' }).check();
  await giveReason(page, 'Ban', 'Sent spam');
  await expect(page.getByRole('heading', { name: 'Is it still you?' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Sign in again' }).click();
  await chooseLocalAccount(page, admin);
  await expect(page).toHaveURL('/admin/users');
  await expect(toast(page)).toContainText('This person can’t sign in any more.');
  await expect(page.getByText('Banned', { exact: true }).first()).toBeVisible();

  await other.goto('/auth/google');
  await chooseLocalAccount(other, person);
  await expect(other.getByText('This account is banned and can’t sign in right now.')).toBeVisible();
  await page.getByRole('button', { name: 'Lift ban' }).click();
  await giveReason(page, 'Lift ban', 'Said sorry');
  await expect(page.getByRole('button', { name: 'Ban', exact: true })).toBeVisible();
  await close();
});

test('[ADMIN-01] a PIN is enough to show who is there, and a wrong one is not', async ({
  page,
  person,
  problems,
}) => {
  problems.expect(/428/);
  const pin = '182736';
  await takeSession(page, admin);
  const { close } = await withAccount(page, person);
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Set a PIN' }).click();
  await page.getByLabel('New PIN', { exact: true }).fill(pin);
  await page.getByLabel('New PIN again').fill(pin);
  await page.getByRole('button', { name: 'Set PIN' }).click();
  await expect(page.getByRole('button', { name: 'Change PIN' })).toBeVisible();

  await page.goto('/admin/users');
  const row = await openRow(page, person.email);
  await askWhoOnce(page, 'sign_out_account');
  await row.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page.getByRole('dialog')).toContainText('This can’t be undone.');
  await giveReason(page, 'Sign out everywhere', 'Lost their phone');
  await page.getByLabel('Your PIN').fill('999000');
  await page.getByRole('button', { name: 'Confirm and go on' }).click();
  await expect(page.getByText('That isn’t your PIN.')).toBeVisible();
  const signedOut = page.waitForResponse((answer) => answer.url().includes('/rpc/sign_out_account'));
  await page.getByLabel('Your PIN').fill(pin);
  await page.getByRole('button', { name: 'Confirm and go on' }).click();
  expect((await signedOut).ok()).toBe(true);
  await expect(toast(page)).toContainText('This person is signed out everywhere.');
  await expect(toast(page).getByRole('button', { name: 'Undo' })).toHaveCount(0);

  await row.getByRole('button', { name: 'Delete account' }).click();
  await expect(page.getByRole('dialog')).toContainText('This can’t be undone.');
  await giveReason(page, 'Delete account', 'They asked for it');
  await expect(toast(page).filter({ hasText: 'The account is deleted.' })).toBeVisible();
  await expect(page.getByText('Nobody fits this search.')).toBeVisible();
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Remove PIN' }).click();
  await page.getByLabel('Current PIN').fill(pin);
  await page.getByRole('button', { name: 'Remove PIN' }).last().click();
  await close();
});

test('[ADMIN-01] an invitation is a link to hand over, and can be withdrawn', async ({ page }) => {
  const email = 'invited-one@example.org';
  await signIn(page, admin, '/admin/users');
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('E-mail address').fill(email);
  await giveReason(page, 'Invite', 'Works with us');
  await expect(dialog.getByText('/auth/v1/verify?token=')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('radio', { name: 'Invited' }).check();
  const row = page.getByRole('listitem').filter({ hasText: email });
  await row.getByRole('button', { name: email }).click();
  await row.getByRole('button', { name: 'Withdraw invitation' }).click();
  await giveReason(page, 'Withdraw invitation', 'Wrong address');
  await expect(page.getByText('No invitation is waiting.')).toBeVisible();
});

test('[ADMIN-01] the last admin is told why they stay, on a phone and in both themes', async ({ page }) => {
  await followDevice(page);
  await page.setViewportSize({ width: 390, height: 800 });
  await signIn(page, admin, '/admin/users');
  const row = await openRow(page, admin.email);
  await expect(row).toContainText('The last admin can’t be removed');
  await expect(row.getByRole('button', { name: /Ban|Delete|Remove admin/ })).toHaveCount(0);
  for (const theme of themes) {
    await inTheme(page, theme);
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  }
});

test('[ADMIN-01] the page is for admins: others are sent to the front page', async ({ page, person }) => {
  await signIn(page, person, '/?stay=true');
  await expect(page.getByRole('heading', { name: 'Small sparks, steady flow' })).toBeVisible();
  await page.goto('/admin/users');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { name: 'Small sparks, steady flow' })).toBeVisible();
});
