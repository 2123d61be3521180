import { expectAccessible } from '../support/accessible.ts';
import { admin, expect, signIn, test } from '../support/fixtures.ts';
import { turnOnTwoSteps } from '../support/second-factor.ts';

test.use({ variables: { ADMIN_SECOND_FACTOR: 'on' } });

test('[AUTH-11] an admin is led to two-step sign-in where the site asks for it, and is an admin afterwards', async ({
  page,
}) => {
  await signIn(page, admin, '/admin/system');
  await expect(page.getByRole('heading', { name: 'Turn on two-step sign-in first' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Set it up' }).click();
  await expect(page.getByText('This site asks its admins to turn this on.')).toBeVisible();
  await turnOnTwoSteps(page);
  await page.getByRole('button', { name: 'I’ve saved them' }).click();
  await page.goto('/admin/system');
  await expect(page.getByText('Two-step sign-in is required.')).toBeVisible();
  await expect(page.getByText('1 of 1 admin has set it up.')).toBeVisible();
});
