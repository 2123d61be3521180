import type { Hearing } from '#domain/voice/hearing.ts';
import { understand } from '#domain/voice/understand.ts';

/** Whether it is a command of the closed set. A task is made of free words, which more listening may mend. */
export const isClosedCommand = (hearing: Hearing): boolean => {
  const understood = understand(hearing);
  return understood.kind === 'command' && understood.command.type !== 'add_task';
};
