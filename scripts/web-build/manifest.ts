import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    imports: z.array(z.string()).default([]),
    css: z.array(z.string()).default([]),
  }),
);

/** Which file each source ended up in, where it shares one with others. */
const sourcesSchema = z.record(z.string(), z.string());

type Chunk = z.infer<typeof manifestSchema>[string];

/** Every file by the name Vite gives it, and by each source that ended up in it. */
export type Manifest = Readonly<Record<string, Chunk & { readonly name: string }>>;

/** Vite's list of which source became which file, and `sources.json` beside it for those that share one. */
export const readManifest = async (file: string): Promise<Manifest> => {
  const listed = manifestSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  const chunks = Object.entries(listed).map(([name, { file: made, imports, css }]) => ({
    name,
    file: made,
    imports,
    css,
  }));
  const byFile = new Map(chunks.map((chunk) => [chunk.file, chunk]));
  const sources = sourcesSchema.parse(
    JSON.parse(await readFile(path.join(path.dirname(file), 'sources.json'), 'utf8')),
  );
  return Object.fromEntries([
    ...Object.entries(sources).flatMap(([source, name]) => {
      const chunk = byFile.get(name);
      return chunk === undefined ? [] : [[source, chunk] as const];
    }),
    ...chunks.map((chunk) => [chunk.name, chunk] as const),
  ]);
};

/** Sources and everything they import, but not what they only ask for later. */
export const withImports = (manifest: Manifest, sources: readonly string[]): ReadonlySet<string> => {
  const seen = new Set<string>();
  const visit = (source: string): void => {
    const chunk = manifest[source];
    if (chunk === undefined) throw new Error(`The build has no ${source}`);
    if (seen.has(chunk.name)) return;
    seen.add(chunk.name);
    chunk.imports.forEach(visit);
  };
  sources.forEach(visit);
  return seen;
};

export const entrySource = 'index.html';

/** What draws a page that was not drawn at build time. */
export const appSource = 'src/web/app/whole-app.tsx';

/** What a drawn page needs for any of its islands. */
const islandSources: readonly string[] = [
  'src/web/app/visitor/hydrate-island.tsx',
  'src/web/app/visitor/around.tsx',
];

/** The islands that stand in a drawn page. */
const islandsIn = (html: string): readonly string[] => [
  ...new Set([...html.matchAll(/ data-island="([a-z-]+)"/g)].map(([, name]) => name ?? '')),
];

/** Which source an island comes from, as `src/web/app/visitor/islands.ts` writes it. */
const islandSourcesOf = (registry: string): ReadonlyMap<string, string> =>
  new Map(
    [...registry.matchAll(/^ {2}'?([a-z-]+)'?: async \(\) =>\s+\(await import\('#web\/([^']+)'\)\)/gm)].map(
      ([, name, file]) => [name ?? '', `src/web/${file ?? ''}`],
    ),
  );

/** What a drawn page asks for once all of its islands have come. */
export const islandsOfPage = async (root: string, page: string): Promise<readonly string[]> => {
  const registry = islandSourcesOf(await readFile(path.join(root, 'src/web/app/visitor/islands.ts'), 'utf8'));
  const names = islandsIn(await readFile(page, 'utf8'));
  return [...islandSources, ...names.map((name) => registry.get(name) ?? `the island ${name}`)];
};

/** A URL finds its page. */
export const pageSource = (path: string): string => `src/web/pages${path === '/' ? '/home' : path}.tsx`;

/** What a signed-in page is drawn with; what asks the server comes after the first paint. */
export const memberSources: readonly string[] = [
  appSource,
  'src/web/app/guards/member-root.tsx',
  'src/web/app/shell/shell.tsx',
  'src/web/app/shell/waiting-shell.tsx',
];
