import { expectAccessible } from '../support/accessible.ts';
import { expect, signIn, test } from '../support/fixtures.ts';

const path = '/features-pricing';

test('[LIC-01] a visitor reads what each tier includes, without the backend client', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: 'Features and pricing' })).toBeVisible();
  const table = page.getByRole('table', { name: 'What each tier includes' });
  await expect(table.getByRole('columnheader')).toHaveText([
    'Included',
    'Free 0 USD',
    'Pro Set by this site',
    'Premium Set by this site',
    'Enterprise Set by this site',
  ]);
  const cells = (name: string) => table.getByRole('row', { name }).getByRole('cell');
  await expect(cells('AI requests')).toHaveText(['5 a month', '50 a month', '200 a month', 'Unlimited']);
  await expect(cells('Documents')).toHaveText(['None', '10', '50', 'Unlimited']);
  await expect(cells('Storage')).toHaveText(['0.1 GB', '1 GB', '5 GB', '50 GB']);
  await expect(cells('Career coach')).toHaveText(['Not included', 'Included', 'Included', 'Included']);
  await expect(cells('White label')).toHaveText(['Not included', 'Not included', 'Not included', 'Included']);
  await expect(page.getByText('Your tier')).toHaveCount(0);
  expect(
    asked.filter((pathname) => /backend|licence-queries|\/rest\/v1\/(?!client_logs)/.test(pathname)),
  ).toEqual([]);
});

test('[LIC-01] somebody signed in sees their tier and what is in use', async ({ page, person }) => {
  await signIn(page, person, path);
  const mine = page.getByRole('region', { name: 'Your tier' });
  await expect(mine.getByRole('heading', { name: 'Your tier: Enterprise' })).toBeVisible();
  await expect(mine.getByRole('listitem').filter({ hasText: 'AI requests' })).toContainText(
    '0 in use, no limit',
  );
  await expect(mine.getByRole('listitem').filter({ hasText: 'Storage' })).toContainText(
    '0 GB of 50 GB in use, 50 GB left',
  );
  await expectAccessible(page);
});

test('[LIC-01] a failed look-up is reported, and can be retried', async ({ page, person, problems }) => {
  problems.expect(/status of 503/);
  await signIn(page, person);
  await page.route('**/rest/v1/rpc/current_licence', (route) => route.fulfill({ status: 503, body: '{}' }));
  await page.goto(path);
  const mine = page.getByRole('region', { name: 'Your tier' });
  await expect(mine.getByRole('alert')).toBeVisible();
  await page.unroute('**/rest/v1/rpc/current_licence');
  await mine.getByRole('button', { name: 'Try Again' }).click();
  await expect(mine.getByRole('heading', { name: 'Your tier: Enterprise' })).toBeVisible();
});

test.describe('390 px', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test('[LIC-01] a narrow window shows the tiers as cards, and nothing twice', async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 3, name: 'Premium' })).toBeVisible();
    await expect(page.getByRole('table')).toHaveCount(0);
    const pro = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: 'Pro Set by this site' }) });
    await expect(pro).toContainText('AI requests: 50 a month');
    await expect(pro).toContainText('Not included: Data archival, Priority support, White label');
    await expectAccessible(page);
  });
});
