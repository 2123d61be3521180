import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { untilThere } from './until-there.ts';

/** What it took until a page of the app could be used. */
export interface AppLoad {
  /** Everything that had arrived by then, the page itself included. */
  readonly requests: number;
  readonly kilobytes: number;
  readonly scriptKilobytes: number;
  /** When the frame of the app was there, and when the page could be used. */
  readonly frame: number;
  readonly usable: number;
}

declare global {
  interface Window {
    appSeen?: { frame: number; usable: number };
  }
}

const patience = 60_000;

/** By what a page shows that it can be used: the Now card has its button, any other page its heading. */
const signOf = (path: string): string => (path === '/app' ? '#now-title' : 'main h1');

const watch = (sign: string): void => {
  const seen = { frame: 0, usable: 0 };
  window.appSeen = seen;
  const look = (): void => {
    const frame = document.querySelector('nav[aria-label=Main]');
    if (seen.frame === 0 && frame !== null) seen.frame = performance.now();
    if (seen.usable === 0 && document.querySelector(sign) !== null) seen.usable = performance.now();
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true });
};

const whatArrived = async (page: Page): Promise<AppLoad> =>
  page.evaluate(() => {
    const { frame, usable } = window.appSeen ?? { frame: Number.NaN, usable: Number.NaN };
    const [own] = performance.getEntriesByType('navigation');
    const resources = performance.getEntriesByType('resource');
    const all = [own, ...resources].filter(
      (entry) => entry instanceof PerformanceResourceTiming && entry.responseEnd <= usable,
    );
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- it runs in the page, which knows nothing of here
    const bytes = (entries: readonly unknown[]): number =>
      entries.reduce<number>(
        (sum, entry) => sum + (entry instanceof PerformanceResourceTiming ? entry.transferSize : 0),
        0,
      ) / 1000;
    return {
      requests: all.length,
      kilobytes: bytes(all),
      scriptKilobytes: bytes(all.filter((entry) => entry?.name.endsWith('.js') === true)),
      frame,
      usable,
    };
  });

const open = async (context: BrowserContext, origin: string, path: string): Promise<Page> => {
  const page = await context.newPage();
  await page.addInitScript(watch, signOf(path));
  await page.goto(origin + path, { waitUntil: 'load', timeout: patience });
  await page.waitForFunction(() => (window.appSeen?.usable ?? 0) > 0, undefined, { timeout: patience });
  return page;
};

interface Subject {
  readonly browser: Browser;
  readonly origin: string;
  readonly path: string;
  /** Somebody who is signed in, with what their device holds. */
  readonly options: BrowserContextOptions;
}

/** One load without a cache or a service worker, on a device that holds the person's records. */
export const loadCold = async ({ browser, origin, path, options }: Subject): Promise<AppLoad> => {
  const context = await browser.newContext({ ...options, serviceWorkers: 'block' });
  try {
    return await whatArrived(await open(context, origin, path));
  } finally {
    await context.close();
  }
};

/** Loads of a device that has kept the whole app. */
export const loadWarm = async (
  { browser, origin, path, options }: Subject,
  rounds: number,
): Promise<readonly AppLoad[]> => {
  const context = await browser.newContext({ ...options, serviceWorkers: 'allow' });
  try {
    const first = await open(context, origin, path);
    await untilThere(
      first,
      async (kept) => (await caches.match(kept)) !== undefined && navigator.serviceWorker.controller !== null,
      '/settings',
    );
    await first.close();
    const loads: AppLoad[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const page = await open(context, origin, path);
      const isKept = await page.evaluate(() => navigator.serviceWorker.controller !== null);
      if (!isKept) throw new Error('A page came from the network alone');
      loads.push(await whatArrived(page));
      await page.close();
    }
    return loads;
  } finally {
    await context.close();
  }
};

const steps = ['/tasks', '/focus', '/music', '/app'] as const;

/**
 * What the main thread did for each step from page to page, each page fetched before: milliseconds. Links are found by their
 * address: finding them by role and name works out the name of everything in the page, and that would count as well.
 */
export const measureSteps = async (
  { browser, origin, path, options }: Subject,
  rounds: number,
): Promise<readonly number[]> => {
  const context = await browser.newContext({ ...options, serviceWorkers: 'block' });
  try {
    const page = await open(context, origin, path);
    const client = await context.newCDPSession(page);
    await client.send('Performance.enable', { timeDomain: 'threadTicks' });
    const busy = async (): Promise<number> => {
      const { metrics } = await client.send('Performance.getMetrics');
      return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
    };
    const took: number[] = [];
    // Round nought brings the pages.
    for (let round = 0; round <= rounds; round += 1) {
      for (const href of steps) {
        const link = page.locator(`nav[aria-label=Main] a[href="${href}"]`);
        await link.hover();
        await page.waitForTimeout(1500);
        const before = await busy();
        await link.evaluate((element: HTMLElement) => element.click());
        await page.waitForTimeout(300);
        if (round > 0) took.push((await busy()) - before);
      }
    }
    return took;
  } finally {
    await context.close();
  }
};
