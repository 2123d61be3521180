import type { Page } from '@playwright/test';
import { drawLater } from '../support/draw-later.ts';
import { expect, test } from '../support/fixtures.ts';

const widths = { phone: 390, tablet: 768, laptop: 1280 } as const;

const lengthOf = async (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollHeight);

for (const path of ['/', '/old-homepage']) {
  for (const [device, width] of Object.entries(widths)) {
    test(`[LAND-01] on a ${device}, ${path} is about as long before its sections are drawn as after`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(path);
      const guessed = await lengthOf(page);
      await drawLater(page);
      const real = await lengthOf(page);
      expect(guessed / real).toBeGreaterThan(0.95);
      expect(guessed / real).toBeLessThan(1.05);
    });
  }
}

test('[LAND-01] a place far down is led to, and what has the focus there is in view', async ({ page }) => {
  await page.setViewportSize({ width: widths.phone, height: 844 });
  await page.goto('/old-homepage#science-proof');
  const heading = page.getByRole('heading', { level: 2, name: 'What the research says' });
  await expect(heading).toBeInViewport();
  await page.goto('/');
  const last = page.getByRole('main').getByRole('button', { name: 'Start with one small thing' });
  await last.focus();
  await expect(last).toBeInViewport();
});

test('[LAND-01] paper has every section', async ({ page }) => {
  await page.goto('/');
  await page.emulateMedia({ media: 'print' });
  const waiting = page
    .locator('.later')
    .evaluateAll((sections) =>
      sections.filter((section) => getComputedStyle(section).contentVisibility !== 'visible'),
    );
  expect(await waiting).toEqual([]);
});
