import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { readManifest } from '#scripts/web-build/manifest.ts';
import { rendererOf, writePages } from '#scripts/web-build/write-pages.ts';

// The web app in three steps: what the browser loads, the same code for Node, and with that every page's HTML.

const root = path.resolve(import.meta.dirname, '..');
const inDist = (...parts: readonly string[]): string => path.join(root, 'dist', ...parts);

const write = async (file: string, text: string): Promise<void> => {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
};

await rm(inDist(), { recursive: true, force: true });
await build({ root, logLevel: 'warn', build: { outDir: inDist('web'), manifest: 'manifest.json' } });
await build({
  root,
  logLevel: 'warn',
  publicDir: false,
  build: { outDir: inDist('prerender'), ssr: 'src/web/app/prerender.tsx' },
});

// Beside the build, not in it: which source made which file is for our own tools.
await rename(inDist('web/manifest.json'), inDist('manifest.json'));
const template = await readFile(inDist('web/index.html'), 'utf8');
await rm(inDist('web/index.html'));

const prerender: unknown = await import(pathToFileURL(inDist('prerender/prerender.js')).href);
await writePages({
  renderer: rendererOf(prerender),
  template,
  manifest: await readManifest(inDist('manifest.json')),
  writePage: (name, html) => write(inDist('pages', name), html),
  writeSearchIndex: (json) => write(inDist('web/search-index.json'), json),
});
await rm(inDist('prerender'), { recursive: true });
