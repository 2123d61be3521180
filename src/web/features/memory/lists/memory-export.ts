import type { Memory } from '#domain/memory/memory.ts';
import { today } from '#web/platform/clock/clock.ts';
import { saveFile } from '#web/platform/save-file.ts';

/** As other programs read it, with the names of this app's own fields. */
export const memoryFile = (memories: readonly Memory[], now: string): string =>
  `${JSON.stringify({ format: 'kindling-memories', version: 1, exportedAt: now, memories }, null, 2)}\n`;

export const downloadMemories = (memories: readonly Memory[]): void => {
  const text = memoryFile(memories, new Date().toISOString());
  saveFile(`kindling-memories-${today()}.json`, new Blob([text], { type: 'application/json' }));
};
