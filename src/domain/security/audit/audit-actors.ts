/** Who the audit tries things as. The stranger is signed in and owns nothing of what is tried. */
export const auditActors = ['anonymous', 'owner', 'stranger', 'admin', 'service'] as const;
export type AuditActor = (typeof auditActors)[number];

/**
 * `give` is an update that hands the row to somebody else; only tried where a column grant would allow it. `unanswered` is
 * whatever else the owner may do, with a second factor that this session has not shown.
 */
export const auditOperations = [
  'select',
  'insert',
  'update',
  'delete',
  'give',
  'unanswered',
  'execute',
] as const;
export type AuditOperation = (typeof auditOperations)[number];

/**
 * What a try came to: `allowed` reached the row (or was stopped by a constraint behind the policies), `nothing` ran and
 * touched no row, `denied` was refused, `untried` ended for a reason that says nothing about rights.
 */
export const auditOutcomes = ['allowed', 'nothing', 'denied', 'untried'] as const;
export type AuditOutcome = (typeof auditOutcomes)[number];
