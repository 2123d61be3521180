import type { AuditOutcome } from './audit-actors.ts';

/** Spec 2 §3: the two words of a policy test row. */
export const testResults = ['passed', 'warning', 'failed'] as const;
export type TestResult = (typeof testResults)[number];
export const securityLevels = ['high', 'low'] as const;
export type SecurityLevel = (typeof securityLevels)[number];

export interface Verdict {
  readonly test_result: TestResult;
  readonly security_level: SecurityLevel;
}

export const findingSeverities = ['critical', 'high', 'medium', 'low'] as const;
export type FindingSeverity = (typeof findingSeverities)[number];

/**
 * The one table of what counts as failed, low or a warning. Every row counts once: `failed` costs 25 points, `low` 15,
 * `warning` 5 (spec 2 §5).
 *
 * | what was seen                                                      | test_result | security_level |
 * | ------------------------------------------------------------------ | ----------- | -------------- |
 * | a try came out as it should                                        | passed      | high           |
 * | a try was let through that should be refused                       | failed      | high           |
 * | a try was refused that should be let through                       | failed      | high           |
 * | a try ended for a reason that says nothing about rights, or its turn did not come | warning | high |
 * | a catalogue finding with a written exception                       | passed      | high           |
 * | a catalogue finding that opens rows today (critical, high)         | failed      | high           |
 * | a catalogue finding that leaves one guard where there should be two (medium) | passed | low       |
 * | a catalogue finding about cost or form (low)                       | warning     | high           |
 */
const verdicts = {
  passed: { test_result: 'passed', security_level: 'high' },
  failed: { test_result: 'failed', security_level: 'high' },
  low: { test_result: 'passed', security_level: 'low' },
  warning: { test_result: 'warning', security_level: 'high' },
} as const satisfies Readonly<Record<string, Verdict>>;

const ofSeverity = {
  critical: verdicts.failed,
  high: verdicts.failed,
  medium: verdicts.low,
  low: verdicts.warning,
} as const satisfies Readonly<Record<FindingSeverity, Verdict>>;

export const judgeFinding = (severity: FindingSeverity, isException: boolean): Verdict =>
  isException ? verdicts.passed : ofSeverity[severity];

export const judgeTry = (mayPass: boolean, outcome: AuditOutcome): Verdict => {
  if (outcome === 'untried') return verdicts.warning;
  return (outcome === 'allowed') === mayPass ? verdicts.passed : verdicts.failed;
};

const countVerdicts = (rows: readonly Verdict[]) => ({
  tests: rows.length,
  failedPolicies: rows.filter(({ test_result }) => test_result === 'failed').length,
  lowSecurityPolicies: rows.filter(({ security_level }) => security_level === 'low').length,
  warningPolicies: rows.filter(({ test_result }) => test_result === 'warning').length,
});

/** Each try and each finding is a row; one that is meant to be so counts as a passed one. */
export const countResult = (result: {
  readonly cells: readonly Verdict[];
  readonly findings: readonly Verdict[];
}) => countVerdicts([...result.cells, ...result.findings]);
