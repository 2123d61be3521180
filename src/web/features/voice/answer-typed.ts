import { answerTo } from '#domain/voice/answer-to.ts';
import { understand } from '#domain/voice/understand.ts';
import type { VoiceAnswer } from '#domain/voice/voice-answer.ts';

/** What was typed, understood as if it had been said. */
export const answerTyped = (written: string): VoiceAnswer => {
  const understanding = understand({ text: written, near: [] });
  return understanding.kind === 'silence'
    ? { text: '', reply: 'There is nothing to understand yet. Type what you would say.', engine: 'local' }
    : { ...answerTo(understanding), engine: 'local' };
};
