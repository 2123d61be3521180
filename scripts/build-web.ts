import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { z } from 'zod';
import { writePages } from '#scripts/web-build/write-pages.ts';

// The web app in three steps: what the browser loads, the same code for Node, and with that every page's HTML.

const root = path.resolve(import.meta.dirname, '..');
const inDist = (...parts: readonly string[]): string => path.join(root, 'dist', ...parts);

const manifestSchema = z.record(
  z.string(),
  z.object({ file: z.string(), imports: z.array(z.string()).optional() }),
);

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

const entry = pathToFileURL(inDist('prerender/prerender.js')).href;
await writePages({
  renderer: (await import(entry)) as typeof import('#web/app/prerender.tsx'),
  template,
  manifest: manifestSchema.parse(JSON.parse(await readFile(inDist('manifest.json'), 'utf8'))),
  writePage: (name, html) => write(inDist('pages', name), html),
  writeSearchIndex: (json) => write(inDist('web/search-index.json'), json),
});
await rm(inDist('prerender'), { recursive: true });
