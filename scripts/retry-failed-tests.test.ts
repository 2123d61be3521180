import { describe, expect, it } from 'vitest';
import {
  type BrowserReport,
  browserReport,
  failureReasons,
  summariseRuns,
  mostLookedAtAgain,
  retryCount,
  testsToRetry,
} from '#scripts/retry-failed-tests.ts';

type Status = 'expected' | 'unexpected' | 'flaky' | 'skipped';
const ran = (status: Status) => ({ status, results: [{}] });
const neverRan = { status: 'skipped' as const, results: [] };

/** Each title with how it went, once or several times, one suite deep. */
const report = (
  tests: Readonly<Record<string, ReadonlyArray<ReturnType<typeof ran> | typeof neverRan>>>,
  errors: readonly unknown[] = [],
): BrowserReport =>
  browserReport.parse({
    suites: [
      {
        title: 'sync.spec.ts',
        file: 'sync.spec.ts',
        specs: [],
        suites: [
          {
            title: 'offline',
            file: 'sync.spec.ts',
            specs: Object.entries(tests).map(([title, list]) => ({ title, tests: list })),
          },
        ],
      },
    ],
    errors,
  });

const broken = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`t${index}`, [ran('unexpected')]]));
const named = (title: string) => `sync.spec.ts › offline › ${title}`;
const times = (...statuses: readonly Status[]) => statuses.map(ran);

describe('saying why a test failed', () => {
  it('names each failed test with the first lines of its error, without colours', () => {
    const message = `\u001b[31mError: gone\u001b[39m\n\n${Array.from({ length: 20 }, (_, line) => `line ${line}`).join('\n')}`;
    const failed = { status: 'unexpected' as const, results: [{ errors: [{ message }] }] };
    const [told, ...others] = failureReasons(report({ fine: [ran('expected')], 'lost a row': [failed] }));
    expect(others).toEqual([]);
    expect(told?.split('\n').slice(0, 3)).toEqual([named('lost a row'), '    Error: gone', '    line 0']);
    expect(told).not.toContain('line 19');
  });

  it('names a failed test that has no error', () =>
    expect(failureReasons(report(broken(1)))).toEqual([named('t0')]));
});

describe('choosing which failed tests to run again', () => {
  it.each([
    [0, 0],
    [1, 1],
    [mostLookedAtAgain, mostLookedAtAgain],
    [mostLookedAtAgain + 1, 0],
  ])('after %i failures, %i tests run again', (count, looked) => {
    expect(testsToRetry(report({ fine: [ran('expected')], ...broken(count) }))).toHaveLength(looked);
  });

  it('names the tests to run again by file and titles', () => {
    const first = report({ fine: [ran('expected')], 'lost a row': [ran('unexpected')] });
    expect(testsToRetry(first)).toEqual([named('lost a row')]);
  });

  it('runs nothing again when something other than a test failed', () =>
    expect(testsToRetry(report(broken(1), [{ message: 'the host did not stop' }]))).toEqual([]));

  it('runs nothing again when a test never ran', () =>
    expect(testsToRetry(report({ ...broken(1), late: [neverRan] }))).toEqual([]));
});

describe('the result after running failed tests again', () => {
  const first = report({ fine: [ran('expected')], a: [ran('unexpected')], b: [ran('unexpected')] });
  const good = times('expected', 'expected', 'expected');

  it.each([
    ['no second look', null, 1, 2, []],
    ['both passed every time', report({ a: good, b: good }), 3, 0, ['a', 'b']],
    ['one failed once', report({ a: good, b: times('expected', 'unexpected', 'expected') }), 2, 1, ['a']],
    ['one was flaky', report({ a: good, b: times('expected', 'flaky', 'expected') }), 2, 1, ['a']],
    ['one was skipped once', report({ a: good, b: times('expected', 'skipped', 'expected') }), 2, 1, ['a']],
    ['one ran too seldom', report({ a: good, b: times('expected', 'expected') }), 2, 1, ['a']],
    ['one did not run at all', report({ a: good }), 2, 1, ['a']],
    ['another passed instead', report({ c: good }), 1, 2, []],
    ['the second look broke', report({ a: good, b: good }, ['crash']), 1, 2, []],
  ] as const)('counts passed, failed and unsteady tests: %s', (_, again, passed, failed, unsteady) => {
    expect(summariseRuns(first, again)).toEqual({ passed, failed, unsteady: unsteady.map(named) });
  });

  it('runs each failed test three more times', () => expect(retryCount).toBe(3));

  it('keeps too many failures as failures, however well they do alone', () => {
    const many = report(broken(mostLookedAtAgain + 1));
    const again = report(Object.fromEntries(Object.keys(broken(6)).map((title) => [title, good])));
    expect(summariseRuns(many, again)).toEqual({ passed: 0, failed: mostLookedAtAgain + 1, unsteady: [] });
  });

  it('counts errors outside of tests, and tests that never ran, as failed', () => {
    const odd = report({ fine: [ran('expected')], late: [neverRan] }, ['the host did not stop']);
    expect(summariseRuns(odd, null)).toEqual({ passed: 1, failed: 2, unsteady: [] });
  });

  it('counts a test skipped on purpose neither as passed nor as failed', () =>
    expect(summariseRuns(report({ fine: [ran('expected')], later: [ran('skipped')] }), null)).toEqual({
      passed: 1,
      failed: 0,
      unsteady: [],
    }));
});
