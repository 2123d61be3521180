import http from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type Browser, type BrowserContextOptions, chromium } from '@playwright/test';
import { getRequestListener } from '@hono/node-server';
import { build } from 'vite';
import { loadStaticFiles } from '#server/static-files.ts';
import { findChromium } from '#scripts/find-chromium.mjs';
import { admin, signIn } from '../e2e/fixtures.ts';
import { startHost } from '../e2e/host-process.ts';
import { median } from './measure.ts';

// A cold / and a cold /app against a stock page of the same libraries (bench/web-stock), built and loaded in the same
// run by the same browser: JavaScript over the wire after brotli, and what the main thread spent until the page was
// quiet. Loads take turns, so that a busy moment of the machine meets all of them.

const ROUNDS = 9;
const TARGETS = { '/': 0.6, '/app': 1.2 } as const;

interface Load {
  readonly kilobytes: number;
  /** Everything the main thread did: scripts, styles, layout, painting. */
  readonly milliseconds: number;
  readonly scriptMilliseconds: number;
}

const serveStock = async (): Promise<{ url: string; close: () => Promise<void> }> => {
  const directory = await mkdtemp(path.join(os.tmpdir(), 'kindling-stock-'));
  await build({
    configFile: false,
    root: path.join(import.meta.dirname, 'web-stock'),
    logLevel: 'error',
    build: { outDir: directory, emptyOutDir: true, target: 'es2022' },
  });
  const files = await loadStaticFiles(directory);
  const listener = getRequestListener(async (request) => {
    const { pathname } = new URL(request.url);
    const answer = await files.respond(request, pathname === '/' ? '/index.html' : pathname);
    return answer ?? new Response('Not found', { status: 404 });
  });
  const server = http.createServer((incoming, outgoing) => void listener(incoming, outgoing));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The stock page has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: async () => {
      await new Promise((resolve) => server.close(resolve));
      await rm(directory, { recursive: true });
    },
  };
};

/** One cold load in a context of its own: no cache, no service worker. */
const load = async (browser: Browser, url: string, options: BrowserContextOptions): Promise<Load> => {
  const context = await browser.newContext({ ...options, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    const client = await context.newCDPSession(page);
    const scripts = new Set<string>();
    let bytes = 0;
    client.on('Network.responseReceived', ({ requestId, type, response }) => {
      if (type === 'Script' || /javascript/.test(response.mimeType)) scripts.add(requestId);
    });
    client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (scripts.has(requestId)) bytes += encodedDataLength;
    });
    await client.send('Network.enable');
    await client.send('Performance.enable');
    await page.goto(url, { waitUntil: 'networkidle' });
    const { metrics } = await client.send('Performance.getMetrics');
    const spent = (name: string): number =>
      (metrics.find((metric) => metric.name === name)?.value ?? Number.NaN) * 1000;
    return {
      kilobytes: bytes / 1000,
      milliseconds: spent('TaskDuration'),
      scriptMilliseconds: spent('ScriptDuration'),
    };
  } finally {
    await context.close();
  }
};

const stock = await serveStock();
const host = await startHost();
const executablePath = findChromium();
const browser = await chromium.launch({
  ...(executablePath === undefined ? {} : { executablePath }),
  args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--no-first-run'],
});
try {
  const member = await browser.newContext({ baseURL: host.url });
  await signIn(await member.newPage(), admin);
  const storageState = await member.storageState();
  await member.close();

  const subjects = {
    stock: { url: `${stock.url}/`, options: {} },
    '/': { url: `${host.url}/`, options: {} },
    '/app': { url: `${host.url}/app`, options: { storageState } },
  } as const;
  const loads = new Map<string, Load[]>();
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, { url, options }] of Object.entries(subjects)) {
      loads.set(name, [...(loads.get(name) ?? []), await load(browser, url, options)]);
    }
  }
  const middle = (name: string, of: (one: Load) => number): number => median((loads.get(name) ?? []).map(of));
  const kilobytes = (one: Load) => one.kilobytes;
  const milliseconds = (one: Load) => one.milliseconds;
  const scripts = (one: Load) => one.scriptMilliseconds;
  console.log(
    `stock page: ${middle('stock', kilobytes).toFixed(1)} kB of JavaScript, ${middle('stock', milliseconds).toFixed(0)} ms of the main thread here, ${middle('stock', scripts).toFixed(0)} of them in scripts`,
  );
  for (const [name, target] of Object.entries(TARGETS)) {
    const size = middle(name, kilobytes) / middle('stock', kilobytes);
    const time = middle(name, milliseconds) / middle('stock', milliseconds);
    console.log(
      `cold ${name}: ${size.toFixed(2)} × its JavaScript (${middle(name, kilobytes).toFixed(1)} kB; target ${target}), ${time.toFixed(2)} × its main thread, ${(middle(name, scripts) / middle('stock', scripts)).toFixed(2)} × its scripts' time`,
    );
  }
} finally {
  await browser.close();
  await host.stop();
  await stock.close();
}
