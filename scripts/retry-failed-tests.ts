import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';

// Decision 030: what a busy machine broke is looked at once more, alone, and named.

export const mostLookedAtAgain = 20;
export const retryCount = 3;

const oneResult = z.object({ errors: z.array(z.object({ message: z.string().optional() })).optional() });
const oneTest = z.object({
  status: z.enum(['expected', 'unexpected', 'flaky', 'skipped']),
  results: z.array(oneResult),
});
const oneSpec = z.object({ title: z.string(), tests: z.array(oneTest) });

interface Suite {
  readonly title: string;
  readonly file: string;
  readonly specs: ReadonlyArray<z.infer<typeof oneSpec>>;
  readonly suites?: readonly Suite[] | undefined;
}

const suite: z.ZodType<Suite> = z.object({
  title: z.string(),
  file: z.string(),
  specs: z.array(oneSpec),
  suites: z.lazy(() => z.array(suite)).optional(),
});

/** What Playwright’s JSON reporter writes, as far as it is read here. */
export const browserReport = z.object({ suites: z.array(suite), errors: z.array(z.unknown()) });
export type BrowserReport = z.infer<typeof browserReport>;

interface Ran {
  /** The file and every title down to the test, as a list of tests for Playwright wants it. */
  readonly name: string;
  readonly status: z.infer<typeof oneTest>['status'];
  readonly ran: boolean;
  /** The first lines of what was wrong. */
  readonly reason: string;
}

const separator = ' › ';

const reasonLines = 8;

const reasonOf = (results: ReadonlyArray<z.infer<typeof oneResult>>): string => {
  const message = results
    .flatMap(({ errors }) => errors ?? [])
    .find((error) => error.message !== undefined)?.message;
  const lines = stripVTControlCharacters(message ?? '').split('\n');
  return lines
    .filter((line) => line.trim() !== '')
    .slice(0, reasonLines)
    .join('\n');
};

const testsOf = (one: Suite, titles: readonly string[]): readonly Ran[] => [
  ...one.specs.flatMap((spec) =>
    spec.tests.map(({ status, results }) => ({
      name: [one.file, ...titles, spec.title].join(separator),
      status,
      ran: results.length > 0,
      reason: reasonOf(results),
    })),
  ),
  ...(one.suites ?? []).flatMap((inner) => testsOf(inner, [...titles, inner.title])),
];

// The outermost suite is the file itself; its title is no part of the test’s.
const allTests = (report: BrowserReport): readonly Ran[] => report.suites.flatMap((one) => testsOf(one, []));

const broke = ({ status }: Ran): boolean => status === 'unexpected' || status === 'flaky';
const passed = ({ status }: Ran): boolean => status === 'expected';

const outsideError = z.object({ message: z.string() });

/** Each failed test with what was wrong, to be printed last: the end of a long output is what people read. */
export const failureReasons = (report: BrowserReport): readonly string[] =>
  allTests(report)
    .filter(broke)
    .map(({ name, reason }) => (reason === '' ? name : `${name}\n${reason.replaceAll(/^/gmu, '    ')}`))
    .concat(
      report.errors.map(
        (error) => outsideError.safeParse(error).data?.message ?? 'an error outside the tests',
      ),
    );

/**
 * The tests that deserve a second look; none if there are too many of them for chance, or if something failed that is no
 * test, or never ran.
 */
export const testsToRetry = (first: BrowserReport): readonly string[] => {
  const tests = allTests(first);
  const broken = tests.filter(broke).map(({ name }) => name);
  const whole = first.errors.length === 0 && tests.every(({ ran }) => ran);
  return whole && broken.length <= mostLookedAtAgain ? broken : [];
};

/** The files of the tests with these names. */
export const testFiles = (names: readonly string[]): readonly string[] => [
  ...new Set(names.map((name) => name.slice(0, name.indexOf(separator)))),
];

export interface Verdict {
  readonly passed: number;
  readonly failed: number;
  /** Failed at first, then passed every time alone. */
  readonly unsteady: readonly string[];
}

/** `again` is the second look, if there was one. */
export const summariseRuns = (first: BrowserReport, again: BrowserReport | null): Verdict => {
  const tests = allTests(first);
  const broken = tests.filter(broke);
  const candidates = new Set(again === null ? [] : testsToRetry(first));
  const repeats = again === null || again.errors.length > 0 ? [] : allTests(again);
  const unsteady = broken
    .map(({ name }) => name)
    .filter((name) => {
      const mine = repeats.filter((one) => one.name === name);
      return candidates.has(name) && mine.length === retryCount && mine.every(passed);
    });
  // A test that never ran proved nothing.
  const neverRan = tests.filter((one) => !one.ran && !broke(one)).length;
  return {
    passed: tests.filter(passed).length + unsteady.length,
    failed: broken.length - unsteady.length + neverRan + first.errors.length,
    unsteady,
  };
};
