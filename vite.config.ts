import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { browserTarget } from '#domain/system/browser-target.ts';
import { bundles } from '#scripts/vite/bundles.ts';
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

const frame = new RegExp(
  [
    'node_modules/(react|react-dom|scheduler|react-router|clsx|class-variance-authority)/',
    'node_modules/lucide-react/dist/esm/(?!icons/)',
    'src/web/ui/(button|choice-chips|class-names|error-panel|fire|flame|haptics|mark|page-heading|spinner)\\.tsx?',
    'src/web/platform/(app-error|browser-storage|store|backend/(connect|stored-session))\\.ts',
    'src/web/services/(messages/(toasts|notices)|logging/security-events)\\.ts',
    'src/domain/(auth/(gateway|read-moments|sign-in-limit|sign-in-errors)|records/kinds/energy|navigation/.*)\\.ts',
  ].join('|'),
);

// What every signed-in page stands on and no visitor's page asks for: a dozen crumbs of their own would weigh more.
const member = new RegExp(
  [
    'node_modules/lucide-react/dist/esm/icons/(archive|inbox|list-todo)\\.',
    'src/domain/records/(define-kind|field-schemas|held-record|merge|record-limits|record-registry|record-row|record-view|stamp)\\.ts',
    'src/domain/records/kinds/(?!energy\\.|feeling\\.|task-values\\.)',
    'src/domain/(restore-points/point-reason|sessions/session-(answer|token))\\.ts',
    'src/web/platform/(storage-listeners|backend/connection-context)\\.ts',
    'src/web/features/sessions/session-mutations\\.ts',
    'src/web/services/records/(noted-point|open-records|record-(collection|core|mutations|queries|sync)|records-database)\\.ts',
    'src/web/services/records/(server-changes|subscribe-to-changes|sync-retry|token-queries|use-settings)\\.ts',
    'src/web/services/people/supports-hint\\.ts',
  ].join('|'),
);

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    preloadFont(),
    developmentPage(),
    withoutInjectedStyles(),
    withoutFontParser(),
  ],
  worker: { format: 'es', plugins: () => [withoutRuntimeWasm()] },
  build: {
    outDir: 'dist/web',
    // The content policy allows fonts and images from our origin only, so nothing becomes a data: URL.
    assetsInlineLimit: 0,
    target: browserTarget,
    rolldownOptions: {
      output: {
        // What every page draws with, in one file: a few hundred bytes of their own would cost more in headers.
        codeSplitting: {
          groups: [
            ...bundles,
            { name: 'frame', test: frame },
            { name: 'member', test: member, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
});
