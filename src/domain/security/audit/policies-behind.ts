import type { AuditCell, AuditPolicy } from './audit-run.ts';

/** The policies that decided a try. None for the service, which they do not bind, and for functions. */
export const policiesBehind = (cell: AuditCell, policies: readonly AuditPolicy[]): readonly AuditPolicy[] => {
  if (cell.actor === 'service') return [];
  const role = cell.actor === 'anonymous' ? 'anon' : 'authenticated';
  const command = cell.operation === 'give' ? 'update' : cell.operation;
  return policies.filter(
    (policy) =>
      policy.table === cell.table &&
      [command, 'all'].includes(policy.command) &&
      (policy.roles.includes(role) || policy.roles.includes('public')),
  );
};
