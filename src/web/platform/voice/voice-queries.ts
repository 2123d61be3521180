import { type VoiceAnswer, voiceAnswerSchema, type VoiceRequest } from '#domain/voice/voice-answer.ts';
import { voiceErrorCodeOf } from '#domain/voice/voice-errors.ts';
import { connect } from '#web/platform/connect.ts';
import { encodeRecording } from '#web/platform/voice/encode-recording.ts';
import type { VoiceEngine } from '#web/platform/voice/voice-engine.ts';
import { VoiceFailure } from '#web/platform/voice/voice-failure.ts';

/** Longer than the server gives itself. */
const patience = 30_000;
const bodyLimit = 4000;

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

/** What a refusal was about. Without an answer there was no way to the server. */
export const failureOf = async (response: Response | undefined, error: unknown): Promise<VoiceFailure> => {
  if (response === undefined) return new VoiceFailure('network', 'The server could not be reached.', error);
  const body = await bodyOf(response);
  const code = voiceErrorCodeOf(wordOf(body, 'code'));
  const message = wordOf(body, 'message') ?? wordOf(body, 'error') ?? '';
  if (code !== null) return new VoiceFailure(code, message, error);
  return response.status === 504
    ? new VoiceFailure('timeout', message, error)
    : new VoiceFailure('other', message, error);
};

const ask = async (body: VoiceRequest, signal: AbortSignal): Promise<VoiceAnswer> => {
  const { backend } = await connect().catch((cause: unknown) => {
    throw new VoiceFailure('network', 'The server could not be reached.', cause);
  });
  const waiting = AbortSignal.timeout(patience);
  const { data, error, response } = await backend.functions.invoke<unknown>('voice-assistant', {
    body,
    signal: AbortSignal.any([signal, waiting]),
  });
  signal.throwIfAborted();
  if (waiting.aborted) throw new VoiceFailure('timeout', 'The server did not answer in time.');
  if (error !== null) throw await failureOf(response, error);
  return parseVoiceAnswer(data);
};

/** The function `voice-assistant` of spec 2 §7. */
export const serverEngine: VoiceEngine = {
  understand: async ({ recording, place, aloud }, signal) =>
    ask(
      {
        audioData: await encodeRecording(recording),
        mode: aloud ? 'voice-to-voice' : 'voice-to-text',
        context: place === 'demo' ? 'hero-demo' : 'app',
      },
      signal,
    ),
};
