import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { routeTable } from '#domain/navigation/route-table.ts';
import { buildClassicScript } from '#scripts/web-build/build-classic-script.ts';
import {
  appSource,
  entrySource,
  islandsOfPage,
  type Manifest,
  withImports,
} from '#scripts/web-build/manifest.ts';

const filesIn = async (directory: string): Promise<readonly string[]> =>
  (await readdir(directory, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted();

const versionOf = async (directories: readonly string[]): Promise<string> => {
  const hash = createHash('sha256');
  for (const file of (await Promise.all(directories.map(filesIn))).flat()) hash.update(await readFile(file));
  return hash.digest('hex').slice(0, 12);
};

/** Writes `sw.js`, which knows every file of this build: what everybody gets, and what is for those who work here. */
export const buildServiceWorker = async (options: {
  readonly root: string;
  readonly web: string;
  readonly pages: string;
  readonly manifest: Manifest;
}): Promise<void> => {
  const { manifest } = options;
  const islands = await islandsOfPage(options.root, path.join(options.pages, 'home.html'));
  const sources = [...withImports(manifest, [entrySource, ...islands])];
  const scripts = sources.map((name) => manifest[name]?.file ?? '');
  const styles = [...sources, ...withImports(manifest, [appSource])].flatMap(
    (name) => manifest[name]?.css ?? [],
  );
  const assets = (await filesIn(path.join(options.web, 'assets'))).map((file) => path.basename(file));
  const font = assets
    .filter((name) => /^lexend-latin-wght.*\.woff2$/.test(name))
    .map((name) => `assets/${name}`);
  const visitors = assets.filter((name) => /^visitor-.*\.css$/.test(name)).map((name) => `assets/${name}`);
  const frame = new Set([...scripts, ...styles, ...visitors, ...font]);
  // As large as the rest together, and for one button: brought when it is needed.
  const heavy = manifest['src/web/features/screening/report/write-report.ts']?.file;
  const app = assets
    .map((name) => `assets/${name}`)
    .filter((name) => /\.(?:js|css)$/.test(name) && !frame.has(name) && name !== heavy);
  const speech = app.filter((name) => name.startsWith('assets/speech-worker'));
  const meaning = app.filter((name) => name.startsWith('assets/memory-worker'));
  // The sign-in's own pages lead out of the app: there is nothing in them to keep.
  const pages = routeTable.filter((entry) => entry.built && !entry.path.startsWith('/auth/'));
  const known = {
    version: await versionOf([options.web, options.pages]),
    frame: ['/', '/app', '/config.json', '/before-paint.js', ...[...frame].map((name) => `/${name}`)],
    wholeApp: [
      ...pages.map((entry) => entry.path),
      ...app.filter((name) => ![...speech, ...meaning].includes(name)).map((name) => `/${name}`),
    ],
    speech: speech.map((name) => `/${name}`),
    meaning: meaning.map((name) => `/${name}`),
  };
  await buildClassicScript({
    root: options.root,
    entry: 'src/web/service-worker/service-worker.ts',
    outDir: options.web,
    fileName: 'sw.js',
    define: { BUILD: JSON.stringify(known) },
  });
};
