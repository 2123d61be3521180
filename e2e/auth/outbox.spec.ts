import { admin, expect, signIn, test } from '../support/fixtures.ts';

test.use({ variables: { AUTH_EMAIL: 'on' } });

test('[API-01] an admin sees that mail was not delivered, and nowhere what it says', async ({
  page,
  host,
}) => {
  await page.request.post(`${host.url}/auth/v1/otp`, { data: { email: 'newcomer@example.org' } });
  const answers: string[] = [];
  page.on('response', (response) => {
    if (!response.url().includes('/rpc/read_outbox')) return;
    void response.text().then((text) => answers.push(text));
  });
  await signIn(page, admin, '/admin/system');
  const outbox = page.getByRole('region', { name: 'Outbox' });
  const row = outbox.getByRole('row').filter({ hasText: 'newcomer@example.org' });
  await expect(row).toContainText('Confirm your e-mail address for Kindling');
  await expect(row).toContainText('Not delivered.');
  await expect(outbox).toContainText('npm run outbox');
  await expect(outbox).not.toContainText(/verify|token|\b\d{6}\b/);
  await expect.poll(() => answers.length).toBeGreaterThan(0);
  expect(answers.join(' ')).not.toMatch(/verify|token|"text"|"html"/);
  await page.setViewportSize({ width: 390, height: 800 });
  await expect(row).toContainText('newcomer@example.org');
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
