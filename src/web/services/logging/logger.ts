import { type LogEntry, logEntryOf, type LogLevel } from '#domain/logging/log-entry.ts';
import { emptyBuffer, logBufferSize, push } from '#domain/logging/ring-buffer.ts';
import { createListeners } from '#web/platform/store.ts';

let buffer = emptyBuffer<LogEntry>(logBufferSize);
const listeners = createListeners<[LogEntry]>();

const write =
  (level: LogLevel) =>
  (message: string, context: unknown, source: string): void => {
    const entry = logEntryOf({ level, message, context, source, now: Date.now() });
    buffer = push(buffer, entry);
    listeners.notify(entry);
  };

/** Whatever is put in is redacted, and kept in memory only, until the page is left. */
export const logger = { error: write('error'), warn: write('warn'), info: write('info') };

/** The last hundred entries, oldest first. */
export const readLog = (): readonly LogEntry[] => buffer.items;

export const watchLog = listeners.subscribe;
