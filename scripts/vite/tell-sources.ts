import path from 'node:path';
import type { Plugin } from 'vite';
import { appSource } from '#scripts/web-build/manifest.ts';

const root = path.resolve(import.meta.dirname, '../..');

const entry = path.join(root, 'src/web/app/main.ts');
const app = path.join(root, appSource);

interface ModuleInfo {
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
}

/** Everything a visitor's page may ever run, short of the app itself. */
const visitorSources = (infoOf: (id: string) => ModuleInfo | null): readonly string[] => {
  const seen = new Set([app]);
  const visit = (id: string): void => {
    if (seen.has(id)) return;
    seen.add(id);
    const info = infoOf(id);
    [...(info?.importedIds ?? []), ...(info?.dynamicallyImportedIds ?? [])].forEach(visit);
  };
  visit(entry);
  seen.delete(app);
  return [...seen].map((id) => path.relative(root, id)).filter((source) => source.startsWith('src/'));
};

/**
 * Writes down which of our sources ended up in which file (Vite's own list tells it only of those with a file of their own), and
 * which of them a visitor's page may run.
 */
export const tellSources = (): Plugin => ({
  name: 'tell-sources',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
  generateBundle(_options, bundle) {
    const files = Object.values(bundle).flatMap((chunk) =>
      chunk.type === 'chunk'
        ? Object.keys(chunk.modules).map((id) => [path.relative(root, id), chunk.fileName] as const)
        : [],
    );
    const own = files.filter(([source]) => source.startsWith('src/'));
    this.emitFile({
      type: 'asset',
      fileName: 'sources.json',
      source: JSON.stringify(Object.fromEntries(own)),
    });
    this.emitFile({
      type: 'asset',
      fileName: 'visitor-sources.json',
      source: JSON.stringify(visitorSources((id) => this.getModuleInfo(id))),
    });
  },
});
