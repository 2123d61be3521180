import { dayOf } from '#web/platform/clock.ts';
import type { RecordCore } from '#web/platform/records/record-core.ts';

/** Hands over, as a file, everything that exists on this device alone. */
export const unsentFile = (store: RecordCore): void => {
  const records = store.unsent().flatMap(({ kind, id }) => {
    const record = store.held(kind, id);
    return record === undefined ? [] : { kind, id, fields: record.fields };
  });
  const file = new Blob([JSON.stringify({ records }, null, 2)], { type: 'application/json' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = `kindling-not-sent-${dayOf(new Date())}.json`;
  link.click();
  // Firefox reads the address a moment after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
};
