import { answerTo } from '#domain/voice/answer-to.ts';
import { typedText } from '#domain/voice/is-unsure.ts';
import type { VoiceAnswer } from '#domain/voice/voice-answer.ts';

/** What was typed, understood as if it had been said. */
export const answerTyped = (written: string): VoiceAnswer => {
  const answer = answerTo(typedText(written));
  const reply =
    answer.text === '' ? 'Type what you would say, for example “play something calm”.' : answer.reply;
  return { ...answer, reply, engine: 'local' };
};
