import { voiceLimits } from '#domain/voice/voice-limits.ts';
import { createSpeechService } from '#server/voice/provider/speech-service.ts';
import type { SpeechServiceSetting } from '#server/voice/provider/speech-service.ts';
import { fetchAnswer } from './bounded-fetch.ts';
import { outcomeOf, outcomeOfStatus, ProbeFailure } from './probe-failure.ts';
import type { Probe } from './probe.ts';

const SILENCE_SECONDS = 0.2;

/** Some services understand speech and list no models: those are given a moment of silence. */
const hearSilence = async (setting: SpeechServiceSetting, signal: AbortSignal): Promise<void> => {
  const silence = new Float32Array(Math.round(voiceLimits.sampleRate * SILENCE_SECONDS));
  try {
    await createSpeechService(setting).transcribe(silence, signal);
  } catch (error) {
    const status = /answered (\d{3})$/u.exec(error instanceof Error ? error.message : '')?.[1];
    throw new ProbeFailure(status === undefined ? outcomeOf(error) : outcomeOfStatus(Number(status)));
  }
};

export const probeSpeech = (setting: SpeechServiceSetting | undefined): Probe => ({
  id: 'speech',
  target: async () =>
    setting === undefined
      ? undefined
      : {
          where: new URL(setting.url).host,
          attempt: async (signal) => {
            const answer = await fetchAnswer(`${setting.url}/models`, {
              signal,
              headers: setting.key === undefined ? {} : { authorization: `Bearer ${setting.key}` },
            });
            await answer.body?.cancel();
            if (answer.ok) return;
            if (answer.status === 404 || answer.status === 405) {
              await hearSilence(setting, signal);
              return;
            }
            throw new ProbeFailure(outcomeOfStatus(answer.status));
          },
        },
});
