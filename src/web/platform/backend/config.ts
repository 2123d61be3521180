import * as z from 'zod/mini';
import { AppError } from '#web/platform/app-error.ts';
import { fetchJson } from '#web/platform/backend/fetch-json.ts';

const configSchema = z.object({
  publishableKey: z.string().check(z.minLength(1)),
  provider: z.object({
    id: z.literal('google'),
    name: z.string().check(z.minLength(1), z.maxLength(200)),
    kind: z.enum(['google', 'oidc', 'local']),
  }),
  videoScope: z.boolean(),
  // A host before this release does not say.
  signups: z.optional(z.boolean()),
  phoneFactors: z.optional(z.boolean()),
  /** Whether the operator has a name or a mark of their own here; whose licence shows it is asked apart. */
  brand: z.optional(z.boolean()),
  version: z.string(),
});

export type Config = z.infer<typeof configSchema>;

export const fetchConfig = async (): Promise<Config> => {
  const parsed = configSchema.safeParse(await fetchJson('/config.json', 'Kindling', ' Nothing is lost.'));
  if (!parsed.success) throw new AppError('unreadable', 'We couldn’t load the settings.', parsed.error);
  return parsed.data;
};
