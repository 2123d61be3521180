import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { expect, signIn, test } from '../support/fixtures.ts';
import { inDatabase } from '../support/host-database.ts';
import { followDevice, inTheme, themes } from '../support/themes.ts';

const file = path.join(tmpdir(), `kindling-mark-${process.pid}.svg`);
writeFileSync(
  file,
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#2563eb" d="M0 0h8v8H0z"/></svg>',
);
const name = 'Riverside Clinic';

test.use({ variables: { BRAND_NAME: name, BRAND_MARK: file, BRAND_ACCENT: '#2563eb' } });

const mark = (page: Page) => page.locator('img[src^="data:image/svg+xml"]');
const accent = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--ember').trim());

test('[LIC-01] white label: the frame, the tab and the sign-in carry the operator’s name, mark and colour', async ({
  page,
  person,
}) => {
  await followDevice(page);
  await page.goto('/auth-required?next=%2Ftasks');
  await expect(page.getByRole('main')).toContainText(name);
  await expect(page).toHaveTitle(new RegExp(`· ${name}$`));
  for (const theme of themes) {
    await inTheme(page, theme);
    await expectAccessible(page);
  }

  await signIn(page, person, '/tasks');
  await expect(page).toHaveTitle(`Tasks · ${name}`);
  const home = page.getByRole('banner').getByRole('link', { name: 'Home' });
  await expect(home.locator('img')).toHaveJSProperty('complete', true);
  expect(await home.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(
    0,
  );
  await expect(page.getByRole('navigation', { name: 'Main' })).toContainText(name);
  expect(await accent(page)).toBe('#2563eb');
  for (const theme of themes) {
    await inTheme(page, theme);
    await expectAccessible(page);
  }
  // Also on the next page, and after a reload.
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }).click();
  await expect(page).toHaveTitle(`Dashboard · ${name}`);
  await page.reload();
  await expect(page).toHaveTitle(`Dashboard · ${name}`);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(mark(page)).toBeVisible();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText(name);
});

test('[LIC-01] white label: somebody whose licence does not include it sees Kindling', async ({
  page,
  person,
  host,
}) => {
  await signIn(page, person, '/tasks');
  await expect(page).toHaveTitle(`Tasks · ${name}`);
  await inDatabase(
    host,
    `insert into public.licences (user_id, tier) select id, 'premium' from auth.users where email = $1`,
    [person.email],
  );
  // What this device kept is shown until the licence has answered.
  const answered = page.waitForResponse('**/functions/v1/brand');
  await page.reload();
  await answered;
  await expect.poll(async () => accent(page)).not.toBe('#2563eb');
  await expect(page).toHaveTitle('Tasks · Kindling');
  await expect(mark(page)).toHaveCount(0);
  await expect(page.getByText(name)).toHaveCount(0);
  // And without waiting from then on.
  await page.reload();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Home' }).locator('svg')).toBeVisible();
  expect(await accent(page)).not.toBe('#2563eb');
});
