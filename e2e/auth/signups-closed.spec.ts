import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/fixtures.ts';

test.use({ variables: { AUTH_SIGNUPS: 'off' } });

test('[AUTH-01] where sign-ups are closed, somebody new is told so before and at the sign-in, and back home', async ({
  page,
}) => {
  await page.goto('/tasks');
  await expect(page).toHaveURL('/auth-required?next=%2Ftasks');
  await expect(page.getByText('Sign-ups are closed here right now.')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Sign-ups are closed' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Create account' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Go back without signing in' }).click();
  await expect(page).toHaveURL('/?error=auth_failed');

  await page.goto('/auth/v1/callback?error=access_denied&error_code=signup_disabled');
  await expect(page).toHaveURL('/?error=closed');
  await expect(page.getByText('so we couldn’t make you an account.')).toBeVisible();
});
