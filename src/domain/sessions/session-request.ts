import * as z from 'zod/mini';
import { deviceIdPattern } from '#domain/sessions/device-id.ts';
import { deviceLimits } from '#domain/sessions/device-info.ts';
import { sessionTokenPattern } from '#domain/sessions/session-token.ts';
import { trustLevels } from '#domain/sessions/trust.ts';

const text = (limit: number) =>
  z.string(`must be text`).check(z.maxLength(limit, `has more than ${limit} characters`));

const deviceId = z
  .string('must be text')
  .check(z.regex(deviceIdPattern, 'must be 32 characters of a hash in hex'));

const deviceInfo = z.object(
  {
    deviceId,
    deviceName: text(deviceLimits.deviceName).check(z.minLength(1, 'must not be empty')),
    deviceType: z.enum(['mobile', 'web'], 'must be mobile or web'),
    browserInfo: z.object(
      {
        userAgent: text(deviceLimits.userAgent),
        language: text(deviceLimits.language),
        platform: text(deviceLimits.platform),
        screenResolution: text(deviceLimits.screenResolution),
        timezone: text(deviceLimits.timezone),
      },
      'must be an object',
    ),
  },
  'must be an object',
);

/** A token that was made is exact; one that is asked for may also be older, or the id of a sign-in. */
const madeToken = z
  .string('must be text')
  .check(z.regex(sessionTokenPattern, 'must be the time and 32 random bytes in hex'));
const anyToken = text(200).check(z.minLength(16, 'has fewer than 16 characters'));

/** The function session-management, spec 1 §7. Whatever else a body says, such as a person's id, is left out. */
export const sessionRequestSchema = z.discriminatedUnion(
  'action',
  [
    z.object({ action: z.literal('create'), sessionToken: madeToken, deviceInfo }),
    z.object({ action: z.literal('update'), sessionToken: anyToken }),
    z.object({
      action: z.literal('force_logout'),
      sessionToken: z.optional(anyToken),
      exceptCurrent: z.optional(z.boolean('must be true or false')),
    }),
    z.object({
      action: z.literal('trust_device'),
      deviceInfo: z.object({ deviceId }, 'must be an object'),
      trustLevel: z.enum(trustLevels, 'must be trusted or untrusted'),
    }),
    z.object({ action: z.literal('list') }),
  ],
  'must be create, update, force_logout, trust_device or list',
);

export type SessionRequest = z.infer<typeof sessionRequestSchema>;
