import * as z from 'zod/mini';
import { checkIds, checkOutcomes } from '#domain/system/health-check.ts';

const count = z.int().check(z.nonnegative());

const checkSchema = z.object({
  id: z.enum(checkIds),
  status: z.enum(['works', 'not_working', 'not_configured']),
  outcome: z.enum(checkOutcomes),
  /** The host of the service and nothing else of its address; null where it is on this machine. */
  where: z.nullable(z.string()),
  milliseconds: z.nullable(z.number()),
});
export type HealthCheck = z.infer<typeof checkSchema>;

const signingKeySchema = z.object({
  /** The beginning of its public id. */
  kid: z.string(),
  alg: z.string(),
  state: z.enum(['signs', 'waits', 'verifies']),
  /** Since when it signs; null where nobody knows. */
  since: z.nullable(z.string()),
  /** An older file does not say: then it is at least this old. */
  at_least: z.boolean(),
});

const signingKeysSchema = z.object({
  /** `configured`: JWT_KEYS, which the operator changes by hand. */
  source: z.enum(['generated', 'configured']),
  keys: z.array(signingKeySchema),
  rotate_by: z.nullable(z.string()),
  /** Keys that verify nothing any more. */
  spent: count,
});
export type SigningKeyFacts = z.infer<typeof signingKeysSchema>;

export const queueIds = [
  'messages',
  'review',
  'outbox',
  'renders',
  'analysis',
  'uploads',
  'discarded',
  'voice',
] as const;

export const queueSchema = z.object({
  id: z.enum(queueIds),
  waiting: count,
  working: count,
  /** Given up on: they wait for a person. */
  stuck: count,
  oldest_at: z.nullable(z.string()),
});
export type QueueFacts = z.infer<typeof queueSchema>;

const diskSchema = z.object({ free_bytes: count, total_bytes: count });
export type DiskFacts = z.infer<typeof diskSchema>;

const adviceSchema = z.object({
  id: z.string(),
  /** `need` makes the site unhealthy, `hint` does not. */
  weight: z.enum(['need', 'hint']),
  sentence: z.string(),
  /** To run on the machine. */
  command: z.nullable(z.string()),
});
export type Advice = z.infer<typeof adviceSchema>;

const detailsSchema = z.object({
  checked_at: z.string(),
  /** Asking before then gives the same answer. */
  next_check_at: z.string(),
  checks: z.array(checkSchema),
  advice: z.array(adviceSchema),
  signing_keys: signingKeysSchema,
  /** Null where the system does not tell. */
  disk: z.nullable(diskSchema),
  database_bytes: count,
  queues: z.array(queueSchema),
  versions: z.object({
    app: z.string(),
    node: z.string(),
    postgres: z.string(),
    migrations: count,
    newest_migration: z.nullable(z.string()),
    /** The JavaScript that the built pages are written in. */
    browsers: z.string(),
  }),
});
export type HealthDetails = z.infer<typeof detailsSchema>;

/** Spec 1 §7: the first two. The rest is ours, and for admins alone. */
export const healthAnswer = z.object({
  overall_status: z.enum(['healthy', 'unhealthy']),
  recommendations: z.array(z.string()),
  details: z.optional(detailsSchema),
});
export type HealthAnswer = z.infer<typeof healthAnswer>;
