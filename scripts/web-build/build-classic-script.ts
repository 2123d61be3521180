import { build } from 'vite';
import { browserTarget } from '#domain/system/browser-target.ts';

/** One file without imports: for what has to run before the page is painted, and for the service worker. */
export const buildClassicScript = async (options: {
  readonly root: string;
  readonly entry: string;
  readonly outDir: string;
  readonly fileName: string;
  readonly define?: Readonly<Record<string, string>>;
}): Promise<void> => {
  await build({
    configFile: false,
    root: options.root,
    logLevel: 'warn',
    publicDir: false,
    define: { ...options.define },
    build: {
      outDir: options.outDir,
      emptyOutDir: false,
      target: browserTarget,
      lib: { entry: options.entry, formats: ['iife'], name: 'kindling', fileName: () => options.fileName },
    },
  });
};
