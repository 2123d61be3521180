import type { AuditPolicy } from './audit-run.ts';

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** The statement that would make a policy again: for one that was there at the last run and is gone. */
export const policySql = ({ table, name, command, roles, permissive, using, check }: AuditPolicy): string =>
  [
    `create policy ${quoted(name)} on ${table}`,
    permissive ? '' : 'as restrictive',
    `for ${command} to ${roles.join(', ')}`,
    using === null ? '' : `using (${using})`,
    check === null ? '' : `with check (${check})`,
  ]
    .filter((part) => part !== '')
    .join('\n  ')
    .concat(';');
