import { voiceLimits } from '#domain/voice/voice-limits.ts';
import { VoiceFailure } from '#web/services/voice/voice-failure.ts';

/** One channel at the recogniser's rate: the browser reads every kind of recording that it makes. */
export const decodeRecording = async (recording: Blob): Promise<Float32Array<ArrayBuffer>> => {
  const context = new OfflineAudioContext(1, 1, voiceLimits.sampleRate);
  try {
    const sound = await context.decodeAudioData(await recording.arrayBuffer());
    const mixed = new Float32Array(sound.length);
    for (let channel = 0; channel < sound.numberOfChannels; channel += 1) {
      const own = sound.getChannelData(channel);
      for (let at = 0; at < mixed.length; at += 1) {
        mixed[at] = (mixed[at] ?? 0) + (own[at] ?? 0) / sound.numberOfChannels;
      }
    }
    return mixed;
  } catch (cause) {
    throw new VoiceFailure('bad_audio', 'We couldn’t read the recording.', cause);
  }
};
