import type { Page } from '@playwright/test';
import { isBuiltPath } from '#domain/navigation/route-table.ts';
import { onboardingSteps } from '#domain/onboarding/onboarding-steps.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expect, signInAnew, test, withMotion } from '../support/fixtures.ts';
import { followDevice, inTheme } from '../support/themes.ts';

test.use(withMotion);

const titles = onboardingSteps(isBuiltPath).map((step) => step.title);
const last = titles.at(-1)!;
const looks = [
  ['dark', 1280],
  ['light', 320],
] as const;
const wizard = (page: Page) => page.getByRole('dialog');
const heading = (page: Page, name: string) => wizard(page).getByRole('heading', { name });

test.beforeEach(async ({ page, person }) => {
  await signInAnew(page, person);
  await expect(page).toHaveURL('/welcome');
});

test('[SHELL-05] the introduction waits for the dashboard, goes back and forth by keyboard, and is shown once', async ({
  page,
}) => {
  await expect(page.getByRole('link', { name: 'Look around' })).toBeVisible();
  await expect(wizard(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'Look around' }).press('Enter');
  for (const [index, title] of titles.entries()) {
    await expect(wizard(page)).toHaveAccessibleName(title);
    await expect(heading(page, title)).toBeFocused();
    await expect(wizard(page)).toContainText(`Step ${index + 1} of ${titles.length}`);
    if (title !== last) await wizard(page).getByRole('button', { name: 'Next' }).press('Enter');
  }
  await expect(wizard(page).getByRole('button', { name: 'Next' })).toHaveCount(0);

  await page.keyboard.press('Tab');
  await expect(wizard(page).getByRole('button', { name: 'Previous' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(heading(page, titles.at(-2)!)).toBeFocused();
  await wizard(page).getByRole('button', { name: 'Next' }).press('Enter');
  await expect(heading(page, last)).toBeFocused();
  await wizard(page).getByRole('button', { name: 'Get Started' }).press('Enter');
  await expect(wizard(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'One thing at a time' })).toBeFocused();

  await page.reload();
  await expect(page.getByRole('link', { name: 'Add your first task' })).toBeVisible();
  await expect(wizard(page)).toHaveCount(0);
});

for (const [how, close] of [
  ['Escape', async (page: Page) => page.keyboard.press('Escape')],
  ['the close button', async (page: Page) => wizard(page).getByRole('button', { name: 'Close' }).click()],
] as const) {
  test(`[SHELL-05] ${how} closes the introduction for good`, async ({ page }) => {
    await page.goto('/app');
    await expect(heading(page, titles[0]!)).toBeFocused();
    await close(page);
    await expect(wizard(page)).toHaveCount(0);
    await page.goto('/app');
    await expect(page.getByRole('link', { name: 'Add your first task' })).toBeVisible();
    await expect(wizard(page)).toHaveCount(0);
  });
}

test('[SHELL-05] the introduction does not cover a single task, and comes with the dashboard after it', async ({
  page,
}) => {
  await page.getByRole('link', { name: 'Pick for me' }).click();
  await expect(page.getByRole('heading', { name: 'Tasks', exact: true })).toBeVisible();
  await expect(wizard(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(heading(page, titles[0]!)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/tasks(\?pick=1)?$/);
  await expect(wizard(page)).toHaveCount(0);
  await page.goForward();
  await expect(heading(page, titles[0]!)).toBeVisible();
});

test('[SHELL-05] every step of the introduction is accessible and fits, in dark at 1280 px and in light at 320 px', async ({
  page,
}) => {
  test.slow();
  await followDevice(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/app');
  for (const title of titles) {
    await expect(heading(page, title)).toBeFocused();
    // Each theme and each width once: contrast of every pair of colours is computed in scripts/colour-contrast.test.ts.
    for (const [theme, width] of looks) {
      await page.setViewportSize({ width, height: 640 });
      await inTheme(page, theme);
      await expectAccessible(page, 'dialog');
      const box = await wizard(page).boundingBox();
      expect(box!.x).toBeGreaterThanOrEqual(0);
      expect(box!.x + box!.width).toBeLessThanOrEqual(width);
      for (const button of await wizard(page).getByRole('button').all()) {
        const inside = await button.boundingBox();
        expect(inside!.height).toBeGreaterThanOrEqual(44);
        expect(inside!.x + inside!.width).toBeLessThanOrEqual(box!.x + box!.width);
      }
    }
    if (title !== last) await wizard(page).getByRole('button', { name: 'Next' }).click();
  }
});
