import type { MemorySource } from './memory-layer.ts';

/** Where a memory came from, in the middle of a line. */
export const sourceWords: Readonly<Record<MemorySource, string>> = {
  task: 'from a task',
  session: 'from a focus session',
  debrief: 'from a note after focusing',
  chat: 'from a chat',
  typed: 'typed by you',
  import: 'from an import',
};
