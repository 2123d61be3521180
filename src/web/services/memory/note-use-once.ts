import type { MemoryUsePlace } from '#domain/memory/memory-layer.ts';
import type { Memory } from '#domain/memory/memory.ts';
import { sessionStore } from '#web/platform/browser-storage.ts';
import { noteMemoryUse } from '#web/services/memory/memory-mutations.ts';

/** Begins like everything that sign-out clears. */
const notedKey = 'user_memory_noted';
const mostNoted = 200;

const noted = (): readonly string[] => (sessionStore.read(notedKey) ?? '').split(' ').filter(Boolean);

/** Looking at the same card again is not another use. */
export const noteUseOnce = (memory: Memory, usedIn: MemoryUsePlace, subjectId: string): void => {
  const key = [usedIn, memory.id, subjectId].join(':');
  const before = noted();
  if (before.includes(key)) return;
  sessionStore.write(notedKey, [...before, key].slice(-mostNoted).join(' '));
  void noteMemoryUse({ memories: [memory], usedIn, subjectId });
};
