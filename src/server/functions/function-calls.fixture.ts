import { randomBytes } from 'node:crypto';
import { FunctionsHttpError } from '@supabase/supabase-js';
import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import { sessionAnswerSchema } from '#domain/sessions/session-answer.ts';
import type { SessionAnswer } from '#domain/sessions/session-answer.ts';
import { sessionTokenOf } from '#domain/sessions/session-token.ts';

export const freshToken = (): string => sessionTokenOf(Date.now(), randomBytes(32));
export const freshDevice = (): string => randomBytes(16).toString('hex');

export const deviceInfo = (deviceId: string, deviceName = 'Firefox on Linux') => ({
  deviceId,
  deviceName,
  deviceType: 'web',
  browserInfo: {
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    language: 'en-GB',
    platform: 'Linux x86_64',
    screenResolution: '1920x1080',
    timezone: 'Europe/Berlin',
  },
});

const refusalSchema = z.object({ success: z.literal(false), code: z.string(), message: z.string() });

interface Refusal extends z.infer<typeof refusalSchema> {
  readonly status: number;
}

/** With the real client, whose error carries the answer. */
export const call = async (
  client: Pick<SupabaseClient, 'functions'>,
  body: Readonly<Record<string, unknown>>,
): Promise<SessionAnswer | Refusal> => {
  const answer = await client.functions.invoke<unknown>('session-management', { body });
  if (answer.error === null) return sessionAnswerSchema.parse(answer.data);
  const { response } = answer;
  if (!(answer.error instanceof FunctionsHttpError) || response === undefined) throw answer.error;
  return { status: response.status, ...refusalSchema.parse(await response.json()) };
};
