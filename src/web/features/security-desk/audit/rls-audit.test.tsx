import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { AuditAnswer } from '#domain/security/audit/audit-answer.ts';
import type { AuditCell, AuditPolicy } from '#domain/security/audit/audit-run.ts';
import { Page } from '#web/pages/rls-audit.tsx';
import { findToast } from '#web/testing/find-toast.ts';
import { renderFeature } from '#web/testing/render-feature.tsx';

const policy: AuditPolicy = {
  table: 'public.tasks',
  name: 'People read their own tasks',
  command: 'select',
  roles: ['authenticated'],
  permissive: true,
  using: '(user_id = auth.uid())',
  check: null,
};
const cell = (over: Partial<AuditCell>): AuditCell => ({
  table: 'public.tasks',
  scene: '',
  operation: 'select',
  actor: 'owner',
  may: true,
  outcome: 'allowed',
  saw: '1',
  test_result: 'passed',
  security_level: 'high',
  ...over,
});
const before = {
  cells: [cell({}), cell({ actor: 'stranger', may: false, outcome: 'nothing', saw: '0' })],
  findings: [],
  policies: [policy, { ...policy, name: 'People delete their own tasks', command: 'delete' }],
};
const now = {
  cells: [
    cell({}),
    cell({ actor: 'stranger', may: false, outcome: 'allowed', saw: '1', test_result: 'failed' }),
    cell({ table: 'auth.users', actor: 'owner', may: false, outcome: 'denied', saw: '42501' }),
  ],
  findings: [
    {
      check: 'table-without-rls',
      title: 'Table without row-level security',
      meaning: 'Everybody reads it.',
      severity: 'critical' as const,
      object: 'public.tasks',
      detail: '',
      mend: 'alter table public.tasks enable row level security;',
      test_result: 'failed' as const,
      security_level: 'high' as const,
    },
  ],
  policies: [policy],
};
const run = {
  id: 'r',
  started_at: '2026-11-17T10:00:00Z',
  finished_at: '2026-11-17T10:00:02Z',
  age_seconds: 120,
};
const answer: AuditAnswer = {
  scope: 'installation',
  audit: {
    status: 'CRITICAL',
    tables_without_rls: 1,
    expired_active_sessions: 0,
    location_data_needing_anonymization: 0,
  },
  tests: 4,
  score: 20,
  grade: 'B+',
  failedPolicies: 2,
  lowSecurityPolicies: 0,
  warningPolicies: 0,
  isPerfect: false,
  run,
  result: now,
  previous: { ...run, result: before },
};
const path = 'POST /functions/v1/security-audit';

describe('[AUDIT-01] /rls-audit', () => {
  it('shows findings with the SQL that mends them, and copies it', async () => {
    const { user } = await renderFeature(<Page />, { host: { [path]: () => answer } });
    const findings = await screen.findByRole('region', { name: 'Findings' });
    expect(within(findings).getByText('Critical')).toBeTruthy();
    await user.click(within(findings).getByRole('button', { name: 'Copy the SQL for public.tasks' }));
    expect(await navigator.clipboard.readText()).toBe('alter table public.tasks enable row level security;');
    expect(screen.getByText('Last run 2 minutes ago: 3 tries.')).toBeTruthy();
  });

  it('shows each try with what it saw and the policy behind it', async () => {
    const { user } = await renderFeature(<Page />, { host: { [path]: () => answer } });
    const matrix = await screen.findByRole('region', { name: 'Who can do what' });
    await user.click(within(matrix).getByText('public.tasks'));
    await user.click(await within(matrix).findByRole('button', { name: 'Read as stranger: Allowed, wrong' }));
    expect(within(matrix).getByText('It went through: 1 row. It should be refused.')).toBeTruthy();
    expect(within(matrix).getByText('People read their own tasks')).toBeTruthy();
    await user.click(within(matrix).getByRole('radio', { name: 'Platform and functions' }));
    expect(within(matrix).getByText('auth.users')).toBeTruthy();
    expect(within(matrix).queryByText('public.tasks')).toBeNull();
  });

  it('says what changed since the run before, with the SQL of a policy that is gone', async () => {
    await renderFeature(<Page />, { host: { [path]: () => answer } });
    const diff = await screen.findByRole('region', { name: 'Since the run before' });
    expect(within(diff).getByText('public.tasks: read as stranger was no rows, is now allowed')).toBeTruthy();
    expect(within(diff).getByText(/create policy "People delete their own tasks"/)).toBeTruthy();
  });

  it('runs the audit and says how it went', async () => {
    const perfect = { ...answer, score: 105, grade: 'A+', isPerfect: true, result: before, previous: null };
    const { user } = await renderFeature(<Page />, {
      host: {
        [path]: async (request) =>
          (await request.text()).includes('run')
            ? perfect
            : { ...answer, run: null, result: null, previous: null },
      },
    });
    const summary = within(await screen.findByRole('region', { name: 'Result' }));
    expect(summary.getByText('The audit hasn’t run yet. This much is known without it:')).toBeTruthy();
    expect(summary.getByText('Tables without row security')).toBeTruthy();
    expect(summary.queryByText('Score')).toBeNull();
    expect(summary.queryByText('Status')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Run the audit' }));
    expect(await findToast('Perfect Security Score')).toBeTruthy();
    expect(await screen.findByText('Nothing to mend.')).toBeTruthy();
    expect(summary.getByText('105')).toBeTruthy();
    expect(summary.getByText('A+')).toBeTruthy();
  });
});
