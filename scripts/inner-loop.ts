import { spawn } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { findTestBrowser } from './find-chromium.mjs';
import { typeChecker, typeProjects } from './type-projects.ts';

// One tool at a time, for the minutes between two edits: `npm run unit -- src/domain/tasks`, `npm run e2e -- focus`.
// What follows `--` goes to the tool as it is.

const root = path.resolve(import.meta.dirname, '..');
const vitest = 'node_modules/vitest/vitest.mjs';
const playwright = 'node_modules/@playwright/test/cli.js';
const withoutDatabase = ['--project=domain', '--project=unit', '--project=components*'];

const run = (command: readonly string[]): Promise<number> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [...command], {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, CHROMIUM_PATH: findTestBrowser() ?? '' },
    });
    child.once('close', (status) => resolve(status ?? 1));
  });

const worst = (codes: readonly number[]): number => Math.max(0, ...codes);

const tools: Readonly<Record<string, (rest: readonly string[]) => Promise<number>>> = {
  typecheck: async () => {
    const codes: number[] = [];
    for (const { name, folder } of typeProjects) {
      const code = await run([typeChecker, '-p', folder]);
      console.log(`${code === 0 ? '✓' : '✗'} ${name}`);
      codes.push(code);
    }
    return worst(codes);
  },
  lint: (rest) => run(['node_modules/oxlint/bin/oxlint', '--quiet', '--deny-warnings', ...rest]),
  unit: (rest) => run([vitest, 'run', '--project=domain', '--project=unit', ...rest]),
  components: (rest) => run([vitest, 'run', '--project=components*', ...rest]),
  db: (rest) => run([vitest, 'run', '--project=database', ...rest]),
  e2e: (rest) => run([playwright, 'test', ...rest]),
  watch: (rest) => run([vitest, 'watch', ...withoutDatabase, ...rest]),
  /** What the change touches, by the runners' own reading of the imports; since a commit where one is named. */
  'test:changed': async ([since]) =>
    worst([
      await run([
        vitest,
        'run',
        since === undefined ? '--changed' : `--changed=${since}`,
        '--passWithNoTests',
      ]),
      await run([
        playwright,
        'test',
        since === undefined ? '--only-changed' : `--only-changed=${since}`,
        '--pass-with-no-tests',
      ]),
    ]),
};

const [name = '', ...rest] = process.argv.slice(2);
const tool = tools[name];
if (tool === undefined) throw new Error(`There is no ${name}; there are ${Object.keys(tools).join(', ')}`);
process.exitCode = await tool(rest);
