import { readFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { routeTable } from '#domain/navigation/route-table.ts';
import {
  entrySource,
  type Manifest,
  memberSources,
  pageSource,
  readManifest,
  withImports,
} from '#scripts/web-build/manifest.ts';
import budgets from '#scripts/js-budget.json' with { type: 'json' };

// How much JavaScript each route may ask for before it can be used, after brotli. A feature that needs more has to
// say so in js-budget.json, where it is seen.

const dist = path.resolve(import.meta.dirname, '../dist');
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

const allowed = new Map<string, number>(Object.entries(budgets.routes));
const manifest = await readManifest(path.join(dist, 'manifest.json'));
const over: string[] = [];
for (const { path: route, access } of routeTable.filter((entry) => entry.built)) {
  const used = await kilobytesOf(manifest, [
    entrySource,
    ...(access === 'public' ? [] : memberSources),
    pageSource(route),
  ]);
  const budget = allowed.get(route) ?? (access === 'public' ? budgets.public : budgets.signedIn);
  const line = `${route}: ${used.toFixed(1)} of ${budget} kB`;
  console.log(line);
  if (used > budget) over.push(line);
}
if (over.length > 0) {
  console.error(`\nMore JavaScript than scripts/js-budget.json allows:\n${over.join('\n')}`);
  process.exitCode = 1;
}
