import * as z from 'zod/mini';
import { trustLevels } from '#domain/sessions/trust.ts';

const clientSessionSchema = z.object({
  /** Names the session for force_logout. A sign-in that left no record goes by its own id. */
  sessionToken: z.string(),
  deviceId: z.nullable(z.string()),
  deviceName: z.string(),
  deviceType: z.enum(['mobile', 'web']),
  ipAddress: z.nullable(z.string()),
  createdAt: z.string(),
  lastActiveAt: z.string(),
  /** The record has neither ended nor expired. */
  isActive: z.boolean(),
  /** The sign-in behind it still opens doors, also when its record expired long ago. */
  signedIn: z.boolean(),
  isCurrent: z.boolean(),
  trustLevel: z.enum(trustLevels),
});

export type ClientSession = Readonly<z.infer<typeof clientSessionSchema>>;

/** What session-management answers, whatever it was asked. */
export const sessionAnswerSchema = z.object({
  success: z.literal(true),
  sessions: z.array(clientSessionSchema),
  sessionsAffected: z.number(),
});

export type SessionAnswer = z.infer<typeof sessionAnswerSchema>;
