import * as z from 'zod/mini';

/** Where something was changed: see verify_audit_chain in supabase/routines/audit.sql. */
const causes = ['hash', 'previous', 'gap', 'personal', 'head', 'start', 'checkpoint'] as const;

export const chainSchema = z.object({
  ok: z.boolean(),
  /** Rows that were looked at, and the numbers of the first and the last of them. */
  checked: z.number(),
  from: z.nullable(z.number()),
  to: z.nullable(z.number()),
  first_broken: z.nullable(z.number()),
  why: z.nullable(z.enum(causes)),
  checkpoint: z.nullable(
    z.object({
      seq: z.number(),
      kind: z.enum(['seal', 'trim']),
      hash: z.string(),
      made_at: z.string(),
      signature: z.string(),
    }),
  ),
});

/** What the host adds: how many signatures it checked, the first that is not its own, and its last where that is gone. */
export const auditVerdictSchema = z.extend(chainSchema, {
  checkpoints: z.number(),
  forged_checkpoint: z.nullable(z.number()),
  missing_checkpoint: z.nullable(z.number()),
});
export type AuditVerdict = z.infer<typeof auditVerdictSchema>;
