import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { browserTarget } from '#domain/system/browser-target.ts';
import { bundles } from '#scripts/vite/bundles.ts';
import { cutFonts } from '#scripts/vite/cut-font.ts';
import { memberBundles } from '#scripts/vite/member-bundles.ts';
import { tellSources } from '#scripts/vite/tell-sources.ts';
import { withoutFontParser } from '#scripts/vite/without-font-parser.ts';
import { withoutInjectedStyles } from '#scripts/vite/without-injected-styles.ts';
import { withoutRuntimeWasm } from '#scripts/vite/without-runtime-wasm.ts';

/** Asks for the Latin letters with the page itself, so that headings do not jump when the face arrives. */
const preloadFont = (): Plugin => ({
  name: 'preload-font',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((file) => /lexend-latin-wght-normal.*\.woff2$/.test(file))
        .map((file) => ({
          tag: 'link',
          injectTo: 'head' as const,
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${file}` },
        })),
  },
});

/** While developing, what the build and the host write into a page: the first script, and who signs people in. */
const developmentPage = (): Plugin => ({
  name: 'development-page',
  apply: 'serve',
  transformIndexHtml: (html) => ({
    html: html.replace('{{provider}}', '').replace('{{speech}}', ''),
    tags: [
      { tag: 'script', injectTo: 'head-prepend', attrs: { type: 'module', src: '/src/web/before-paint.ts' } },
    ],
  }),
});

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    cutFonts(),
    preloadFont(),
    developmentPage(),
    withoutInjectedStyles(),
    withoutFontParser(),
    tellSources(),
  ],
  worker: { format: 'es', plugins: () => [withoutRuntimeWasm()] },
  build: {
    outDir: 'dist/web',
    // The content policy allows fonts and images from our origin only, so nothing becomes a data: URL.
    assetsInlineLimit: 0,
    target: browserTarget,
    rolldownOptions: {
      output: {
        // In few files: a few hundred bytes of their own would cost more in headers.
        codeSplitting: {
          groups: [...bundles, memberBundles],
        },
      },
    },
  },
});
