import { describe, expect, it } from 'vitest';
import { historyWords, type PastRun, scoreOwnRun } from '#domain/security/audit/audit-history.ts';
import { placeWords, problemsOf } from '#domain/security/audit/audit-problems.ts';
import { percentDone } from '#domain/security/audit/audit-progress.ts';
import type { AuditCell, AuditFinding } from '#domain/security/audit/audit-run.ts';

const cell = (over: Partial<AuditCell>): AuditCell => ({
  table: 'public.task_steps',
  scene: '',
  operation: 'select',
  actor: 'stranger',
  may: false,
  outcome: 'allowed',
  saw: '1',
  test_result: 'failed',
  security_level: 'high',
  ...over,
});
const finding: AuditFinding = {
  check: 'policy-column-unindexed',
  title: 'Policy column without an index',
  meaning: 'Each request looks at every row.',
  severity: 'low',
  object: 'public.tasks: user_id',
  detail: '',
  mend: 'create index on public.tasks (user_id);',
  test_result: 'warning',
  security_level: 'high',
};

describe('[AUDIT-01] what a check found, in words', () => {
  it.each([
    [{}, 'Another person could read rows of task steps', 'critical'],
    [
      { actor: 'anonymous', operation: 'insert' },
      'Somebody who isn’t signed in could add rows to task steps',
      'critical',
    ],
    [
      { actor: 'admin', operation: 'delete', scene: 'offered' },
      'An admin could delete rows of task steps (offered)',
      'high',
    ],
    [
      { actor: 'owner', operation: 'give' },
      'The person it belongs to could give away rows of task steps',
      'high',
    ],
    [
      { table: 'public.set_licence(uuid,text)', operation: 'execute' },
      'Another person could call set licence',
      'high',
    ],
    [
      { actor: 'owner', may: true, outcome: 'nothing' },
      'The person it belongs to can’t read rows of task steps',
      'medium',
    ],
    [{ outcome: 'untried', test_result: 'warning' }, 'Not tried: task steps', 'low'],
  ] as const)('says of the try %j: %s', (over, title, severity) => {
    expect(problemsOf({ cells: [cell(over)], findings: [] })).toMatchObject([{ title, severity }]);
  });

  it('puts the worst first, and leaves out what passed and what is meant to be so', () => {
    const problems = problemsOf({
      cells: [cell({ test_result: 'passed' }), cell({})],
      findings: [finding, { ...finding, exception: 'It has ten rows.' }],
    });
    expect(problems.map(({ severity, place }) => [severity, place])).toEqual([
      ['critical', 'public.task_steps'],
      ['low', 'public.tasks: user_id'],
    ]);
  });

  it.each([
    ['public.coach_goals', 'coach goals'],
    ['storage.objects', 'storage.objects'],
    ['public.tasks: user_id', 'tasks'],
    ['', ''],
  ])('calls %j by the words %j', (place, words) => {
    expect(placeWords(place)).toBe(words);
  });
});

describe('[AUDIT-01] how far a run is', () => {
  it.each([
    [{ step: 'rules', done: 0, total: 30 }, 0],
    [{ step: 'rules', done: 30, total: 30 }, 10],
    [{ step: 'tables', done: 0, total: 0 }, 10],
    [{ step: 'tables', done: 48, total: 96 }, 52],
    [{ step: 'tables', done: 96, total: 96 }, 94],
    [{ step: 'functions', done: 51, total: 51 }, 98],
    [{ step: 'result', done: 1, total: 1 }, 100],
    [{ step: 'result', done: 2, total: 1 }, 100],
  ] as const)('is for %j this many percent: %i', (progress, percent) => {
    expect(percentDone(progress)).toBe(percent);
  });
});

const past = (score: number): PastRun => ({
  id: String(score),
  finished_at: '2026-11-17T10:00:00Z',
  tests: 10,
  failed: 0,
  low: 0,
  warnings: 0,
  open_tables: 0,
  score,
  grade: 'A+',
});

describe('[AUDIT-01] the history of checks', () => {
  it.each([
    [[], 'There’s no earlier check.'],
    [[105], 'One check so far, with a score of 105.'],
    [[105, 105], '2 checks, a score of 105 each time. The newest has 105.'],
    [[80, 105, 60], '3 checks, scores from 60 to 105. The newest has 80.'],
  ])('with the scores %j, newest first, reads: %s', (scores, words) => {
    expect(historyWords(scores.map(past))).toBe(words);
  });

  it.each([
    [{}, 105, 'A+'],
    [{ tests: 0 }, 100, 'A+'],
    [{ failed: 1 }, 75, 'B+'],
    [{ low: 1 }, 85, 'B+'],
    [{ warnings: 1 }, 100, 'A+'],
    [{ warnings: 2 }, 95, 'A'],
    [{ open_tables: 1, failed: 1 }, 45, 'B+'],
  ] as const)('scores somebody’s own run with %j at %i, grade %s', (over, score, grade) => {
    expect(scoreOwnRun({ ...past(0), ...over })).toMatchObject({ score, grade });
  });
});
