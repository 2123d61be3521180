import { describe, expect, it } from 'vitest';
import {
  type BrowserReport,
  browserReport,
  judge,
  mostLookedAtAgain,
  timesAgain,
  toLookAtAgain,
} from '#scripts/second-look.ts';

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

describe('which tests are looked at again', () => {
  it.each([
    [0, 0],
    [1, 1],
    [mostLookedAtAgain, mostLookedAtAgain],
    [mostLookedAtAgain + 1, 0],
  ])('of %i that failed, %i', (count, looked) => {
    expect(toLookAtAgain(report({ fine: [ran('expected')], ...broken(count) }))).toHaveLength(looked);
  });

  it('they are named by file and titles, and the others are not', () => {
    const first = report({ fine: [ran('expected')], 'lost a row': [ran('unexpected')] });
    expect(toLookAtAgain(first)).toEqual([named('lost a row')]);
  });

  it('none, when something failed that is no test', () =>
    expect(toLookAtAgain(report(broken(1), [{ message: 'the host did not stop' }]))).toEqual([]));

  it('none, when a test never ran', () =>
    expect(toLookAtAgain(report({ ...broken(1), late: [neverRan] }))).toEqual([]));
});

describe('what counts', () => {
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
  ] as const)('%s', (_, again, passed, failed, unsteady) => {
    expect(judge(first, again)).toEqual({ passed, failed, unsteady: unsteady.map(named) });
  });

  it('asks for three times', () => expect(timesAgain).toBe(3));

  it('too many failures stay failures, however well they do alone', () => {
    const many = report(broken(mostLookedAtAgain + 1));
    const again = report(Object.fromEntries(Object.keys(broken(6)).map((title) => [title, good])));
    expect(judge(many, again)).toEqual({ passed: 0, failed: mostLookedAtAgain + 1, unsteady: [] });
  });

  it('what is no test, and what never ran, counts as failed', () => {
    const odd = report({ fine: [ran('expected')], late: [neverRan] }, ['the host did not stop']);
    expect(judge(odd, null)).toEqual({ passed: 1, failed: 2, unsteady: [] });
  });

  it('a test skipped on purpose counts neither way', () =>
    expect(judge(report({ fine: [ran('expected')], later: [ran('skipped')] }), null)).toEqual({
      passed: 1,
      failed: 0,
      unsteady: [],
    }));
});
