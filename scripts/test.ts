import { spawn } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { findTestBrowser } from './find-chromium.mjs';
import { typeChecker, typeProjects } from './type-projects.ts';
import {
  type BrowserReport,
  browserReport,
  failureReasons,
  summariseRuns,
  retryCount,
  testFiles,
  testsToRetry,
} from './retry-failed-tests.ts';
import { unitReport } from './unit-report.ts';

// Everything a change has to pass, in the order that fails soonest; ends with `N passed, N failed`.

const root = path.resolve(import.meta.dirname, '..');
const results = path.join(root, 'test-results');
const { values: options } = parseArgs({ options: { 'no-browser': { type: 'boolean', default: false } } });

interface Tally {
  readonly passed: number;
  readonly failed: number;
}

interface Step {
  readonly name: string;
  readonly command: readonly string[];
  /** Reads how many tests ran; a step without it counts as one. */
  readonly tally?: () => Promise<Tally>;
  readonly environment?: Readonly<Record<string, string>>;
}

const bin = (packageName: string, file: string): string => path.join(root, 'node_modules', packageName, file);

const checks: readonly Step[] = [
  { name: 'format', command: [bin('prettier', 'bin/prettier.cjs'), '--check', '--log-level=warn', '.'] },
  { name: 'lint', command: [bin('oxlint', 'bin/oxlint'), '--quiet', '--deny-warnings'] },
  { name: 'import boundaries', command: ['scripts/import-gate.ts'] },
  ...typeProjects.map(({ name, folder }) => ({ name, command: [typeChecker, '-p', folder] })),
  { name: 'JavaScript budget', command: ['scripts/js-budget.ts'] },
  { name: 'reading grade', command: ['scripts/reading-grade.ts'] },
  { name: 'licences and hashes of packages', command: ['scripts/supply-chain.ts', 'licences'] },
  { name: 'dead code', command: [bin('knip', 'bin/knip.js'), '--no-progress'] },
];

const unitTests = (report: string): readonly string[] => [
  bin('vitest', 'vitest.mjs'),
  'run',
  '--reporter=dot',
  '--reporter=json',
  `--outputFile.json=${path.join(results, report)}`,
];

const vitest: Step = {
  name: 'unit and database tests',
  command: unitTests('vitest.json'),
  tally: async () => summariseRuns(await unitReportFiles(['vitest.json']), null),
};

const playwright = [bin('@playwright/test', 'cli.js'), 'test'] as const;
const chromium = { CHROMIUM_PATH: findTestBrowser() ?? '' };

const browser: Step = {
  name: 'browser tests',
  command: playwright,
  environment: chromium,
  tally: async () => summariseRuns(await browserReportFile('e2e.json'), null),
};

const listOfTests = path.join(results, 'second-look.txt');
const secondLook: Step = {
  name: 'a second look at what failed, alone',
  command: [
    ...playwright,
    `--test-list=${listOfTests}`,
    `--repeat-each=${retryCount}`,
    '--workers=1',
    // One failure decides; what hangs is not waited for again and again.
    '--max-failures=1',
    `--output=${path.join(results, 'second-look')}`,
  ],
  environment: { ...chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: path.join(results, 'second-look.json') },
  tally: async () => summariseRuns(await browserReportFile('second-look.json'), null),
};

const benchSmokes: Step = {
  name: 'bench smokes',
  command: ['scripts/bench.ts', '--smoke', `--output=${path.join(results, 'bench-smokes.json')}`],
  environment: chromium,
  tally: async () => {
    const outcomes = z.record(z.string(), z.unknown());
    const { benches, failed } = z
      .object({ benches: outcomes, failed: outcomes })
      .parse(await jsonFile('bench-smokes.json'));
    return { passed: Object.keys(benches).length, failed: Object.keys(failed).length };
  },
};

const unitLooks = Array.from({ length: retryCount }, (_, look) => `second-look-unit-${look + 1}.json`);

