import { createRecordCore } from '#web/platform/records/record-core.ts';
import type { RecordStore } from '#web/platform/records/record-store.ts';

/** Records that live as long as the page, for tests of what reads and writes them. */
export const createMemoryStore = (userId: string, now: () => number = Date.now): RecordStore =>
  createRecordCore({ userId, writer: '00000001', now, onWrite: () => undefined });
