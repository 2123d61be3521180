import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

const key = 'test-presses';

/**
 * Counts what a person presses on the product's own pages: pointers, and keys that act. Typing is none. The provider's
 * pages do not count. Before the page is opened.
 */
export const countPresses = async (page: Page): Promise<void> => {
  await page.addInitScript((name) => {
    if (location.pathname.startsWith('/local-identity')) return;
    const add = (): void => sessionStorage.setItem(name, String(Number(sessionStorage.getItem(name)) + 1));
    addEventListener('pointerdown', add, { capture: true });
    addEventListener(
      'keydown',
      (event) => {
        const typing = event.target instanceof HTMLInputElement;
        if (event.key === 'Enter' || (event.key === ' ' && !typing)) add();
      },
      { capture: true },
    );
  }, key);
};

export const pressesSoFar = (page: Page): Promise<number> =>
  page.evaluate((name) => Number(sessionStorage.getItem(name)), key);

/** Nobody had to scroll to get here, and what comes next is in view. */
export const expectNoScroll = async (page: Page): Promise<void> => {
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
};
