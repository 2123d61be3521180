import { replyTo } from './reply.ts';
import type { Understanding } from './understanding.ts';
import type { VoiceAnswer } from './voice-answer.ts';

/** As it travels; who understood it, and the reply as sound, are added by whoever did. */
export const answerTo = (understood: Understanding): Omit<VoiceAnswer, 'audio' | 'engine'> => {
  const reply = replyTo(understood);
  if (understood.kind === 'silence') return { text: '', reply };
  return understood.kind === 'command'
    ? { text: understood.text, command: understood.command, reply }
    : { text: understood.text, choices: [understood.choices[0], understood.choices[1]], reply };
};
