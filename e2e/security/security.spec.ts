import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { admin, expect, signIn, takeSession, test, toast } from '../support/fixtures.ts';
import { followDevice, inTheme, themes } from '../support/themes.ts';
import { writtenBefore } from '../support/written-before.ts';

const card = (page: Page) => page.getByRole('region', { name: 'Security Hardening Validation' });

const expectFits = async (page: Page): Promise<void> =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

test('[AUDIT-01] [ADMIN-01] an admin runs a check, sees it go on, reads the result and earlier ones, and verifies the record', async ({
  page,
}) => {
  await followDevice(page);
  await signIn(page, admin, '/security');
  await expect(page.getByRole('heading', { level: 1, name: 'Security' })).toBeVisible();
  await card(page).getByRole('button', { name: 'Run a security check' }).click();
  const bar = card(page).getByRole('progressbar', { name: 'How far the check is' });
  await expect(bar).toHaveAttribute('aria-valuenow', /^[1-9]\d?$/);
  await expect(card(page).getByRole('listitem').filter({ hasText: 'Read the rules' })).toContainText('done');
  await expect(toast(page)).toContainText('Perfect Security Score');
  await expect(bar).toHaveCount(0);
  await expect(card(page).getByRole('heading', { name: 'Security Validation Complete' })).toBeVisible();
  await expect(card(page)).toContainText('SECURE');
  await expect(card(page)).toContainText('Every lock held.');
  await expect(card(page)).toContainText('Grade A+');
  for (const name of [
    'Tables without row-level security',
    'Failed policies',
    'Low-security policies',
    'Warning policies',
  ]) {
    await expect(card(page).locator('dl > div').filter({ hasText: name })).toContainText('0');
  }
  await card(page).getByRole('button', { name: 'Check the status' }).click();
  await expect(toast(page)).toContainText('Status: SECURE');

  const earlier = page.getByRole('region', { name: 'Earlier checks' });
  await expect(earlier.getByText(/^(One check so far, with a score of 105|\d+ checks)/)).toBeVisible();
  await earlier.getByText('Show as a table').click();
  await expect(earlier.getByRole('row').nth(1)).toContainText('105');

  const record = page.getByRole('region', { name: 'The record of important actions' });
  await record.getByRole('button', { name: 'Verify the record' }).click();
  await expect(record.getByText(/^The record is (whole|empty)/)).toBeVisible();
  await expect(record.getByText(/^(Last sealed|It hasn’t been sealed yet)/)).toBeVisible();

  for (const theme of themes) {
    await inTheme(page, theme);
    await expectAccessible(page);
  }
  await page.setViewportSize({ width: 390, height: 800 });
  await expectFits(page);
  await inTheme(page, 'dark');
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Who can reach what' }).click();
  await expect(page.getByText(/^Last run (just now|\d+ minutes? ago): [\d,]+ tries\.$/)).toBeVisible();
});

test('[AUDIT-01] [LAND-01] somebody who is no admin checks on the front page what is theirs', async ({
  page,
  person,
}) => {
  await takeSession(page, person);
  await writtenBefore(page, 'tasks', [{ title: 'Water the plants' }]);
  await followDevice(page);
  await page.goto('/?stay=true');
  await page.getByRole('region', { name: 'Music for focus' }).scrollIntoViewIfNeeded();
  await expect(card(page)).toContainText('The check tries to get at what’s yours');
  // In this order, and before what everybody sees.
  const headings = await page
    .getByRole('main')
    .getByRole('heading', { level: 2 })
    .evaluateAll((found) => found.map(({ textContent }) => textContent));
  expect(headings.slice(0, 4)).toEqual([
    'Test Fast Flow',
    'Music for focus',
    'Security Hardening Validation',
    'Your uploads',
  ]);

  await card(page).getByRole('button', { name: 'Run a security check' }).click();
  await expect(toast(page)).toContainText(/Perfect Security Score|Security Validation Complete/);
  await expect(card(page)).toContainText('Every lock around what’s yours held.');
  await expect(card(page).getByRole('link', { name: 'Open the security page' })).toHaveCount(0);
  await card(page).getByText('Earlier checks').click();
  await expect(card(page).getByText(/^(One check|\d+ checks)/)).toBeVisible();

  for (const theme of themes) {
    await inTheme(page, theme);
    await expectAccessible(page, 'section:has(> h2)');
  }
  await page.setViewportSize({ width: 390, height: 800 });
  await expectFits(page);
});

test('[ROUTE-04] [LAND-01] a visitor has no security check, and /security sends others to the front page', async ({
  page,
  person,
}) => {
  await page.goto('/');
  await page.getByRole('heading', { name: 'One small thing is enough for today' }).scrollIntoViewIfNeeded();
  await expect(card(page)).toHaveCount(0);
  await page.goto('/security');
  await expect(page).toHaveURL('/');
  await takeSession(page, person);
  await page.goto('/security');
  await expect(page).toHaveURL(/\/(welcome)?$/);
});
