import { z } from 'zod';

/** Where text messages go. Undefined: into the outbox. */
export type SmsSetting = { readonly url: string; readonly secret: string } | undefined;

/** What SMS_WEBHOOK_URL has to be beside a web address. */
export const smsUrl = z
  .string()
  .refine(
    (value) => /^https?:\/\/[^@#]+$/iu.test(value),
    'must not hold a name or a password: the secret belongs into SMS_WEBHOOK_SECRET',
  );

/** Goes into a header, so nothing that could end one. */
export const smsSecret = z
  .string()
  .regex(/^[\u0021-\u007E]{16,512}$/u, 'must be 16 to 512 characters without spaces');

export const smsOf = (value: {
  readonly SMS_WEBHOOK_URL?: string | undefined;
  readonly SMS_WEBHOOK_SECRET?: string | undefined;
}): SmsSetting =>
  value.SMS_WEBHOOK_URL === undefined || value.SMS_WEBHOOK_SECRET === undefined
    ? undefined
    : { url: value.SMS_WEBHOOK_URL, secret: value.SMS_WEBHOOK_SECRET };
