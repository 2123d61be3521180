import os from 'node:os';
import { defineConfig } from 'vitest/config';

const components = {
  environment: 'happy-dom',
  pool: 'threads' as const,
  setupFiles: ['src/web/testing/set-up.ts'],
  expect: { poll: { timeout: 30_000 } },
  testTimeout: 60_000,
};

export default defineConfig({
  test: {
    maxWorkers: os.availableParallelism(),
    projects: [
      {
        test: {
          name: 'domain',
          include: ['src/domain/**/*.test.ts'],
          // Rules keep nothing between two calls, so their tests can share a thread: a new one for each file takes longer
          // than most of them.
          pool: 'threads',
          isolate: false,
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'unit',
          include: [
            'src/**/*.test.ts',
            'src/web/pages/**/*.test.tsx',
            'scripts/**/*.test.ts',
            'bench/**/*.test.ts',
          ],
          exclude: ['src/domain/**', '**/*.db.test.ts'],
          expect: { poll: { timeout: 30_000 } },
          // Properties run hundreds of cases; a busy machine must not turn that into a failure.
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'components',
          include: ['src/web/**/*.test.tsx'],
          // Pages are drawn there as the build draws them, where there is no document.
          exclude: ['src/web/pages/**', '**/*.apart.test.tsx'],
          ...components,
          isolate: false,
        },
      },
      {
        test: {
          // What replaces a module: others that share a thread with it would get the replacement, too.
          name: 'components-apart',
          include: ['src/web/**/*.apart.test.tsx'],
          ...components,
        },
      },
      {
        test: {
          name: 'database',
          include: ['src/**/*.db.test.ts'],
          globalSetup: ['src/server/testing/shared-cluster.ts'],
          // What is polled comes when it comes; the second that is the default is too short on a busy machine.
          expect: { poll: { timeout: 30_000 } },
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
