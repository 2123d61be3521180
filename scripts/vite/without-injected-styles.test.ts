import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { withoutInsertion } from '#scripts/vite/without-injected-styles.ts';

// The package names its module and its stylesheet only; the module lies beside the stylesheet.
const stylesheet = createRequire(import.meta.url).resolve('sonner/dist/styles.css');
const installed = readFileSync(stylesheet.replace('styles.css', 'index.mjs'), 'utf8');

describe('[TOAST-02] removing the style element that the toast library injects', () => {
  it('removes the injected style from the installed version of the toast library', () => {
    const clean = withoutInsertion(installed);
    expect(clean).not.toMatch(/^__insertCSS\(/m);
    expect(clean).toContain('export { Toaster, toast, useSonner }');
  });

  it.each([
    ['nothing to take out', 'const a = 1;\n'],
    ['only the function, which does nothing by itself', 'function __insertCSS(code) {}\n'],
    ['more than is known', '__insertCSS("a");\n__insertCSS("b");\n'],
    ['another way of writing it', '  insertStyles("a");\n'],
  ])('refuses a module with %s', (_, code) => {
    expect(withoutInsertion(code)).toBeNull();
  });

  it('removes the one insertion call and leaves the rest', () => {
    expect(withoutInsertion('const a = 1;\n__insertCSS("[x]{y:z}");\nconst b = 2;\n')).toBe(
      'const a = 1;\n\nconst b = 2;\n',
    );
  });
});
