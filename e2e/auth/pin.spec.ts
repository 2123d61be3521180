import { expect, signIn, test, toast } from '../support/fixtures.ts';
import { expectAccessible } from '../support/accessible.ts';

test('a PIN is set, asked for at sign-in, and removed again', async ({ page, person, problems }) => {
  // The page with the wrong PIN; and what the page measured may leave after the session has ended.
  problems.expect(/status of 422|status of 401.*client_logs/);
  const pin = '182736';
  await signIn(page, person, '/settings');
  await page.getByRole('button', { name: 'Set a PIN' }).click();
  await page.getByLabel('New PIN', { exact: true }).fill(pin);
  await page.getByLabel('New PIN again').fill(pin);
  await page.getByRole('button', { name: 'Set PIN' }).click();
  await expect(toast(page)).toContainText('PIN set');

  await page.getByRole('button', { name: 'Only this device' }).click();
  await expect(page).toHaveURL('/');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  const closed = page.getByText('Sign in with a PIN');
  await expect(closed).toBeVisible();
  await expect(page.getByText(person.email)).toHaveCount(0);
  await closed.click();
  await expectAccessible(page);

  const form = page.getByRole('group').filter({ has: page.getByLabel('PIN') });
  await form.getByLabel('E-mail').fill(person.email);
  await form.getByLabel('PIN').fill('000111');
  await form.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('This e-mail address and PIN do not belong together.')).toBeVisible();
  await expect(form.getByLabel('PIN')).toBeFocused();
  await form.getByLabel('PIN').fill(pin);
  await form.getByRole('button', { name: 'Sign in' }).click();

  await expect(page).toHaveURL('/welcome');
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Remove PIN' }).click();
  await page.getByLabel('Current PIN').fill(pin);
  await page.getByRole('button', { name: 'Remove PIN' }).click();
  await expect(toast(page)).toContainText('PIN removed');
  await expect(page.getByRole('button', { name: 'Set a PIN' })).toBeFocused();
});
