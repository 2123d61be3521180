import { encodedTooLarge, recordingTooLarge } from '#domain/voice/voice-errors.ts';
import { voiceRequestSchema } from '#domain/voice/voice-answer.ts';
import type { VoiceRequest } from '#domain/voice/voice-answer.ts';
import { voiceLimits } from '#domain/voice/voice-limits.ts';
import { FunctionError } from '../function-error.ts';
import { parseBody, parseJson } from '../read-body.ts';
import { functionLimits } from '#server/limits/function-limits.ts';

const encodedTooMuch = (characters: number): FunctionError =>
  new FunctionError(413, 'too_large', encodedTooLarge(characters));

/** Checked while the body comes in. */
export const voiceBody = { most: functionLimits.voiceBodyBytes, refuse: encodedTooMuch };

export const readRecording = (
  text: string,
): {
  readonly recording: Uint8Array;
  readonly mode: VoiceRequest['mode'];
} => {
  const body = parseJson(text);
  // Looked at first, so that one that is too large is told so in the specification's words.
  const length = encodedLength(body);
  if (length > functionLimits.recordingBytes) throw encodedTooMuch(length);
  const { audioData, mode } = parseBody(body, voiceRequestSchema);
  const recording = fromBase64(audioData);
  if (recording.length > voiceLimits.recordingBytes) {
    throw new FunctionError(413, 'too_large', recordingTooLarge(recording.length));
  }
  return { recording, mode };
};

const encodedLength = (body: unknown): number => {
  const has = typeof body === 'object' && body !== null && 'audioData' in body;
  return has && typeof body.audioData === 'string' ? body.audioData.length : 0;
};

/** Node reads what it can and drops the rest; here a character that does not belong is an error. */
const fromBase64 = (text: string): Uint8Array => {
  if (text.length % 4 !== 0 || !/^[A-Za-z0-9+/]+={0,2}$/u.test(text)) {
    throw new FunctionError(400, 'bad_audio', 'audioData is not base64');
  }
  // A copy of its own: small buffers share their memory, and this one goes to a thread.
  return new Uint8Array(Buffer.from(text, 'base64'));
};
