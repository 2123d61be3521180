import type { Hearing } from './hearing.ts';
import { isUnsure } from './is-unsure.ts';
import { replyTo, replyToUnsureTask } from './reply.ts';
import { understand } from './understand.ts';
import type { Understanding } from './understanding.ts';
import type { VoiceAnswer } from './voice-answer.ts';

type Answer = Omit<VoiceAnswer, 'audio' | 'engine'>;

/** As it travels; who understood it, and the reply as sound, are added by whoever did. */
const answerOf = (understood: Understanding, unsure: boolean): Answer => {
  const reply = replyTo(understood);
  if (understood.kind === 'silence') return { text: '', reply };
  const { text } = understood;
  const doubt = unsure ? { unsure } : {};
  if (understood.kind === 'unclear') {
    return { text, choices: [understood.choices[0], understood.choices[1]], reply, ...doubt };
  }
  const { command } = understood;
  // Only a task is written in somebody's own words; every other command was compared with the sound.
  if (command.type !== 'add_task' || !unsure) return { text, command, reply };
  return { text, command, reply: replyToUnsureTask, ...doubt };
};

export const answerTo = (hearing: Hearing): Answer => answerOf(understand(hearing), isUnsure(hearing));
