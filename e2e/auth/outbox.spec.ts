import { admin, expect, signIn, test } from '../support/fixtures.ts';

test.use({ variables: { AUTH_EMAIL: 'on' } });

test('[API-01] an admin reads mail that was not delivered; its address is text, not a link', async ({
  page,
  host,
}) => {
  await page.request.post(`${host.url}/auth/v1/otp`, { data: { email: 'newcomer@example.org' } });
  await signIn(page, admin, '/admin/system');
  const outbox = page.getByRole('region', { name: 'Outbox' });
  const row = outbox.getByRole('row').filter({ hasText: 'newcomer@example.org' });
  await expect(row).toContainText('Confirm your e-mail address for Kindling');
  await expect(row.getByText('/auth/v1/verify?token=')).toBeHidden();
  await row.getByText('Confirm your e-mail address for Kindling').click();
  await expect(row.getByText('/auth/v1/verify?token=')).toBeVisible();
  await expect(outbox.getByRole('link')).toHaveCount(0);
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(row.getByText('/auth/v1/verify?token=')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});
