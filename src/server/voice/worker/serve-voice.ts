import process from 'node:process';
import type { Cancellation, Recogniser } from '#domain/recogniser/recogniser.ts';
import { BadRecording } from '#server/voice/decode/bad-recording.ts';
import { createRecordingDecoder } from '#server/voice/decode/recording-decoder.ts';
import type { Runtime } from '#server/voice/engine/runtimes.ts';
import { createSpeechMaker } from '#server/voice/speak/speech-maker.ts';
import { toVoiceChild, voiceChildOrders } from './voice-message.ts';
import type { FromVoiceChild, Question } from './voice-message.ts';

class Cancelled extends Error {
  override readonly name = 'Cancelled';
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : 'unknown');

const say = (message: FromVoiceChild): void => void process.send?.(message);

/** The process's side: answers one question after the other until the host ends it, or ends itself. */
export const serveVoice = async (
  openRecogniser: (runtime: Runtime) => Promise<Recogniser>,
): Promise<void> => {
  process.on('disconnect', () => process.exit(0));
  // Ctrl+C is meant for the host, which lets whoever is speaking finish.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => {});
  const { runtime } = voiceChildOrders.parse(JSON.parse(process.argv[2] ?? ''));

  let aborted = false;
  const signal: Cancellation = {
    get aborted() {
      return aborted;
    },
    reason: new Cancelled('Nobody waits for this any more'),
  };

  const decoder = createRecordingDecoder();
  const speech = createSpeechMaker();
  let recogniser: Recogniser;
  try {
    recogniser = await openRecogniser(runtime);
  } catch (error) {
    return say({ kind: 'failed', message: messageOf(error) });
  }

  const answer = async (question: Question): Promise<void> => {
    switch (question.kind) {
      case 'decode':
        return say({ kind: 'decoded', samples: await decoder.decode(question.bytes) });
      case 'hear':
        return say({ kind: 'heard', hearing: await recogniser.hear(question.samples, signal) });
      case 'speak':
        return say({ kind: 'spoken', pcm: await speech.speak(question.text) });
    }
  };

  const answerOrSayWhy = async (question: Question): Promise<void> => {
    try {
      await answer(question);
    } catch (error) {
      if (error instanceof Cancelled) return say({ kind: 'cancelled' });
      if (error instanceof BadRecording) {
        return say({ kind: 'refused', code: error.code, message: error.message });
      }
      return say({ kind: 'failed', message: messageOf(error) });
    }
  };

  process.on('message', (raw: unknown) => {
    const message = toVoiceChild.parse(raw);
    aborted = message.kind === 'stop';
    if (message.kind !== 'stop') void answerOrSayWhy(message);
  });
  say({ kind: 'ready' });
};
