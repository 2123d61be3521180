import { isBuiltPath } from '#domain/navigation/route-table.ts';
import { admin } from '../e2e/support/fixtures.ts';
import { appFigures, measureApp } from './app-figures.ts';
import { defineBench, type Figure, type Measured } from './harness/bench.ts';
import { median } from './measure.ts';
import { openPersonContext } from './person-context.ts';
import { type Device, devices, type Load, load } from './web-load.ts';
import { serveStock } from './web-stock-page.ts';

// A cold landing page and a cold /app against a stock page of the same libraries (bench/web-stock), built and loaded in
// the same run by the same browser. Loads take turns, so that a busy moment of the machine meets all of them. Whatever
// depends on the machine is a ratio to the stock page.

interface Part {
  readonly of: keyof Load;
  readonly name: string;
  readonly unit: string;
  /** The sum of what moved says something by itself; anything else only beside the stock page. */
  readonly absolute?: true;
  /** The same on every device. */
  readonly once?: true;
}

const parts: readonly Part[] = [
  { of: 'scriptKilobytes', name: 'JavaScript', unit: 'kB' },
  { of: 'kilobytes', name: 'all bytes', unit: 'kB', once: true },
  { of: 'requests', name: 'requests', unit: '', once: true },
  { of: 'mainThread', name: 'main thread', unit: 'ms' },
  { of: 'largestPaint', name: 'largest paint', unit: 'ms' },
  { of: 'shift', name: 'layout shift', unit: '', absolute: true },
];

type Targets = Partial<Record<keyof Load, number>>;
const ofLandings: Targets = { scriptKilobytes: 0.6, mainThread: 0.7, largestPaint: 1, shift: 0.02 };
const ofApp: Targets = { scriptKilobytes: 1.2, shift: 0.02 };

const landings = ['/', '/old-homepage'].filter((path) => isBuiltPath(path));
const targets = new Map([...landings.map((path) => [path, ofLandings] as const), ['/app', ofApp] as const]);

const partsOn = (device: Device): readonly Part[] =>
  parts.filter(({ once }) => once !== true || device === devices[0]);
const nameOf = (device: Device, path: string, part: Part): string => `${device.name}: ${path}, ${part.name}`;

const ofPages: Readonly<Record<string, Figure>> = Object.fromEntries(
  devices.flatMap((device) =>
    [...targets].flatMap(([path, goals]) =>
      partsOn(device).map((part) => {
        const target = goals[part.of];
        const figure: Figure = { unit: part.unit, better: 'less' };
        return [nameOf(device, path, part), target === undefined ? figure : { ...figure, target }] as const;
      }),
    ),
  ),
);

export const bench = defineBench({
  about: 'cold loads against a stock page of the same libraries',
  figures: { ...ofPages, ...appFigures },
  full: { rounds: 5 },
  smoke: { rounds: 1 },
  measure: async ({ rounds }, stage) => {
    const stock = await serveStock();
    stage.atEnd(stock.close);
    const [host, browser] = [await stage.host(), await stage.browser()];
    const member = await openPersonContext(browser, host.url, admin);
    const storageState = await member.storageState();
    await member.close();

    const subjects = [
      { name: 'stock', url: `${stock.url}/`, options: {} },
      ...landings.map((path) => ({ name: path, url: host.url + path, options: {} })),
      { name: '/app', url: `${host.url}/app`, options: { storageState } },
    ];
    const results: Record<string, Measured> = {};
    let stockPaint = Number.NaN;
    for (const device of devices) {
      const loads = new Map<string, Load[]>(subjects.map(({ name }) => [name, []]));
      for (let round = 0; round < rounds; round += 1) {
        for (const { name, url, options } of subjects) {
          loads.get(name)?.push(await load(browser, device, url, options));
        }
      }
      const middle = (name: string, of: keyof Load): number =>
        median((loads.get(name) ?? []).map((one) => one[of]));
      if (device === devices[0]) stockPaint = middle('stock', 'largestPaint');
      for (const path of targets.keys()) {
        for (const part of partsOn(device)) {
          const value = middle(path, part.of);
          results[nameOf(device, path, part)] =
            part.absolute === true ? { value } : { value, baseline: middle('stock', part.of) };
        }
      }
    }
    return { ...results, ...(await measureApp(stage, rounds, stockPaint)) };
  },
});
