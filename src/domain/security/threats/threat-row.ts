import * as z from 'zod/mini';
import { threatRules, threatSeverities, threatStatuses } from './threat-rule.ts';

/** Flat and short: words of the program, rough places, numbers. Which ones a rule has is said in threat-words.ts. */
export const threatFactsSchema = z.record(
  z.string(),
  z.union([z.string(), z.number(), z.boolean(), z.null()]),
);
export type ThreatFacts = Readonly<z.infer<typeof threatFactsSchema>>;

/** The sign-in behind it, as far as it is still known. */
const threatSessionSchema = z.object({
  id: z.string(),
  device_name: z.nullable(z.string()),
  started_at: z.nullable(z.string()),
  last_seen_at: z.nullable(z.string()),
  is_active: z.boolean(),
  /** Whether it is the one that asks. */
  is_current: z.boolean(),
});

/** What read_threats answers, a row each, and read_device_notice. */
export const threatRowSchema = z.object({
  id: z.uuid(),
  /** Whose account it is about. The e-mail address is there for admins alone. */
  user_id: z.string(),
  email: z.nullable(z.string()),
  is_own: z.boolean(),
  rule: z.enum(threatRules),
  severity: z.enum(threatSeverities),
  found_at: z.string(),
  device_id: z.nullable(z.string()),
  facts: threatFactsSchema,
  status: z.enum(threatStatuses),
  status_reason: z.nullable(z.string()),
  decided_at: z.nullable(z.string()),
  session: z.nullable(threatSessionSchema),
});
export type ThreatRow = z.infer<typeof threatRowSchema>;

/** What decide_threat answers. */
export const threatDecidedSchema = z.object({
  id: z.uuid(),
  status: z.enum(threatStatuses),
  /** Sign-ins that ended by it. */
  ended: z.number(),
});
export type ThreatDecided = z.infer<typeof threatDecidedSchema>;
