import type { Browser, BrowserContextOptions, CDPSession, Page } from '@playwright/test';

/** What one cold load cost. */
export interface Load {
  readonly scriptKilobytes: number;
  readonly kilobytes: number;
  readonly requests: number;
  /** Everything the main thread did: scripts, styles, layout, painting. */
  readonly mainThread: number;
  /** When the largest thing in view was there. */
  readonly largestPaint: number;
  /** What moved without being asked to, added up. */
  readonly shift: number;
}

export interface Device {
  readonly name: string;
  readonly options: BrowserContextOptions;
  readonly cpuSlowdown: number;
  /** Bits a second each way, and milliseconds there and back; none for what the machine gives. */
  readonly network?: { readonly bits: number; readonly latency: number };
}

const QUIET = 500;
const PATIENCE = 20_000;

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

export const devices: readonly Device[] = [
  { name: 'desktop', options: { viewport: { width: 1280, height: 800 } }, cpuSlowdown: 1 },
  { name: 'phone, CPU 4 × slower', options: phone, cpuSlowdown: 4 },
  {
    name: 'phone, CPU 4 × slower, slow network',
    options: phone,
    cpuSlowdown: 4,
    network: { bits: 1_600_000, latency: 150 },
  },
];

const hamper = async (client: CDPSession, { cpuSlowdown, network }: Device): Promise<void> => {
  await client.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  if (network === undefined) return;
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: network.latency,
    downloadThroughput: network.bits / 8,
    uploadThroughput: network.bits / 8,
  });
};

/** Both are told after the fact, so nothing has to run before the page. A busy machine may not have painted yet. */
const paintAndShift = async (page: Page) =>
  page.evaluate(
    async (patience) =>
      new Promise<{ largestPaint: number; shift: number }>((resolve) => {
        let largestPaint = Number.NaN;
        let shift = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            if ('value' in entry) shift += Number(entry.value);
          }
        }).observe({ type: 'layout-shift', buffered: true });
        new PerformanceObserver((list) => {
          largestPaint = list.getEntries().at(-1)?.startTime ?? Number.NaN;
        }).observe({ type: 'largest-contentful-paint', buffered: true });
        const began = performance.now();
        const look = (): void => {
          const isPainted = !Number.isNaN(largestPaint);
          if (isPainted || performance.now() - began > patience) resolve({ largestPaint, shift });
          else setTimeout(look, 100);
        };
        setTimeout(look, 100);
      }),
    PATIENCE,
  );

/** A page that listens for changes is never idle on the wire: quiet means that nothing has arrived for a while. */
const untilQuiet = async (lastArrival: () => number): Promise<void> => {
  const started = performance.now();
  while (performance.now() - lastArrival() < QUIET && performance.now() - started < PATIENCE) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
};

/** One cold load in a context of its own: no cache, no service worker. */
export const load = async (
  browser: Browser,
  device: Device,
  url: string,
  options: BrowserContextOptions,
): Promise<Load> => {
  const context = await browser.newContext({ ...device.options, ...options, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    const client = await context.newCDPSession(page);
    const scripts = new Set<string>();
    let scriptBytes = 0;
    let bytes = 0;
    let requests = 0;
    let lastArrival = performance.now();
    client.on('Network.responseReceived', ({ requestId, type, response }) => {
      if (type === 'Script' || /javascript/.test(response.mimeType)) scripts.add(requestId);
    });
    client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      lastArrival = performance.now();
      requests += 1;
      bytes += encodedDataLength;
      if (scripts.has(requestId)) scriptBytes += encodedDataLength;
    });
    await client.send('Network.enable');
    // What the thread itself used: a busy machine makes no difference.
    await client.send('Performance.enable', { timeDomain: 'threadTicks' });
    await hamper(client, device);
    await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
    await untilQuiet(() => lastArrival);
    const { metrics } = await client.send('Performance.getMetrics');
    return {
      scriptKilobytes: scriptBytes / 1000,
      kilobytes: bytes / 1000,
      requests,
      mainThread: (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000,
      ...(await paintAndShift(page)),
    };
  } finally {
    await context.close();
  }
};
