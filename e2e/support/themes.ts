import { expect, type Page } from '@playwright/test';

export const themes = ['dark', 'light'] as const;

/** From the next page on the theme is the device’s, so that one page can be looked at in both. */
export const followDevice = async (page: Page): Promise<void> => {
  await page.addInitScript(() => localStorage.setItem('theme', 'system'));
};

/** The device changes its mind, and the page with it. */
export const inTheme = async (page: Page, theme: (typeof themes)[number]): Promise<void> => {
  await page.emulateMedia({ colorScheme: theme });
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
};
