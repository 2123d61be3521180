import { dayOf } from '#web/platform/clock/clock.ts';
import { saveFile } from '#web/platform/save-file.ts';
import type { RecordCore } from '#web/services/records/record-core.ts';

/** Hands over, as a file, everything that exists on this device alone. */
export const downloadUnsent = (store: RecordCore): void => {
  const records = store.unsent().flatMap(({ kind, id }) => {
    const record = store.held(kind, id);
    return record === undefined ? [] : { kind, id, fields: record.fields };
  });
  saveFile(
    `kindling-not-sent-${dayOf(new Date())}.json`,
    new Blob([JSON.stringify({ records }, null, 2)], { type: 'application/json' }),
  );
};
