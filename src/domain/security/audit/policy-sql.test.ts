import { describe, expect, test } from 'vitest';
import type { AuditCell, AuditPolicy, AuditResult } from './audit-run.ts';
import { diffRuns } from './diff-runs.ts';
import { ownPart } from './own-part.ts';
import { policiesBehind } from './policies-behind.ts';
import { policySql } from './policy-sql.ts';

const policy: AuditPolicy = {
  table: 'public.tasks',
  name: 'People change their own tasks',
  command: 'update',
  roles: ['authenticated'],
  permissive: true,
  using: '(user_id = auth.uid())',
  check: '(user_id = auth.uid())',
};
const cell: AuditCell = {
  table: 'public.tasks',
  scene: '',
  operation: 'update',
  actor: 'stranger',
  may: false,
  outcome: 'nothing',
  saw: '0',
  test_result: 'passed',
  security_level: 'high',
};
const result: AuditResult = { cells: [cell], findings: [], policies: [policy] };

describe('[AUDIT-01] a run in pieces', () => {
  test('a policy is written as the statement that makes it', () => {
    expect(policySql(policy)).toBe(
      `create policy "People change their own tasks" on public.tasks
  for update to authenticated
  using ((user_id = auth.uid()))
  with check ((user_id = auth.uid()));`,
    );
    expect(policySql({ ...policy, permissive: false, check: null })).toContain('as restrictive');
  });

  test('the policies behind a try are those for its operation and role', () => {
    expect(policiesBehind(cell, [policy])).toEqual([policy]);
    expect(policiesBehind({ ...cell, operation: 'give' }, [policy])).toEqual([policy]);
    expect(policiesBehind({ ...cell, operation: 'delete' }, [policy])).toEqual([]);
    expect(policiesBehind({ ...cell, operation: 'delete' }, [{ ...policy, command: 'all' }])).toHaveLength(1);
    expect(policiesBehind({ ...cell, actor: 'anonymous' }, [policy])).toEqual([]);
    expect(policiesBehind({ ...cell, actor: 'anonymous' }, [{ ...policy, roles: ['public'] }])).toHaveLength(
      1,
    );
    expect(policiesBehind({ ...cell, actor: 'service' }, [policy])).toEqual([]);
  });

  test('two equal runs have no difference, and a changed outcome, a lost try and another rule are one each', () => {
    const none = {
      cells: [],
      cellsGone: [],
      findingsNew: [],
      findingsGone: [],
      policies: [],
      policiesGone: [],
    };
    expect(diffRuns(result, result)).toEqual(none);
    const opened = { ...cell, outcome: 'allowed' } as const;
    expect(diffRuns(result, { ...result, cells: [opened] }).cells).toEqual([{ now: opened, before: cell }]);
    expect(diffRuns(result, { ...result, cells: [] }).cellsGone).toEqual([cell]);
    const widened = { ...policy, using: 'true' };
    expect(diffRuns(result, { ...result, policies: [widened] }).policies).toEqual([
      { now: widened, before: policy },
    ]);
  });

  test('somebody’s own part has their tables and nothing else', () => {
    const other = { ...cell, table: 'public.projects' };
    expect(ownPart({ ...result, cells: [cell, other] }, ['public.tasks'])).toEqual(result);
    expect(ownPart(result, [])).toEqual({ cells: [], findings: [], policies: [] });
  });
});
