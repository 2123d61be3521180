import { createRecordCore, type RecordCore } from '#web/services/records/record-core.ts';

/** Records that live as long as the page: for looking at what a device holds, and for tests. */
export const createMemoryStore = (userId: string, now: () => number = Date.now): RecordCore =>
  createRecordCore({ userId, writer: '00000001', now, onWrite: () => undefined });
