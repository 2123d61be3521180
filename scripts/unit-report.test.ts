import { describe, expect, it } from 'vitest';
import { failureReasons, summariseRuns, testFiles, testsToRetry } from '#scripts/retry-failed-tests.ts';
import { unitReport } from '#scripts/unit-report.ts';

const run = (statuses: Readonly<Record<string, string>>) => ({
  testResults: [
    {
      name: '/project/src/rows.test.ts',
      status: 'failed',
      assertionResults: Object.entries(statuses).map(([fullName, status]) => ({
        fullName,
        status,
        failureMessages: status === 'failed' ? ['Error: gone\n at line 1'] : [],
      })),
    },
  ],
});
const report = (...runs: readonly unknown[]) => unitReport('/project', runs);
const first = report(run({ 'keeps a row': 'failed', fine: 'passed', waits: 'skipped' }));
const passes = run({ 'keeps a row': 'passed', fine: 'passed' });

describe('reading what Vitest wrote', () => {
  it('counts what passed, failed and was left out', () =>
    expect(summariseRuns(first, null)).toEqual({ passed: 1, failed: 1, unsteady: [] }));

  it('names a failed test with its file and its reason', () =>
    expect(failureReasons(first)).toEqual([
      'src/rows.test.ts › keeps a row\n    Error: gone\n     at line 1',
    ]));

  it('runs the file of a failed test again', () => {
    expect(testsToRetry(first)).toEqual(['src/rows.test.ts › keeps a row']);
    expect(testFiles([...testsToRetry(first), 'src/rows.test.ts › another'])).toEqual(['src/rows.test.ts']);
  });

  it('takes three passes alone for one pass, and two for none', () => {
    expect(summariseRuns(first, report(passes, passes, passes))).toEqual({
      passed: 2,
      failed: 0,
      unsteady: ['src/rows.test.ts › keeps a row'],
    });
    expect(summariseRuns(first, report(passes, passes))).toMatchObject({ passed: 1, failed: 1 });
  });

  it('a file that cannot be loaded is a failure, and nothing is run again', () => {
    const broken = report({
      testResults: [
        { name: '/project/src/a.test.ts', status: 'failed', message: 'no such', assertionResults: [] },
      ],
    });
    expect(summariseRuns(broken, null)).toEqual({ passed: 0, failed: 1, unsteady: [] });
    expect(testsToRetry(broken)).toEqual([]);
    expect(failureReasons(broken)).toEqual(['src/a.test.ts: no such']);
  });
});
