import type { Page } from '@playwright/test';
import { admin } from '../e2e/support/fixtures.ts';
import { allSaved } from '../e2e/support/task-list.ts';
import type { Figure, Measured } from './harness/bench.ts';
import type { Stage } from './harness/stage.ts';
import { type AppLoad, loadCold, loadWarm, measureSteps } from './app-load.ts';
import { median } from './measure.ts';
import { openPersonContext } from './person-context.ts';

// The pages of the app on a device that holds its person's records, as they are opened every day (decision 096). How much has
// arrived by the time a page can be used is the same on any machine; when it can be is told beside the stock page's largest
// paint, of the same run.

const paths = ['/app', '/tasks', '/focus', '/music'] as const;

const amounts = [
  { of: 'requests', name: 'requests until it can be used', unit: '', target: 20 },
  { of: 'kilobytes', name: 'kB until it can be used', unit: 'kB', target: 204.8 },
  { of: 'scriptKilobytes', name: 'kB of it JavaScript', unit: 'kB' },
] as const;

const cold = (path: string): string => `app: ${path}, until it can be used`;
const warm = 'app: /app kept on the device, until it can be used';
const step = 'app: a step from page to page, main thread';

const ofPage = (path: string): readonly (readonly [string, Figure])[] => [
  ...amounts.map((amount) => {
    const figure: Figure = { unit: amount.unit, better: 'less' };
    const name = `app: ${path}, ${amount.name}`;
    return [name, 'target' in amount ? { ...figure, target: amount.target } : figure] as const;
  }),
  [cold(path), { unit: 'ms', better: 'less' }],
];

const ofPages: Readonly<Record<string, Figure>> = Object.fromEntries(paths.flatMap(ofPage));

export const appFigures: Readonly<Record<string, Figure>> = {
  ...ofPages,
  [warm]: { unit: 'ms', better: 'less', target: 0.5 },
  [step]: { unit: 'ms', better: 'less', target: 30 },
};

const writeOne = async (page: Page): Promise<void> => {
  await page.goto('/tasks');
  await page.getByLabel('Write one down').fill('Call the dentist');
  await page.getByLabel('Write one down').press('Enter');
  await page.getByRole('heading', { level: 3, name: 'Call the dentist' }).waitFor();
};

const middle = (loads: readonly AppLoad[], of: keyof AppLoad): number => median(loads.map((one) => one[of]));

/** `stockPaint` is the largest paint of the stock page on a desktop, in milliseconds. */
export const measureApp = async (
  stage: Stage,
  rounds: number,
  stockPaint: number,
): Promise<Readonly<Record<string, Measured>>> => {
  const [host, browser] = [await stage.host(), await stage.browser()];
  const member = await openPersonContext(browser, host.url, admin);
  const page = await member.newPage();
  await writeOne(page);
  await allSaved(page);
  // From now on the device has everything there is, and knows it.
  await page.reload();
  await page.getByRole('heading', { level: 3, name: 'Call the dentist' }).waitFor();
  await allSaved(page);
  const storageState = await member.storageState({ indexedDB: true });
  await member.close();

  const options = { storageState, viewport: { width: 1280, height: 800 } };
  const results: Record<string, Measured> = {};
  for (const path of paths) {
    const loads: AppLoad[] = [];
    for (let round = 0; round < rounds; round += 1) {
      loads.push(await loadCold({ browser, origin: host.url, path, options }));
    }
    for (const { of, name } of amounts) results[`app: ${path}, ${name}`] = { value: middle(loads, of) };
    results[cold(path)] = { value: middle(loads, 'usable'), baseline: stockPaint };
  }
  const subject = { browser, origin: host.url, path: '/app', options };
  results[warm] = { value: middle(await loadWarm(subject, rounds), 'usable'), baseline: stockPaint };
  results[step] = { value: median(await measureSteps(subject, Math.min(rounds, 3))) };
  return results;
};
