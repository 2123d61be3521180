import { z } from 'zod/mini';
import { combineSecurity, securityGrades } from './security-score.ts';

const counts = {
  id: z.string(),
  finished_at: z.string(),
  tests: z.number(),
  failed: z.number(),
  low: z.number(),
  warnings: z.number(),
  open_tables: z.number(),
};

/** What `read_security_runs` answers admins, row by row. */
export const installationRuns = z.array(
  z.object({ ...counts, score: z.number(), grade: z.enum(securityGrades) }),
);

/** What `own_security_runs` answers everybody: the same about what is theirs, without a score. */
export const ownRuns = z.array(z.object(counts));

export type PastRun = Readonly<z.infer<typeof installationRuns>[number]>;

/**
 * How what is somebody's scored in a run. Sessions and places are left out: they are counted on the spot and were not kept for
 * each person.
 */
export const scoreOwnRun = (run: z.infer<typeof ownRuns>[number]): PastRun => {
  const { score, grade } = combineSecurity(
    {
      status: 'SECURE',
      tables_without_rls: run.open_tables,
      expired_active_sessions: 0,
      location_data_needing_anonymization: 0,
    },
    {
      tests: run.tests,
      failedPolicies: run.failed,
      lowSecurityPolicies: run.low,
      warningPolicies: run.warnings,
    },
  );
  return { ...run, score, grade };
};

/** The history in a sentence; the runs come newest first. */
export const historyWords = (runs: readonly PastRun[]): string => {
  const [newest] = runs;
  if (newest === undefined) return 'There’s no earlier check.';
  if (runs.length === 1) return `One check so far, with a score of ${newest.score}.`;
  const scores = runs.map(({ score }) => score);
  const [least, most] = [Math.min(...scores), Math.max(...scores)];
  const range = least === most ? `a score of ${most} each time` : `scores from ${least} to ${most}`;
  return `${runs.length} checks, ${range}. The newest has ${newest.score}.`;
};
