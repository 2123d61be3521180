import path from 'node:path';
import type { Plugin } from 'vite';

const root = path.resolve(import.meta.dirname, '../..');

/** Writes down which of our sources ended up in which file: Vite's own list tells it only of those with a file of their own. */
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
  },
});
