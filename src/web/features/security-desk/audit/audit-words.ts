import type { AuditActor, AuditOperation } from '#domain/security/audit/audit-actors.ts';
import type { AuditCell } from '#domain/security/audit/audit-run.ts';

export const actorWords: Readonly<Record<AuditActor, string>> = {
  anonymous: 'Visitor',
  owner: 'Owner',
  stranger: 'Stranger',
  admin: 'Admin',
  service: 'Server',
};

export const operationWords: Readonly<Record<AuditOperation, string>> = {
  select: 'Read',
  insert: 'Add',
  update: 'Change',
  delete: 'Delete',
  give: 'Give away',
  unanswered: 'Before the second step',
  execute: 'Call',
};

export const outcomeWords: Readonly<Record<AuditCell['outcome'], string>> = {
  allowed: 'Allowed',
  nothing: 'No rows',
  denied: 'Refused',
  untried: 'Not tried',
};

/** What the live try saw, as a sentence. */
export const sawWords = ({ operation, outcome, saw }: AuditCell): string => {
  if (outcome === 'denied') return `The database refused it (${saw}).`;
  if (outcome === 'nothing') return 'It ran and touched no row.';
  if (outcome === 'untried') return `It couldn’t be tried: ${saw}`;
  if (operation === 'unanswered') return 'It went through before the second step of signing in was done.';
  if (saw.endsWith('without a condition')) return 'It went through once it was sent without a condition.';
  return /^\d{1,4}$/.test(saw)
    ? `It went through: ${saw} ${saw === '1' ? 'row' : 'rows'}.`
    : `It got past the rules and stopped at a constraint (${saw}).`;
};
