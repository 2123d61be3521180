import { z } from 'zod';
import { voiceLimits } from '#domain/voice/voice-limits.ts';
import { toWav } from '#server/voice/sound/pcm-wav.ts';

export interface SpeechServiceSetting {
  /** The base of an interface like OpenAI's, without a slash at the end. */
  readonly url: string;
  readonly key: string | undefined;
  readonly model: string;
  readonly timeoutMs: number;
}

export interface SpeechService {
  /** The words in mono samples at the recogniser's rate. Throws whatever goes wrong. */
  readonly transcribe: (samples: Float32Array, signal: AbortSignal) => Promise<string>;
}

const MOST_BYTES = 64 * 1024;
const MOST_CHARACTERS = 2000;

const answerSchema = z.object({ text: z.string().max(MOST_CHARACTERS) });

export const createSpeechService = (setting: SpeechServiceSetting): SpeechService => {
  return {
    transcribe: async (samples, signal) => {
      const form = new FormData();
      // What we decoded ourselves, not what came in: nothing but the sound goes out.
      form.set(
        'file',
        new File([toWav(samples, voiceLimits.sampleRate)], 'speech.wav', { type: 'audio/wav' }),
      );
      form.set('model', setting.model);
      form.set('language', 'en');
      form.set('response_format', 'json');
      const answer = await fetch(`${setting.url}/audio/transcriptions`, {
        method: 'POST',
        body: form,
        headers: setting.key === undefined ? {} : { authorization: `Bearer ${setting.key}` },
        // Neither the key nor the sound goes to anybody who was not configured.
        redirect: 'error',
        signal: AbortSignal.any([signal, AbortSignal.timeout(setting.timeoutMs)]),
      });
      if (!answer.ok) {
        await answer.body?.cancel();
        throw new Error(`The speech service answered ${answer.status}`);
      }
      return answerSchema.parse(JSON.parse(await readText(answer))).text.trim();
    },
  };
};

const readText = async (answer: Response): Promise<string> => {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of answer.body ?? []) {
    size += piece.length;
    if (size > MOST_BYTES) throw new Error('The speech service answered too much');
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString();
};
