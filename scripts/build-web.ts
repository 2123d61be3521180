import { spawn } from 'node:child_process';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { linkRules, linkRulesFile } from '#domain/navigation/link-rules.ts';
import { buildClassicScript } from '#scripts/web-build/build-classic-script.ts';
import { buildServiceWorker } from '#scripts/web-build/build-service-worker.ts';
import { compressFiles } from '#scripts/web-build/compress-files.ts';
import { readManifest } from '#scripts/web-build/manifest.ts';
import { rendererOf, writePages } from '#scripts/web-build/write-pages.ts';

// The web app, step by step: what the browser loads, the same code for Node and with it every page's HTML, then the
// two scripts that stand alone. Beside it, on another core, the music that guests hear first.

const root = path.resolve(import.meta.dirname, '..');
const inDist = (...parts: readonly string[]): string => path.join(root, 'dist', ...parts);

const write = async (file: string, text: string): Promise<void> => {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
};

/** What it cannot make is rendered when somebody asks, so a failure is no failure of the build. */
const makeDemoTracks = async (): Promise<void> =>
  new Promise((resolve) => {
    const file = path.join(import.meta.dirname, 'make-demo-tracks.ts');
    const child = spawn(process.execPath, [file], { stdio: ['ignore', 'inherit', 'inherit'] });
    child.once('error', () => resolve());
    child.once('close', () => resolve());
  });

const demoTracks = makeDemoTracks();
// Music that is there stays: it has nothing to do with the pages.
for (const own of ['web', 'pages', 'prerender', 'manifest.json', 'sources.json', '.web-build']) {
  await rm(inDist(own), { recursive: true, force: true });
}
await build({ root, logLevel: 'warn', build: { outDir: inDist('web'), manifest: 'manifest.json' } });
await build({
  root,
  logLevel: 'warn',
  publicDir: false,
  build: { outDir: inDist('prerender'), ssr: 'src/web/app/prerender.tsx' },
});

// Beside the build, not in it: which source made which file is for our own tools.
await rename(inDist('web/sources.json'), inDist('sources.json'));
await rename(inDist('web/manifest.json'), inDist('manifest.json'));
const template = await readFile(inDist('web/index.html'), 'utf8');
await rm(inDist('web/index.html'));

const prerender: unknown = await import(pathToFileURL(inDist('prerender/prerender.js')).href);
const manifest = await readManifest(inDist('manifest.json'));
await writePages({
  renderer: rendererOf(prerender),
  template,
  manifest,
  writePage: (name, html) => write(inDist('pages', name), html),
  writeSearchIndex: (json) => write(inDist('web/search-index.json'), json),
});
await write(inDist('web', linkRulesFile), linkRules());
await rm(inDist('prerender'), { recursive: true });
await buildClassicScript({
  root,
  entry: 'src/web/before-paint.ts',
  outDir: inDist('web'),
  fileName: 'before-paint.js',
});
await buildServiceWorker({ root, web: inDist('web'), pages: inDist('pages'), manifest });
await compressFiles(inDist('web'));
await demoTracks;
