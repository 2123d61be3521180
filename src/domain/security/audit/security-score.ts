/** Spec 2 §3: what `perform_security_audit` answers. */
export interface SecurityAudit {
  readonly status: 'SECURE' | 'WARNING' | 'CRITICAL';
  readonly tables_without_rls: number;
  readonly expired_active_sessions: number;
  readonly location_data_needing_anonymization: number;
}

export interface PolicyCounts {
  /** How many tests there were. */
  readonly tests: number;
  readonly failedPolicies: number;
  readonly lowSecurityPolicies: number;
  readonly warningPolicies: number;
}

export const securityGrades = ['A+', 'A', 'A-', 'B+'] as const;
export type SecurityGrade = (typeof securityGrades)[number];

/** Spec 2 §3: the combined result. */
export interface SecurityResult extends Omit<PolicyCounts, 'tests'> {
  readonly score: number;
  readonly grade: SecurityGrade;
  readonly audit: SecurityAudit;
  readonly isPerfect: boolean;
}

/** Spec 2 §5, “Security score”. */
const points = {
  start: 100,
  tablesWithoutRls: 30,
  expiredSessions: 20,
  locations: 15,
  failed: 25,
  low: 15,
  warning: 5,
  cleanTests: 5,
} as const;

export const securityScore = (audit: SecurityAudit, counts: PolicyCounts): number => {
  const isClean = counts.tests > 0 && counts.failedPolicies === 0 && counts.lowSecurityPolicies === 0;
  const score =
    points.start -
    (audit.tables_without_rls > 0 ? points.tablesWithoutRls : 0) -
    (audit.expired_active_sessions > 0 ? points.expiredSessions : 0) -
    (audit.location_data_needing_anonymization > 0 ? points.locations : 0) -
    counts.failedPolicies * points.failed -
    counts.lowSecurityPolicies * points.low -
    counts.warningPolicies * points.warning +
    (isClean ? points.cleanTests : 0);
  return Math.max(0, score);
};

/** Spec 2 §5: it never falls below B+, which is why the findings stand beside it. */
export const securityGrade = (score: number): SecurityGrade => {
  if (score >= 100) return 'A+';
  if (score >= 95) return 'A';
  return score >= 90 ? 'A-' : 'B+';
};

/** Perfect means that there is nothing to say: a full score that a bonus made up for is not. */
export const combineSecurity = (audit: SecurityAudit, counts: PolicyCounts): SecurityResult => {
  const score = securityScore(audit, counts);
  const { tests, ...policies } = counts;
  const isPerfect =
    tests > 0 &&
    score >= points.start &&
    audit.status === 'SECURE' &&
    counts.failedPolicies + counts.lowSecurityPolicies + counts.warningPolicies === 0;
  return { score, grade: securityGrade(score), audit, ...policies, isPerfect };
};
