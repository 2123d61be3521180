import { encodedTooLarge } from '#domain/voice/voice-errors.ts';
import { voiceLimits } from '#domain/voice/voice-limits.ts';
import { VoiceFailure } from '#web/services/voice/voice-failure.ts';

/** A recording in base64, within its ten seconds and its two megabytes (spec 2 §5). */
export const encodeRecording = async (recording: Blob): Promise<string> => {
  const reader = new FileReader();
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const timer = setTimeout(() => {
    reader.abort();
    reject(new VoiceFailure('timeout', 'The recording took too long to prepare.'));
  }, voiceLimits.encodingMs);
  reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''));
  reader.addEventListener('error', () =>
    reject(new VoiceFailure('bad_audio', 'We couldn’t read the recording.', reader.error)),
  );
  reader.readAsDataURL(recording);
  const address = await promise.finally(() => clearTimeout(timer));
  // After the comma of "data:audio/webm;base64,".
  const encoded = address.slice(address.indexOf(',') + 1);
  if (encoded.length > voiceLimits.encodedKilobytes * 1024) {
    throw new VoiceFailure('too_large', encodedTooLarge(encoded.length));
  }
  return encoded;
};
