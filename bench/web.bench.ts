import { chromium } from '@playwright/test';
import { isBuiltPath } from '#domain/navigation/route-table.ts';
import { findChromium } from '#scripts/find-chromium.mjs';
import { admin, signIn } from '../e2e/support/fixtures.ts';
import { startHost } from '../e2e/support/host-process.ts';
import { median } from './measure.ts';
import { devices, type Load, load } from './web-load.ts';
import { serveStock } from './web-stock-page.ts';

// A cold landing page and a cold /app against a stock page of the same libraries (bench/web-stock), built and loaded in
// the same run by the same browser. Loads take turns, so that a busy moment of the machine meets all of them. Whatever
// depends on the machine is a ratio to the stock page.

const ROUNDS = 5;

interface Target {
  readonly of: keyof Load;
  readonly name: string;
  readonly most: number;
  /** The sum of what moved says something by itself; anything else only beside the stock page. */
  readonly absolute?: true;
}

const ofLandings: readonly Target[] = [
  { of: 'scriptKilobytes', name: 'JavaScript', most: 0.6 },
  { of: 'mainThread', name: 'main thread', most: 0.7 },
  { of: 'largestPaint', name: 'largest paint', most: 1 },
  { of: 'shift', name: 'layout shift', most: 0.02, absolute: true },
];
const ofApp: readonly Target[] = [
  { of: 'scriptKilobytes', name: 'JavaScript', most: 1.2 },
  { of: 'shift', name: 'layout shift', most: 0.02, absolute: true },
];

const landings = ['/', '/old-homepage'].filter((path) => isBuiltPath(path));
const targets = new Map([...landings.map((path) => [path, ofLandings] as const), ['/app', ofApp] as const]);

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

  const subjects = [
    { name: 'stock', url: `${stock.url}/`, options: {} },
    ...landings.map((path) => ({ name: path, url: host.url + path, options: {} })),
    { name: '/app', url: `${host.url}/app`, options: { storageState } },
  ];
  for (const device of devices) {
    const loads = new Map<string, Load[]>(subjects.map(({ name }) => [name, []]));
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const { name, url, options } of subjects) {
        loads.get(name)?.push(await load(browser, device, url, options));
      }
    }
    const middle = (name: string, of: keyof Load): number =>
      median((loads.get(name) ?? []).map((one) => one[of]));
    console.log(`\n${device.name}`);
    for (const { name } of subjects) {
      const [scripts, all, requests] = (['scriptKilobytes', 'kilobytes', 'requests'] as const).map((of) =>
        middle(name, of),
      );
      console.log(
        `  ${name}: ${scripts?.toFixed(1)} kB of JavaScript, ${all?.toFixed(1)} kB in ${requests} requests; here ${middle(name, 'mainThread').toFixed(0)} ms of the main thread, largest paint after ${middle(name, 'largestPaint').toFixed(0)} ms`,
      );
      for (const target of targets.get(name) ?? []) {
        const value = middle(name, target.of) / (target.absolute === true ? 1 : middle('stock', target.of));
        const unit = target.absolute === true ? '' : ' × stock';
        console.log(
          `    ${target.name} ${value.toFixed(target.absolute === true ? 3 : 2)}${unit}, target ${target.most}: ${value <= target.most ? 'met' : 'not met'}`,
        );
      }
    }
  }
} finally {
  await browser.close();
  await host.stop();
  await stock.close();
}
