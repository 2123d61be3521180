import { expect, test, toast } from '../support/fixtures.ts';

const message = 'Too many authentication attempts. Please wait before trying again.';

test('[AUTH-08] the fourth sign-in within five minutes is refused, also after a reload', async ({ page }) => {
  let started = 0;
  await page.route('**/auth/v1/authorize**', (route) => {
    started += 1;
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Provider</title>' });
  });
  await page.clock.install({ time: '2026-03-01T09:00:00Z' });
  const trySignIn = async (): Promise<void> => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  };
  for (let tries = 1; tries <= 3; tries += 1) {
    await trySignIn();
    await expect(page).toHaveTitle('Provider');
  }

  await trySignIn();
  await expect(toast(page)).toContainText(message);
  await expect(page).toHaveURL('/');
  await page.reload();
  await page.getByRole('button', { name: 'Get Started Free' }).click();
  await expect(toast(page)).toContainText(message);
  await page.goto('/auth/google');
  await expect(page.getByText('You came back before it was done.')).toBeVisible();
  await expect(toast(page)).toContainText(message);
  expect(started).toBe(3);

  await page.clock.fastForward(300_000);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveTitle('Provider');
  expect(started).toBe(4);
});
