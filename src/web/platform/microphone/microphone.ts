import type { MicrophoneTrouble } from '#domain/voice/voice-button.ts';
import { voiceLimits } from '#domain/voice/voice-limits.ts';

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : '');

export const troubleOf = (error: unknown): MicrophoneTrouble => {
  const name = nameOf(error);
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied';
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'none' : 'other';
};

/** Spec 2 §9. */
export const openMicrophone = async (): Promise<MediaStream> =>
  navigator.mediaDevices.getUserMedia({
    audio: {
      channelCount: 1,
      sampleRate: voiceLimits.sampleRate,
      echoCancellation: true,
      noiseSuppression: true,
      autoGainControl: true,
    },
  });

export const closeMicrophone = (stream: MediaStream): void => {
  for (const track of stream.getTracks()) track.stop();
};

/** Whether the browser is going to ask; where it does not tell, it is taken to be allowed. */
export const willAskForMicrophone = async (): Promise<boolean> => {
  try {
    return (await navigator.permissions.query({ name: 'microphone' })).state === 'prompt';
  } catch {
    return false;
  }
};
