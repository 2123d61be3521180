import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { assistantStatusSchema } from '#domain/assistant/assistant-request.ts';
import { modelModes, modelUses } from '#domain/assistant/model-uses.ts';
import { AppError } from '#web/platform/app-error.ts';
import { connect } from '#web/platform/backend/connect.ts';
import { functionResponseData, responseData } from '#web/platform/backend/response-data.ts';

export const modelKey = ['model'] as const;

const choiceSchema = z.object({ mode: z.enum(modelModes), uses: z.array(z.enum(modelUses)) });
/** What the person lets a connected model do. */
export type ModelChoice = z.infer<typeof choiceSchema>;
export const modelOff: ModelChoice = { mode: 'off', uses: [] };

const unreadable = (error: unknown): AppError =>
  new AppError('unreadable', 'We couldn’t read your choice.', error);

export const modelChoiceQuery = () =>
  queryOptions({
    queryKey: [...modelKey, 'choice'],
    queryFn: async ({ signal }): Promise<ModelChoice> => {
      const { backend } = await connect();
      const answer = await backend.from('ai_settings').select('mode, uses').limit(1).abortSignal(signal);
      const data = responseData(answer);
      const row: unknown = Array.isArray(data) ? data[0] : undefined;
      if (row === undefined) return modelOff;
      const parsed = choiceSchema.safeParse(row);
      if (!parsed.success) throw unreadable(parsed.error);
      return parsed.data;
    },
    staleTime: 60_000,
  });

/** Where text would go; null where no model is connected. */
export const modelStatusQuery = () =>
  queryOptions({
    queryKey: [...modelKey, 'status'],
    queryFn: async ({ signal }) => {
      const { backend } = await connect();
      const answer = await backend.functions.invoke<unknown>('assistant', { body: { status: true }, signal });
      const parsed = assistantStatusSchema.safeParse(functionResponseData(answer));
      if (!parsed.success) throw unreadable(parsed.error);
      return parsed.data;
    },
    staleTime: 60_000,
  });

const leftSchema = z.object({
  id: z.string(),
  use: z.enum(modelUses),
  host: z.string(),
  model: z.string(),
  sent: z.nullable(z.string()),
  outcome: z.enum(['sent', 'answered', 'failed', 'stopped']),
  created_at: z.string(),
});
export type LeftText = z.infer<typeof leftSchema>;

const mostLeft = 50;

/** What left for a model, the newest first. */
export const leftTextsQuery = () =>
  queryOptions({
    queryKey: [...modelKey, 'left'],
    queryFn: async ({ signal }): Promise<readonly LeftText[]> => {
      const { backend } = await connect();
      const answer = await backend
        .from('ai_requests')
        .select('id, use, host, model, sent, outcome, created_at')
        .order('created_at', { ascending: false })
        .limit(mostLeft)
        .abortSignal(signal);
      const parsed = z.array(leftSchema).safeParse(responseData(answer));
      if (!parsed.success) throw unreadable(parsed.error);
      return parsed.data;
    },
  });
