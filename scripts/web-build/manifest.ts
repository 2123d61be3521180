import { readFile } from 'node:fs/promises';
import { z } from 'zod';

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

/** Sources and everything they import, but not what they only ask for later. */
export const withImports = (manifest: Manifest, sources: readonly string[]): ReadonlySet<string> => {
  const seen = new Set<string>();
  const visit = (name: string): void => {
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

/** A URL finds its page. */
export const pageSource = (path: string): string => `src/web/pages${path === '/' ? '/home' : path}.tsx`;

/** What a signed-in page stands on. */
export const memberSources: readonly string[] = [
  'src/web/app/guards/member-root.tsx',
  'src/web/app/shell/shell.tsx',
  'src/web/platform/backend/backend.ts',
  'src/web/platform/backend/config.ts',
];
