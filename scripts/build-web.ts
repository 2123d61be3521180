import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { linkRules, linkRulesFile } from '#domain/navigation/link-rules.ts';
import { buildClassicScript } from '#scripts/web-build/build-classic-script.ts';
import { buildServiceWorker } from '#scripts/web-build/build-service-worker.ts';
import { compressFiles } from '#scripts/web-build/compress-files.ts';
import { appSource, readManifest } from '#scripts/web-build/manifest.ts';
import { visitorSheet } from '#scripts/web-build/visitor-sheet.ts';
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
const lists = ['manifest.json', 'sources.json', 'visitor-sources.json'];
for (const own of ['web', 'pages', 'prerender', ...lists, '.web-build']) {
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
for (const own of lists) await rename(inDist('web', own), inDist(own));
const template = await readFile(inDist('web/index.html'), 'utf8');
await rm(inDist('web/index.html'));

const prerender: unknown = await import(pathToFileURL(inDist('prerender/prerender.js')).href);
const manifest = await readManifest(inDist('manifest.json'));

/** Named by what is in it, as Vite names its own. */
const visitorStyles = async (pages: readonly string[]): Promise<string> => {
  const [whole = ''] = manifest[appSource]?.css ?? [];
  const sheet = await readFile(inDist('web', whole), 'utf8');
  const text = await visitorSheet({ root, sources: inDist('visitor-sources.json'), sheet, pages });
  const file = `assets/visitor-${createHash('sha256').update(text).digest('base64url').slice(0, 8)}.css`;
  await write(inDist('web', file), text);
  return file;
};

await writePages({
  renderer: rendererOf(prerender),
  template,
  manifest,
  writePage: (name, html) => write(inDist('pages', name), html),
  writeVisitorSheet: visitorStyles,
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
