import {
  type AssistantEvent,
  assistantEventSchema,
  type AssistantPreview,
  assistantPreviewSchema,
  type AssistantRequest,
  needsYesSchema,
} from '#domain/assistant/assistant-request.ts';
import { AppError } from '#web/platform/app-error.ts';
import { connect } from '#web/platform/backend/connect.ts';
import { readEvents } from '#web/platform/backend/read-events.ts';
import { responseData } from '#web/platform/backend/response-data.ts';
import { readTokenOf } from '#web/services/records/token-queries.ts';

interface Asking {
  readonly userId: string;
  readonly request: AssistantRequest;
  readonly signal: AbortSignal;
}

const send = async ({ userId, request, signal }: Asking): Promise<Response> => {
  const { backend } = await connect();
  const token = await readTokenOf(backend, userId);
  return fetch('/functions/v1/assistant', {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      accept: 'text/event-stream',
    },
    body: JSON.stringify(request),
    cache: 'no-store',
    signal,
  });
};

/** The exact text that would leave. Nothing is sent. */
export const readPreview = async (asking: Asking): Promise<AssistantPreview> => {
  const answer = await send({ ...asking, request: { ...asking.request, preview: true } });
  if (!answer.ok) {
    responseData({ data: null, error: { message: 'No preview' }, status: answer.status });
  }
  const parsed = assistantPreviewSchema.safeParse(await answer.json());
  if (!parsed.success) throw new AppError('unreadable', 'We couldn’t read the text.', parsed.error);
  return parsed.data;
};

/**
 * Asks the connected model and hands on what comes. Answers a preview where the person has to read the text first: then
 * nothing was sent.
 */
export const askModel = async (
  asking: Asking,
  onEvent: (event: AssistantEvent) => void,
): Promise<AssistantPreview | null> => {
  const answer = await send(asking);
  if (answer.status === 409) {
    const asked = needsYesSchema.safeParse(await answer.json());
    if (asked.success) return asked.data.preview;
  }
  if (!answer.ok || answer.body === null) {
    responseData({ data: null, error: { message: 'No answer' }, status: answer.status });
    throw new AppError('unreachable', 'No answer');
  }
  await readEvents(answer.body, (data) => {
    const event = assistantEventSchema.safeParse(data);
    if (event.success) onEvent(event.data);
  });
  return null;
};
