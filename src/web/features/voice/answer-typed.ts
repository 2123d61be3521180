import { replyTo } from '#domain/voice/reply.ts';
import { understand } from '#domain/voice/understand.ts';
import type { VoiceAnswer } from '#domain/voice/voice-answer.ts';

/** What was typed, understood as if it had been said. */
export const answerTyped = (written: string): VoiceAnswer => {
  const understanding = understand({ text: written, near: [] });
  const engine = 'local' as const;
  if (understanding.kind === 'silence') {
    return { text: '', reply: 'There is nothing to understand yet. Type what you would say.', engine };
  }
  const answer = { text: understanding.text, reply: replyTo(understanding), engine };
  return understanding.kind === 'command'
    ? { ...answer, command: understanding.command }
    : { ...answer, choices: [understanding.choices[0], understanding.choices[1]] };
};
