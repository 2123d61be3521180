import type { Page } from '@playwright/test';

const patience = 60_000;
const pause = 100;

/** Asks in the page until the answer is yes. `waitForFunction` of Playwright does not wait for a promise: it takes one for a yes. */
export const untilThere = async (
  page: Page,
  isThere: (name: string) => Promise<boolean>,
  name: string,
): Promise<void> => {
  const until = Date.now() + patience;
  while (!(await page.evaluate(isThere, name))) {
    if (Date.now() > until) throw new Error(`${name} did not come within a minute`);
    await page.waitForTimeout(pause);
  }
};
