import type { AuditCell, AuditFinding, AuditPolicy, AuditResult } from './audit-run.ts';

/** What is different since the run before. */
export interface AuditDiff {
  /** Tries that came out differently, or are new; `before` is null for a new one. */
  readonly cells: ReadonlyArray<{ readonly now: AuditCell; readonly before: AuditCell | null }>;
  readonly cellsGone: readonly AuditCell[];
  readonly findingsNew: readonly AuditFinding[];
  readonly findingsGone: readonly AuditFinding[];
  /** New, or with another rule; `before` is null for a new one. */
  readonly policies: ReadonlyArray<{ readonly now: AuditPolicy; readonly before: AuditPolicy | null }>;
  readonly policiesGone: readonly AuditPolicy[];
}

const cellKey = ({ table, scene, operation, actor }: AuditCell): string =>
  [table, scene, operation, actor].join('\n');
const findingKey = ({ check, object }: AuditFinding): string => [check, object].join('\n');
const policyKey = ({ table, name }: AuditPolicy): string => [table, name].join('\n');

const byKey = <T>(list: readonly T[], key: (each: T) => string): ReadonlyMap<string, T> =>
  new Map(list.map((each) => [key(each), each]));

const changed = <T>(
  before: readonly T[],
  now: readonly T[],
  key: (each: T) => string,
  isSame: (one: T, other: T) => boolean,
) => {
  const [were, are] = [byKey(before, key), byKey(now, key)];
  return {
    different: now
      .map((each) => ({ now: each, before: were.get(key(each)) ?? null }))
      .filter((pair) => pair.before === null || !isSame(pair.now, pair.before)),
    gone: before.filter((each) => !are.has(key(each))),
  };
};

export const diffRuns = (before: AuditResult, now: AuditResult): AuditDiff => {
  const cells = changed(
    before.cells,
    now.cells,
    cellKey,
    (one, other) => one.outcome === other.outcome && one.may === other.may,
  );
  const findings = changed(before.findings, now.findings, findingKey, () => true);
  const policies = changed(
    before.policies,
    now.policies,
    policyKey,
    (one, other) => JSON.stringify(one) === JSON.stringify(other),
  );
  return {
    cells: cells.different,
    cellsGone: cells.gone,
    findingsNew: findings.different.map((pair) => pair.now),
    findingsGone: findings.gone,
    policies: policies.different,
    policiesGone: policies.gone,
  };
};
