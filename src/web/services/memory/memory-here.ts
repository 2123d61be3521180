import type { MemorySettings } from '#domain/memory/memory-settings.ts';
import { createStore } from '#web/platform/store.ts';

/**
 * What memory may do on this page; null while it is off, and until it is known to be on. Whoever reads it needs nothing else
 * of memory, so that a page without it carries nothing of it.
 */
export const memoryHere = createStore<MemorySettings | null>(null);
