import { type VoiceAnswer, voiceAnswerSchema, type VoiceRequest } from '#domain/voice/voice-answer.ts';
import { type VoiceErrorCode, voiceErrorCodeOf } from '#domain/voice/voice-errors.ts';
import { connect } from '#web/platform/backend/connect.ts';
import { encodeRecording } from '#web/services/voice/encode-recording.ts';
import type { VoiceEngine } from '#web/services/voice/voice-engine.ts';
import { VoiceFailure } from '#web/services/voice/voice-failure.ts';

/** Longer than the server gives itself. */
const timeoutMs = 30_000;
const bodyLimit = 4000;
const attempts = 3;
const longestPause = 3000;

/** Spec 2 §5: an answer that is none. */
export const parseVoiceAnswer = (body: unknown): VoiceAnswer => {
  const parsed = voiceAnswerSchema.safeParse(body);
  if (!parsed.success) throw new VoiceFailure('no_response', 'No response received from voice service');
  return parsed.data;
};

const bodyOf = async (response: Response): Promise<unknown> => {
  try {
    return JSON.parse((await response.text()).slice(0, bodyLimit));
  } catch {
    return null;
  }
};

const wordOf = (body: unknown, key: string): string | null => {
  const value: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, key) : null;
  return typeof value === 'string' ? value : null;
};

/** An engine that is only waking up is worth a moment; a crowd, or a limit, is not helped by asking again. */
const againAfter = (code: VoiceErrorCode, response: Response): number | null => {
  if (code !== 'service_starting' && code !== 'worker_boot') return null;
  const seconds = Number(response.headers.get('retry-after') ?? 1);
  return Number.isFinite(seconds) ? Math.min(longestPause, Math.max(0, seconds) * 1000) : longestPause;
};

/** What a refusal was about. Without an answer there was no way to the server. */
export const failureOf = async (response: Response | undefined, error: unknown): Promise<VoiceFailure> => {
  if (response === undefined) return new VoiceFailure('network', 'We couldn’t reach the server.', error);
  const body = await bodyOf(response);
  const code = voiceErrorCodeOf(wordOf(body, 'code'));
  const message = wordOf(body, 'message') ?? wordOf(body, 'error') ?? '';
  if (code !== null) return new VoiceFailure(code, message, error, againAfter(code, response));
  return response.status === 504
    ? new VoiceFailure('timeout', message, error)
    : new VoiceFailure('other', message, error);
};

const ask = async (body: VoiceRequest, signal: AbortSignal): Promise<VoiceAnswer> => {
  const { backend } = await connect().catch((cause: unknown) => {
    throw new VoiceFailure('network', 'We couldn’t reach the server.', cause);
  });
  const waiting = AbortSignal.timeout(timeoutMs);
  const answer = await backend.functions.invoke<unknown>('voice-assistant', {
    body,
    signal: AbortSignal.any([signal, waiting]),
  });
  signal.throwIfAborted();
  if (waiting.aborted) throw new VoiceFailure('timeout', 'The server took too long to answer.');
  if (answer.error !== null) throw await failureOf(answer.response, answer.error);
  return parseVoiceAnswer(answer.data);
};

const pause = async (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

/** The first question after a start finds the engine still being read: it is asked again before anybody is told. */
const askPatiently = async (body: VoiceRequest, signal: AbortSignal): Promise<VoiceAnswer> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await ask(body, signal);
    } catch (error) {
      const wait = error instanceof VoiceFailure ? error.againAfter : null;
      if (wait === null || attempt >= attempts || signal.aborted) throw error;
      await pause(wait);
    }
  }
};

/** The function `voice-assistant` of spec 2 §7. */
export const serverEngine: VoiceEngine = {
  understand: async ({ recording, place, aloud }, signal) =>
    askPatiently(
      {
        audioData: await encodeRecording(recording),
        mode: aloud ? 'voice-to-voice' : 'voice-to-text',
        context: place === 'demo' ? 'hero-demo' : 'app',
      },
      signal,
    ),
};
