import * as z from 'zod/mini';
import { AppError } from '#web/platform/app-error.ts';

const configSchema = z.object({
  publishableKey: z.string().check(z.minLength(1)),
  provider: z.object({
    id: z.literal('google'),
    name: z.string().check(z.minLength(1), z.maxLength(200)),
    kind: z.enum(['google', 'oidc', 'local']),
  }),
  videoScope: z.boolean(),
  version: z.string(),
});

export type Config = z.infer<typeof configSchema>;

const patience = 15_000;

export const fetchConfig = async (): Promise<Config> => {
  const response = await fetch('/config.json', { signal: AbortSignal.timeout(patience) }).catch(
    (cause: unknown) => {
      throw new AppError('unreachable', 'Kindling could not be reached. Nothing is lost.', cause);
    },
  );
  if (!response.ok) throw new AppError('refused', 'Kindling did not answer as expected. Nothing is lost.');
  const parsed = configSchema.safeParse(await response.json().catch(() => null));
  if (!parsed.success) throw new AppError('unreadable', 'The settings could not be read.', parsed.error);
  return parsed.data;
};
