import type { Plugin } from 'vite';

const library = /\/node_modules\/sonner\/.*\.m?js(\?|$)/;
const insertion = /^__insertCSS\(.*\);?$/gm;

/** The library's code without the call that adds a style element; null when there is not exactly one. */
export const withoutInsertion = (code: string): string | null =>
  code.match(insertion)?.length === 1 ? code.replace(insertion, '') : null;

/**
 * Sonner adds a `<style>` element as it is loaded, which the content policy refuses. This takes the call out; its
 * stylesheet is imported as a file instead. An update that writes the call differently stops the build.
 */
export const withoutInjectedStyles = (): Plugin => {
  let done = 0;
  return {
    name: 'without-injected-styles',
    // What Vite bundles ahead for development does not pass through transform.
    config: () => ({ optimizeDeps: { exclude: ['sonner'] } }),
    buildStart: () => {
      done = 0;
    },
    transform(code, id) {
      if (!library.test(id)) return null;
      const clean = withoutInsertion(code);
      if (clean === null) {
        return this.error(`${id} does not add its style element in the way that is known`);
      }
      done += 1;
      return { code: clean, map: null };
    },
    generateBundle(_, bundle) {
      const used = Object.values(bundle).some(
        (file) => file.type === 'chunk' && file.moduleIds.some((id) => library.test(id)),
      );
      if (used && done === 0) this.error('Sonner is in the build with the style element it adds');
    },
  };
};
