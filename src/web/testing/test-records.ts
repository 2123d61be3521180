import type { OpenRecords } from '#web/services/records/open-records.ts';
import type { RecordCore } from '#web/services/records/record-core.ts';

/** How a device and its server get on, as a test says it. */
export interface TestSync {
  /** Called for each attempt. */
  readonly run?: () => void;
  /** So many edits stay unsent. */
  readonly waiting?: number;
}

/** Records that are open, with a server that a test speaks for. */
export const testRecords = (store: RecordCore, { run, waiting = 0 }: TestSync): OpenRecords => {
  const state = { complete: true, waiting, refused: [], trouble: null, kept: true };
  return {
    store,
    sync: {
      run: async () => run?.(),
      state: () => state,
      watch: () => () => undefined,
      retryRefused: () => undefined,
      markComplete: () => undefined,
      noteKept: () => undefined,
    },
    kept: true,
    written: async () => undefined,
    rest: () => undefined,
    takeBack: async () => undefined,
    close: () => undefined,
  };
};
