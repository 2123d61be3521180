import * as z from 'zod/mini';

/** What a browser may tell of its own person. Everything else is recorded where it is done. */
const auditEventTypes = ['authentication'] as const;
const auditActions = ['sign_in', 'sign_out'] as const;
const auditSeverities = ['low', 'medium', 'high', 'critical'] as const;
const auditOutcomes = ['success', 'failure', 'denied'] as const;

/** Of these, log_audit_event keeps `method` and `scope`. The same rule as is_plain_audit_data in the migration: flat, and no room for a sentence. */
const plain = z.union(
  [z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9_.:+-]{0,63}$/)), z.number(), z.boolean(), z.null()],
  'must be a short word, a number, true, false or null',
);

const eventData = z
  .record(
    z.string().check(z.regex(/^[a-z][a-z0-9_]{0,39}$/, 'must be a name in small letters')),
    plain,
    'must be an object',
  )
  .check(z.refine((data) => Object.keys(data).length <= 20, 'has more than 20 fields'));

/**
 * The function audit-management, spec 1 §7. The fields of an event stand in `event`, since its `action` is another than that of
 * the call. Whatever else a body says, such as a person's id, is left out.
 */
export const auditRequestSchema = z.discriminatedUnion(
  'action',
  [
    z.object({
      action: z.literal('log_event'),
      event: z.object(
        {
          event_type: z.enum(auditEventTypes, 'must be authentication'),
          action: z.enum(auditActions, 'must be sign_in or sign_out'),
          // Accepted as specified; what a browser says is written as low.
          severity: z.enum(auditSeverities, 'must be low, medium, high or critical'),
          outcome: z.enum(auditOutcomes, `must be one of ${auditOutcomes.join(', ')}`),
          event_data: z.optional(eventData),
        },
        'must be an object',
      ),
    }),
    z.object({ action: z.literal('verify') }),
  ],
  'must be log_event or verify',
);

export type AuditRequest = z.input<typeof auditRequestSchema>;
export type AuditEvent = Extract<AuditRequest, { action: 'log_event' }>['event'];

/** What log_event answers: the event's number in the chain, which its person may look up. */
export interface AuditAnswer {
  readonly success: true;
  readonly seq: number;
}
