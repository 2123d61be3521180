import type { Backend } from '#web/platform/backend.ts';
import { openRecords } from '#web/platform/records/open-records.ts';
import { destroyRecordsDatabase, openRecordsDatabase } from '#web/platform/records/records-database.ts';
import { unsentFile } from '#web/platform/records/unsent-file.ts';

/** keep: on this device until the next sign-in. discard: gone for good. stay: not leaving after all. */
export type LeaveChoice = 'keep' | 'discard' | 'stay';

export interface LeaveQuestion {
  readonly count: number;
  readonly download: () => void;
}

const patience = 3_000;

const hasUnsent = async (userId: string): Promise<boolean> => {
  const database = await openRecordsDatabase(userId);
  const { unsent } = await database.load();
  database.close();
  return unsent.length > 0;
};

interface Leaving {
  readonly backend: Backend;
  readonly userId: string;
  readonly ask: (question: LeaveQuestion) => Promise<LeaveChoice>;
}

/**
 * Before somebody signs out: sends what still waits, and asks about what could not be sent. Nothing stays behind on a
 * device that others may use, and nothing is lost that exists there alone. False when the person stays.
 */
export const leaveRecords = async ({ backend, userId, ask }: Leaving): Promise<boolean> => {
  // Where the browser keeps nothing there is nothing to leave.
  if (!(await hasUnsent(userId).catch(() => false))) {
    await destroyRecordsDatabase(userId).catch(() => undefined);
    return true;
  }
  const records = await openRecords({ userId, backend, onSignedOut: () => undefined });
  const waited = new Promise((resolve) => {
    setTimeout(resolve, patience);
  });
  await Promise.race([records.sync.run(), waited]);
  const count = records.store.unsent().length;
  const choice = count === 0 ? 'discard' : await ask({ count, download: () => unsentFile(records.store) });
  records.close();
  if (choice === 'discard') await destroyRecordsDatabase(userId).catch(() => undefined);
  return choice !== 'stay';
};
