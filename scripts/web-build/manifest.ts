import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { bundleOf } from '#scripts/vite/bundles.ts';

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    imports: z.array(z.string()).default([]),
    css: z.array(z.string()).default([]),
  }),
);

/** Vite's list of which source became which file, and what it needs at once. */
export type Manifest = z.infer<typeof manifestSchema>;

export const readManifest = async (file: string): Promise<Manifest> =>
  manifestSchema.parse(JSON.parse(await readFile(file, 'utf8')));

/** A source that shares a file with others is listed under that file's name. */
const nameIn = (manifest: Manifest, source: string): string => {
  if (manifest[source] !== undefined) return source;
  const bundle = bundleOf(source);
  return Object.keys(manifest).find((name) => name.startsWith(`_${bundle}-`)) ?? source;
};

/** Sources and everything they import, but not what they only ask for later. */
export const withImports = (manifest: Manifest, sources: readonly string[]): ReadonlySet<string> => {
  const seen = new Set<string>();
  const visit = (source: string): void => {
    const name = nameIn(manifest, source);
    if (seen.has(name)) return;
    const chunk = manifest[name];
    if (chunk === undefined) throw new Error(`The build has no ${name}`);
    seen.add(name);
    chunk.imports.forEach(visit);
  };
  sources.forEach(visit);
  return seen;
};

export const entrySource = 'index.html';

/** What draws a page that was not drawn at build time. */
export const appSource = 'src/web/app/whole-app.tsx';

/** What a drawn page needs for any of its islands. */
export const islandSources: readonly string[] = [
  'src/web/app/visitor/hydrate-island.tsx',
  'src/web/app/visitor/around.tsx',
];

/** The islands that stand in a drawn page. */
export const islandsIn = (html: string): readonly string[] => [
  ...new Set([...html.matchAll(/ data-island="([a-z-]+)"/g)].map(([, name]) => name ?? '')),
];

/** Which source an island comes from, as `src/web/app/visitor/islands.ts` writes it. */
export const islandSourcesOf = (registry: string): ReadonlyMap<string, string> =>
  new Map(
    [...registry.matchAll(/^ {2}'?([a-z-]+)'?: async \(\) =>\s+\(await import\('#web\/([^']+)'\)\)/gm)].map(
      ([, name, file]) => [name ?? '', `src/web/${file ?? ''}`],
    ),
  );

/** A URL finds its page. */
export const pageSource = (path: string): string => `src/web/pages${path === '/' ? '/home' : path}.tsx`;

/** What a signed-in page stands on. */
export const memberSources: readonly string[] = [
  appSource,
  'src/web/app/guards/member-root.tsx',
  'src/web/app/shell/shell.tsx',
  'src/web/platform/backend/backend.ts',
  'src/web/platform/backend/config.ts',
];
