import * as z from 'zod/mini';

const secret = z.string('must be a text').check(z.minLength(1, 'is empty'), z.maxLength(256, 'is too long'));

/** Showing again who one is, without a new session. */
export const reauthenticateRequestSchema = z.discriminatedUnion(
  'action',
  [
    z.object({ action: z.literal('ways') }),
    z.object({ action: z.literal('password'), secret }),
    z.object({ action: z.literal('pin'), secret }),
  ],
  'must be ways, password or pin',
);
export type ReauthenticateRequest = z.infer<typeof reauthenticateRequestSchema>;

/** With the second factor, a password, the PIN of a local account, or by signing in again at the sign-in service. */
export const reauthenticateWays = ['code', 'password', 'pin', 'sign-in'] as const;
export type ReauthenticateWay = (typeof reauthenticateWays)[number];

export const reauthenticateAnswerSchema = z.object({
  success: z.literal(true),
  way: z.enum(reauthenticateWays),
  /** Shown within the last five minutes. */
  fresh: z.boolean(),
  /** What was typed was not it; nothing has changed. */
  wrong: z.boolean(),
});
export type ReauthenticateAnswer = z.infer<typeof reauthenticateAnswerSchema>;
