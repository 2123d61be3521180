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

const eventOf = (text: string): AssistantEvent | null => {
  if (!text.startsWith('data:')) return null;
  const parsed = assistantEventSchema.safeParse(JSON.parse(text.slice(5)));
  return parsed.success ? parsed.data : null;
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
  const words = new TextDecoder();
  const reader = answer.body.getReader();
  let heard = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return null;
    // An event ends with an empty line; the rest of one that came in pieces is still on its way.
    const pieces = (heard + words.decode(value, { stream: true })).split('\n\n');
    heard = pieces.pop() ?? '';
    for (const piece of pieces) {
      const event = eventOf(piece);
      if (event !== null) onEvent(event);
    }
  }
};