const unitReportFiles = async (names: readonly string[]): Promise<BrowserReport> =>
  unitReport(root, await Promise.all(names.map(jsonFile)));

const browserReportFile = async (name: string): Promise<BrowserReport> =>
  browserReport.parse(await jsonFile(name));

const jsonFile = async (name: string): Promise<unknown> =>
  JSON.parse(await readFile(path.join(results, name), 'utf8'));

const runStep = async (step: Step, live: boolean): Promise<Tally> => {
  const started = performance.now();
  const child = spawn(process.execPath, [...step.command], {
    cwd: root,
    env: { ...process.env, ...step.environment },
    stdio: ['ignore', live ? 'inherit' : 'pipe', live ? 'inherit' : 'pipe'],
  });
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const code = await new Promise<number>((resolve) => child.once('close', (status) => resolve(status ?? 1)));
  const tally = await counted(step, code);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${tally.failed === 0 ? '✓' : '✗'} ${step.name} (${seconds} s)`);
  if (tally.failed > 0 && output !== '') console.log(output);
  return tally;
};

const counted = async (step: Step, code: number): Promise<Tally> => {
  if (step.tally === undefined) return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  try {
    const { passed, failed } = await step.tally();
    const nothingRan = passed + failed === 0;
    return { passed, failed: failed === 0 && (code !== 0 || nothingRan) ? 1 : failed };
  } catch {
    return { passed: 0, failed: 1 };
  }
};

const reasons: string[] = [];

/** Decision 030. Whatever goes wrong on the way leaves the first answer as it was. */
const runTwice = async (
  step: Step,
  read: () => Promise<BrowserReport>,
  lookAgain: (tests: readonly string[]) => Promise<BrowserReport>,
): Promise<Tally> => {
  const tally = await runStep(step, true);
  if (tally.failed === 0) return tally;
  try {
    const first = await read();
    reasons.push(...failureReasons(first));
    const again = testsToRetry(first);
    if (again.length === 0) return tally;
    const verdict = summariseRuns(first, await lookAgain(again));
    if (verdict.unsteady.length > 0) {
      console.log('\nunsteady on a busy machine, passed three times alone:');
      for (const name of verdict.unsteady) console.log(`  ${name}`);
    }
    return verdict;
  } catch (error) {
    console.error('the second look could not be taken:', error);
    return tally;
  }
};

const runUnit = async (): Promise<Tally> =>
  runTwice(
    vitest,
    async () => unitReportFiles(['vitest.json']),
    async (tests) => {
      for (const look of unitLooks) {
        await runStep(
          {
            name: 'a second look at what failed, alone',
            command: [...unitTests(look), '--no-file-parallelism', ...testFiles(tests)],
            tally: async () => summariseRuns(await unitReportFiles([look]), null),
          },
          true,
        );
      }
      return unitReportFiles(unitLooks);
    },
  );

const runBrowser = async (): Promise<Tally> =>
  runTwice(
    browser,
    async () => browserReportFile('e2e.json'),
    async (tests) => {
      await writeFile(listOfTests, `${tests.join('\n')}\n`);
      await runStep(secondLook, true);
      return browserReportFile('second-look.json');
    },
  );

/** As many at a time as the machine has cores. */
const runTogether = async (steps: readonly Step[]): Promise<Tally[]> => {
  const waiting = [...steps];
  const tallies: Tally[] = [];
  const worker = async (): Promise<void> => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
      tallies.push(await runStep(step, false));
    }
  };
  await Promise.all(Array.from({ length: os.availableParallelism() }, worker));
  return tallies;
};

await rm(results, { recursive: true, force: true });
await mkdir(results, { recursive: true });
const tallies = await runTogether(checks);
tallies.push(await runUnit());
if (!options['no-browser']) {
  tallies.push(await runBrowser());
  tallies.push(await runStep(benchSmokes, false));
}

const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0);
const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0);
// Of a long output people see the end.
if (reasons.length > 0) console.log(`\nwhat failed at first, and why:\n${reasons.join('\n')}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
