import * as z from 'zod/mini';

/** What the browser sends where it does not know, and what the server says where nobody set up a look-up. */
export const unknownPlace = 'unknown';

const place = z.string('must be a text').check(z.maxLength(100, 'is too long'));

/**
 * The function threat-detection, spec 1 §7. The person is who the token says: another `user_id` is refused. The address and
 * the place are what the server sees; what the body says of them is read for its form and left out.
 */
export const threatRequestSchema = z.object({
  action: z.literal('analyze_login', 'must be analyze_login'),
  user_id: z.uuid('must be an id'),
  ip_address: z.string('must be a text').check(z.maxLength(64, 'is too long')),
  user_agent: z.string('must be a text').check(z.maxLength(512, 'is too long')),
  location: z.object(
    { country: place, region: place, city: place, privacy_enhanced: z.boolean('must be true or false') },
    'must be an object',
  ),
  /** The device id of decision 020, no fingerprint. */
  device_fingerprint: z
    .string('must be a text')
    .check(z.regex(/^[0-9a-f]{32}$/, 'must be 32 characters of 0 to 9 and a to f')),
});
export type ThreatRequest = z.input<typeof threatRequestSchema>;
