import type { OpenRecords } from '#web/services/records/open-records.ts';
import type { RecordStore } from '#web/services/records/record-store.ts';

const lookEvery = 100;
/** Longer, and whoever spoke has turned to something else. */
const longest = 5000;

type Open = { readonly store: RecordStore; readonly sync: Pick<OpenRecords['sync'], 'state'> } | undefined;

/** The records of the person who is here, once this device has read them all; null where that takes too long. */
export const waitForRecords = async (open: () => Open): Promise<RecordStore | null> => {
  const end = Date.now() + longest;
  for (;;) {
    const records = open();
    if (records?.sync.state().complete) return records.store;
    if (Date.now() >= end) return null;
    await new Promise((resolve) => {
      setTimeout(resolve, lookEvery);
    });
  }
};
