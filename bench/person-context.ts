import type { Browser, BrowserContext } from '@playwright/test';
import { type Person, takeSession } from '../e2e/support/fixtures.ts';

/** A busy machine must not turn into a failure: nothing here is judged by the clock. */
const PATIENCE = 120_000;

/** A browser in which somebody is signed in and has opened a page before. */
export const openPersonContext = async (
  browser: Browser,
  baseURL: string,
  person: Person,
): Promise<BrowserContext> => {
  const context = await browser.newContext({ baseURL, serviceWorkers: 'block' });
  context.setDefaultTimeout(PATIENCE);
  const page = await context.newPage();
  await takeSession(page, person);
  await page.goto('/welcome');
  await page.getByRole('button', { name: 'Sign Out' }).waitFor();
  await page.close();
  return context;
};
