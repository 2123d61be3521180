import os from 'node:os';
import { defineConfig } from '@playwright/test';

const chromium = process.env['CHROMIUM_PATH'];

// Decision 047. A test waits for more than half of its time, for frames, answers and its own next look: two to a core.
const workers = Number(process.env['PLAYWRIGHT_WORKERS'] ?? '') || os.availableParallelism() * 2;

// A long test that begins last runs alone.
const longest = [
  '**/voice/*.spec.ts',
  '**/shell/{covering,look}.spec.ts',
  '**/public/{contact,plain,screening}.spec.ts',
];

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/e2e',
  workers,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  // Limits for what never comes, not for what is slow: a shared machine can stand still for half a minute.
  timeout: 240_000,
  expect: { timeout: 45_000 },
  projects: [{ testMatch: longest }, { testIgnore: longest }],
  reporter: [['line'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    // A service worker would answer before a test can intercept; e2e/records/offline.spec.ts lets it in.
    serviceWorkers: 'block',
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    viewport: { width: 1280, height: 800 },
    // What moves is drawn sixty times a second and waited for; tests of motion ask for it (`withMotion`).
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: chromium === undefined || chromium === '' ? '/usr/bin/chromium' : chromium,
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
});
