import type { Browser, CDPSession, Page } from '@playwright/test';
import { defineBench, figuresFor, type Measured } from './harness/bench.ts';
import { median } from './measure.ts';
import { devices } from './web-load.ts';
import { serveStock } from './web-stock-page.ts';

// What a visitor loads of a page that was drawn at build time: before anybody touches it, and when somebody has come by
// every island of it. Beside it, on a phone with a slow processor, for how long the page could not answer (what of each long
// task is over 50 ms), against the stock page in the same run.

const paths = ['/', '/old-homepage', '/music-guide', '/contact'] as const;
const KIBI = 1024;
const QUIET = 500;
const PATIENCE = 20_000;
const [, phone] = devices;

const untouched = (path: string): string => `${path}, untouched`;
const whole = (path: string): string => `${path}, every island`;

const figures = figuresFor(paths, (path) => ({
  [`${untouched(path)}: JavaScript`]: { unit: 'KiB', better: 'less', target: 30 },
  [`${untouched(path)}: scripts`]: { unit: '', better: 'less', target: 8 },
  [`${whole(path)}: JavaScript`]: { unit: 'KiB', better: 'less', target: 95 },
  [`${untouched(path)}: blocked on a phone`]: { unit: 'ms', better: 'less' },
  [`${untouched(path)}: main thread on a phone`]: { unit: 'ms', better: 'less', target: 1 },
}));

interface Visit {
  readonly kibibytes: number;
  readonly scripts: number;
  readonly wholeKibibytes: number;
  readonly blocked: number;
  readonly mainThread: number;
}

/** Scripts by what came over the wire, headers and all. */
const countScripts = (client: CDPSession) => {
  const scripts = new Set<string>();
  const counted = { bytes: 0, scripts: 0, lastArrival: performance.now() };
  client.on('Network.responseReceived', ({ requestId, response }) => {
    if (/javascript/.test(response.mimeType)) scripts.add(requestId);
  });
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    counted.lastArrival = performance.now();
    if (!scripts.has(requestId)) return;
    counted.bytes += encodedDataLength;
    counted.scripts += 1;
  });
  return counted;
};

const untilQuiet = async (counted: { readonly lastArrival: number }): Promise<void> => {
  const began = performance.now();
  while (performance.now() - counted.lastArrival < QUIET && performance.now() - began < PATIENCE) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
};

/** Somebody reads to the end of the page: each island comes alive as they come by. */
const comeByEverything = async (page: Page): Promise<void> => {
  await page.mouse.move(5, 5);
  await page.mouse.move(9, 9);
  for (const island of await page.locator('[data-island]').all()) {
    await island.dispatchEvent('pointerover');
  }
  await page
    .locator('[data-island]:not([data-living])')
    .first()
    .waitFor({ state: 'detached', timeout: PATIENCE });
};

const visit = async (browser: Browser, url: string, hasIslands: boolean): Promise<Visit> => {
  const context = await browser.newContext({ ...phone?.options, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    const client = await context.newCDPSession(page);
    const counted = countScripts(client);
    await client.send('Network.enable');
    await client.send('Performance.enable', { timeDomain: 'threadTicks' });
    await client.send('Emulation.setCPUThrottlingRate', { rate: phone?.cpuSlowdown ?? 1 });
    await page.addInitScript(() => {
      Reflect.set(window, 'blocked', 0);
      new PerformanceObserver((list) => {
        const over = list.getEntries().reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0);
        Reflect.set(window, 'blocked', Number(Reflect.get(window, 'blocked')) + over);
      }).observe({ type: 'longtask', buffered: true });
    });
    await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
    await untilQuiet(counted);
    const { metrics } = await client.send('Performance.getMetrics');
    const atFirst = {
      kibibytes: counted.bytes / KIBI,
      scripts: counted.scripts,
      blocked: Number(await page.evaluate((): unknown => Reflect.get(window, 'blocked'))),
      mainThread: (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000,
    };
    if (hasIslands) {
      await comeByEverything(page);
      await untilQuiet(counted);
    }
    return { ...atFirst, wholeKibibytes: counted.bytes / KIBI };
  } finally {
    await context.close();
  }
};

export const bench = defineBench({
  about: 'what a visitor loads of a drawn page, untouched and with every island',
  figures,
  full: { rounds: 5 },
  smoke: { rounds: 1 },
  measure: async ({ rounds }, stage) => {
    const stock = await serveStock();
    stage.atEnd(stock.close);
    const [host, browser] = [await stage.host(), await stage.browser()];
    const visits = new Map(['stock', ...paths].map((name) => [name, new Array<Visit>()]));
    for (let round = 0; round < rounds; round += 1) {
      visits.get('stock')?.push(await visit(browser, `${stock.url}/`, false));
      for (const path of paths) visits.get(path)?.push(await visit(browser, host.url + path, true));
    }
    const middle = (name: string, of: keyof Visit): number =>
      median((visits.get(name) ?? []).map((one) => one[of]));
    const results: Record<string, Measured> = {};
    for (const path of paths) {
      results[`${untouched(path)}: JavaScript`] = { value: middle(path, 'kibibytes') };
      results[`${untouched(path)}: scripts`] = { value: middle(path, 'scripts') };
      results[`${whole(path)}: JavaScript`] = { value: middle(path, 'wholeKibibytes') };
      // A stock page that never blocks says nothing of how much is too much.
      results[`${untouched(path)}: blocked on a phone`] = { value: middle(path, 'blocked') };
      results[`${untouched(path)}: main thread on a phone`] = {
        value: middle(path, 'mainThread'),
        baseline: middle('stock', 'mainThread'),
      };
    }
    return results;
  },
});
