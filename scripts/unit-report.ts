import path from 'node:path';
import { z } from 'zod';
import type { BrowserReport } from './retry-failed-tests.ts';

/** What Vitest’s JSON reporter writes, as far as it is read here. */
const vitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().optional(),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
});

const statusOf = (status: string): 'expected' | 'unexpected' | 'skipped' => {
  if (status === 'passed') return 'expected';
  return status === 'failed' ? 'unexpected' : 'skipped';
};

/** One or several runs of Vitest in the shape of the browser’s report, so that both get the same second look. */
export const unitReport = (root: string, runs: readonly unknown[]): BrowserReport => {
  const files = runs.flatMap((run) => vitestReport.parse(run).testResults);
  return {
    suites: files.map(({ name, assertionResults }) => {
      const file = path.relative(root, name).replaceAll(path.sep, '/');
      return {
        title: file,
        file,
        specs: assertionResults.map(({ fullName, status, failureMessages }) => ({
          title: fullName,
          tests: [
            {
              status: statusOf(status),
              results: [{ errors: (failureMessages ?? []).map((message) => ({ message })) }],
            },
          ],
        })),
      };
    }),
    // A file that could not even be loaded has no test in it to count as failed.
    errors: files
      .filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0)
      .map(({ name, message }) => ({ message: `${path.relative(root, name)}: ${message ?? ''}` })),
  };
};
