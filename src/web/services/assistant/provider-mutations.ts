import {
  type ModelsAnswer,
  modelsAnswerSchema,
  type ProviderAnswer,
  providerAnswerSchema,
  type ProviderRequest,
} from '#domain/assistant/provider-request.ts';
import { AppError } from '#web/platform/app-error.ts';
import { connect } from '#web/platform/backend/connect.ts';
import { functionResponseData } from '#web/platform/backend/response-data.ts';

const invoke = async (body: ProviderRequest, signal?: AbortSignal): Promise<unknown> => {
  const { backend } = await connect();
  const answer = await backend.functions.invoke<unknown>('ai-provider', {
    body,
    ...(signal === undefined ? {} : { signal }),
  });
  return functionResponseData(answer);
};

const unreadable = (error: unknown): AppError =>
  new AppError('unreadable', 'We couldn’t read the answer.', error);

/** Reads, saves, removes or tests; every time the answer is how it stands then. */
export const askProvider = async (
  body: Exclude<ProviderRequest, { action: 'models' }>,
  signal?: AbortSignal,
): Promise<ProviderAnswer> => {
  const parsed = providerAnswerSchema.safeParse(await invoke(body, signal));
  if (!parsed.success) throw unreadable(parsed.error);
  return parsed.data;
};

export const listProviderModels = async (
  body: Extract<ProviderRequest, { action: 'models' }>,
): Promise<ModelsAnswer> => {
  const parsed = modelsAnswerSchema.safeParse(await invoke(body));
  if (!parsed.success) throw unreadable(parsed.error);
  return parsed.data;
};
