import { readFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { isDrawnPath } from '#domain/navigation/link-rules.ts';
import { routeTable } from '#domain/navigation/route-table.ts';
import {
  appSource,
  entrySource,
  islandsOfPage,
  type Manifest,
  memberSources,
  pageSource,
  readManifest,
  withImports,
} from '#scripts/web-build/manifest.ts';
import budgets from '#scripts/js-budget.json' with { type: 'json' };

// How much JavaScript each route may ask for before it can be used, after brotli. A feature that needs more has to
// say so in js-budget.json, where it is seen. A drawn page is there without any: what it starts with, what all its islands
// come to, and what a device loads for it on which somebody is signed in. The service worker is loaded again with every build.

const root = path.resolve(import.meta.dirname, '..');
const dist = path.join(root, 'dist');
const compress = promisify(brotliCompress);
const sizes = new Map<string, Promise<number>>();

const sizeOf = (file: string): Promise<number> => {
  const known = sizes.get(file);
  if (known !== undefined) return known;
  const size = readFile(path.join(dist, 'web', file)).then(async (body) => (await compress(body)).byteLength);
  sizes.set(file, size);
  return size;
};

const kilobytesOf = async (manifest: Manifest, sources: readonly string[]): Promise<number> => {
  const files = [...withImports(manifest, sources)].map((name) => manifest[name]?.file ?? '');
  const bytes = await Promise.all(files.filter((file) => file.endsWith('.js')).map(sizeOf));
  return bytes.reduce((sum, one) => sum + one, 0) / 1000;
};

const pageOf = (route: string): string =>
  path.join(dist, 'pages', route === '/' ? 'home.html' : `${route}.html`);

const manifest = await readManifest(path.join(dist, 'manifest.json'));
const over: string[] = [];
const compare = (what: string, used: number, budget: number): void => {
  const line = `${what}: ${used.toFixed(1)} of ${budget} kB`;
  console.log(line);
  if (used > budget) over.push(line);
};
const look = async (what: string, sources: readonly string[], budget: number): Promise<void> => {
  compare(what, await kilobytesOf(manifest, [entrySource, ...sources]), budget);
};

const exceptions = {
  routes: new Map<string, number>(Object.entries(budgets.routes)),
  islands: new Map<string, number>(Object.entries(budgets.drawn.routes)),
};
for (const { path: route, access } of routeTable.filter((entry) => entry.built)) {
  const isPublic = access === 'public';
  if (isDrawnPath(route)) {
    await look(`${route}, as it comes`, [], budgets.drawn.start);
    await look(
      `${route}, all islands`,
      await islandsOfPage(root, pageOf(route)),
      exceptions.islands.get(route) ?? budgets.drawn.islands,
    );
  }
  await look(
    isDrawnPath(route) ? `${route}, signed in` : route,
    [...(isPublic ? [appSource] : memberSources), pageSource(route)],
    exceptions.routes.get(route) ?? (isPublic ? budgets.public : budgets.signedIn),
  );
}
compare('the service worker', (await sizeOf('sw.js')) / 1000, budgets.serviceWorker);
if (over.length > 0) {
  console.error(`\nMore JavaScript than scripts/js-budget.json allows:\n${over.join('\n')}`);
  process.exitCode = 1;
}
