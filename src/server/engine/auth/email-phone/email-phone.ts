import { z } from 'zod';
import { validationFailed } from '#server/engine/auth/auth-error.ts';
import { authLimits } from '#server/limits/auth-limits.ts';

/** Where somebody can be reached, in the one spelling under which it is kept. */
export type EmailOrPhone =
  { readonly kind: 'email'; readonly value: string } | { readonly kind: 'phone'; readonly value: string };

/** Clients send an empty text or null for what they do not mean. */
export const emailPhoneFields = {
  email: z.string().max(320).nullish(),
  phone: z.string().max(40).nullish(),
};

/** How a code comes to a phone. Clients say `sms` where nobody chose. */
export const channelField = z
  .string()
  .max(40)
  .nullish()
  .refine(
    (channel) => !channel || channel === 'sms',
    "Invalid channel, supported values are 'sms' or 'whatsapp'. 'whatsapp' is not offered by this server.",
  );

/** What somebody may say about themselves at sign-up. */
export const metadataField = z.record(z.string().max(200), z.unknown()).nullish();

export const requireSmallMetadata = (data: Readonly<Record<string, unknown>>): void => {
  const text = JSON.stringify(data);
  if (Buffer.byteLength(text) > authLimits.metadataBytes) {
    throw validationFailed(`User metadata cannot be larger than ${authLimits.metadataBytes} bytes`);
  }
  if (text.includes('\\u0000')) throw validationFailed('User metadata cannot contain a null character');
};

export const parseEmail = (given: string): string => {
  const email = given.trim().toLowerCase();
  if (email === '') throw validationFailed('An email address is required');
  if (!z.email().max(254).safeParse(email).success) {
    throw validationFailed('Unable to validate email address: invalid format');
  }
  return email;
};

/** E.164 without the plus, as GoTrue keeps it. */
export const parsePhone = (given: string): string => {
  const phone = given.replace(/[\s().-]/g, '').replace(/^\+/, '');
  if (!/^[1-9]\d{5,14}$/.test(phone)) {
    throw validationFailed('Invalid phone number format (E.164 required)');
  }
  return phone;
};

/** Undefined when neither was given. */
export const parseEmailOrPhone = (
  body: { readonly email?: string | null | undefined; readonly phone?: string | null | undefined },
  both: string,
): EmailOrPhone | undefined => {
  if (body.email && body.phone) throw validationFailed(both);
  if (body.email) return { kind: 'email', value: parseEmail(body.email) };
  if (body.phone) return { kind: 'phone', value: parsePhone(body.phone) };
  return undefined;
};
