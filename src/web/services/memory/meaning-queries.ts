import * as z from 'zod/mini';
import { memoryLayerNames } from '#domain/memory/memory-layer.ts';
import { AppError } from '#web/platform/app-error.ts';
import { connect } from '#web/platform/backend/connect.ts';
import { functionResponseData } from '#web/platform/backend/response-data.ts';

const foundSchema = z.object({ layer: z.enum(memoryLayerNames), id: z.string(), score: z.number() });
const askSchema = z.object({
  state: z.enum(['known', 'maybe', 'nothing']),
  found: z.array(foundSchema),
  indexed: z.number(),
  missing: z.number(),
});
const nearSchema = z.object({ near: z.nullable(foundSchema) });
const indexSchema = z.object({ indexed: z.number(), missing: z.number() });

export type MeaningAnswer = z.infer<typeof askSchema>;
export type FoundMemory = z.infer<typeof foundSchema>;

interface Reader<Value> {
  readonly safeParse: (
    data: unknown,
  ) =>
    { readonly success: true; readonly data: Value } | { readonly success: false; readonly error: unknown };
}

const invoke = async <Value>(body: object, schema: Reader<Value>, signal?: AbortSignal): Promise<Value> => {
  const { backend } = await connect();
  const answer = await backend.functions.invoke<unknown>('memory-meaning', {
    body: { ...body },
    ...(signal === undefined ? {} : { signal }),
  });
  const parsed = schema.safeParse(functionResponseData(answer));
  if (!parsed.success) throw new AppError('unreadable', 'We couldn’t read the answer.', parsed.error);
  return parsed.data;
};

const longestQuestion = 300;
const longestText = 2000;

/** Which of one's own memories answer a question. */
export const askMeaning = async (question: string, signal?: AbortSignal): Promise<MeaningAnswer> =>
  invoke({ action: 'ask', question: question.slice(0, longestQuestion) }, askSchema, signal);

/** A stored memory that this sentence may replace. Null too where nobody could look: storing goes on without it. */
export const nearMemory = async (text: string, signal?: AbortSignal): Promise<FoundMemory | null> => {
  try {
    return (await invoke({ action: 'near', text: text.slice(0, longestText) }, nearSchema, signal)).near;
  } catch {
    return null;
  }
};

/** Makes found by meaning what is not yet, a few at a time; null where nobody could. */
export const indexMemories = async (signal?: AbortSignal) => {
  try {
    return await invoke({ action: 'index' }, indexSchema, signal);
  } catch {
    return null;
  }
};
