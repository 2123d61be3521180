import { parentPort, workerData } from 'node:worker_threads';
import type { Cancellation, Recogniser } from '#domain/recogniser/recogniser.ts';
import { BadRecording } from '#server/voice/decode/bad-recording.ts';
import { createRecordingDecoder } from '#server/voice/decode/recording-decoder.ts';
import { createSpeechMaker } from '#server/voice/speak/speech-maker.ts';
import { toVoiceThread, voiceThreadData } from './voice-message.ts';
import type { FromVoiceThread, ToVoiceThread } from './voice-message.ts';

class Cancelled extends Error {
  override readonly name = 'Cancelled';
}

const say = (message: FromVoiceThread): void => parentPort?.postMessage(message, []);

/** The thread's side: answers one question after the other until it is ended. */
export const serveVoice = async (openRecogniser: () => Promise<Recogniser>): Promise<void> => {
  const { cancelled } = voiceThreadData.parse(workerData);
  const signal: Cancellation = {
    get aborted() {
      return Atomics.load(cancelled, 0) === 1;
    },
    reason: new Cancelled('Nobody waits for this any more'),
  };

  const decoder = createRecordingDecoder();
  const speech = createSpeechMaker();
  const recogniser = await openRecogniser();

  const answer = async (question: ToVoiceThread): Promise<void> => {
    switch (question.kind) {
      case 'decode':
        return say({ kind: 'decoded', samples: await decoder.decode(question.bytes) });
      case 'hear':
        return say({ kind: 'heard', hearing: await recogniser.hear(question.samples, signal) });
      case 'speak':
        return say({ kind: 'spoken', pcm: await speech.speak(question.text) });
    }
  };

  const answerOrSayWhy = async (raw: unknown): Promise<void> => {
    try {
      await answer(toVoiceThread.parse(raw));
    } catch (error) {
      if (error instanceof Cancelled) return say({ kind: 'cancelled' });
      if (error instanceof BadRecording) {
        return say({ kind: 'refused', code: error.code, message: error.message });
      }
      return say({ kind: 'failed', message: error instanceof Error ? error.message : 'unknown' });
    }
  };

  parentPort?.on('message', (raw: unknown) => void answerOrSayWhy(raw));
  say({ kind: 'ready' });
};
