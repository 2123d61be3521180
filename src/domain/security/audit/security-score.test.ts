import { describe, expect, test } from 'vitest';
import { judgeFinding, judgeTry, countResult } from './judge.ts';
import { combineSecurity, securityGrade, securityScore } from './security-score.ts';

const clean = {
  status: 'SECURE',
  tables_without_rls: 0,
  expired_active_sessions: 0,
  location_data_needing_anonymization: 0,
} as const;
const none = { tests: 10, failedPolicies: 0, lowSecurityPolicies: 0, warningPolicies: 0 };

describe('[AUDIT-01] the security score', () => {
  test.each([
    ['a clean audit with tests', {}, {}, 105],
    ['a clean audit without tests', {}, { tests: 0 }, 100],
    ['one table without row-level security', { tables_without_rls: 1 }, {}, 75],
    ['five such tables', { tables_without_rls: 5 }, {}, 75],
    ['expired sessions', { expired_active_sessions: 3 }, {}, 85],
    ['old places', { location_data_needing_anonymization: 9 }, {}, 90],
    ['one failed test', {}, { failedPolicies: 1 }, 75],
    ['one low result', {}, { lowSecurityPolicies: 1 }, 85],
    ['one warning, which keeps the bonus', {}, { warningPolicies: 1 }, 100],
    [
      'everything at once',
      { tables_without_rls: 1, expired_active_sessions: 1 },
      { failedPolicies: 1, warningPolicies: 1 },
      20,
    ],
    ['more than there is', {}, { failedPolicies: 5 }, 0],
  ])('of %s is what the formula says', (_what, audit, counts, score) => {
    expect(securityScore({ ...clean, ...audit }, { ...none, ...counts })).toBe(score);
  });

  test.each([
    [105, 'A+'],
    [100, 'A+'],
    [99, 'A'],
    [95, 'A'],
    [94, 'A-'],
    [90, 'A-'],
    [89, 'B+'],
    [0, 'B+'],
  ])('of %i is graded %s', (score, grade) => {
    expect(securityGrade(score)).toBe(grade);
  });

  test('is perfect only where there is nothing to say, and tests ran', () => {
    expect(combineSecurity(clean, none)).toMatchObject({ isPerfect: true, grade: 'A+', audit: clean });
    expect(combineSecurity(clean, { ...none, warningPolicies: 1 })).toMatchObject({
      isPerfect: false,
      score: 100,
    });
    expect(combineSecurity(clean, { ...none, tests: 0 })).toMatchObject({ isPerfect: false, score: 100 });
  });
});

describe('[AUDIT-01] what a result counts as', () => {
  test.each([
    [true, 'allowed', 'passed'],
    [false, 'denied', 'passed'],
    [false, 'nothing', 'passed'],
    [false, 'allowed', 'failed'],
    [true, 'denied', 'failed'],
    [true, 'nothing', 'failed'],
    [true, 'untried', 'warning'],
    [false, 'untried', 'warning'],
  ] as const)('a try that may pass: %s, and came out as %s, has %s', (may, outcome, result) => {
    expect(judgeTry(may, outcome)).toEqual({ test_result: result, security_level: 'high' });
  });

  test('every finding counts once, and one with an exception not at all', () => {
    const findings = (['critical', 'high', 'medium', 'low'] as const).map((severity) =>
      judgeFinding(severity, false),
    );
    const cells = [judgeTry(true, 'denied'), judgeFinding('critical', true)];
    expect(countResult({ cells, findings })).toEqual({
      tests: 6,
      failedPolicies: 3,
      lowSecurityPolicies: 1,
      warningPolicies: 1,
    });
  });
});
