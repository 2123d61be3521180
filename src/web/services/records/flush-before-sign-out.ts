import type { Backend } from '#web/platform/backend/backend.ts';
import { openRecords, recordsOpenHere } from '#web/services/records/open-records.ts';
import { destroyRecordsDatabase, openRecordsDatabase } from '#web/services/records/records-database.ts';
import { unsentFile } from '#web/services/records/download-unsent.ts';

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

const enough = async (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, patience);
  });

/** A page that sleeps may not let go of it at once: it goes when that page does, and nobody has to wait. */
const destroy = async (userId: string): Promise<void> =>
  Promise.race([destroyRecordsDatabase(userId).catch(() => undefined), enough()]);

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
  const here = recordsOpenHere(userId);
  const waitsHere = here !== undefined && here.store.unsent().length > 0;
  if (!waitsHere && !(await hasUnsent(userId).catch(() => false))) {
    here?.rest();
    await destroy(userId);
    return true;
  }
  const records = waitsHere ? here : await openRecords({ userId, backend, onSignedOut: () => undefined });
  await Promise.race([records.sync.run(), enough()]);
  const count = records.store.unsent().length;
  const choice = count === 0 ? 'discard' : await ask({ count, download: () => unsentFile(records.store) });
  if (records !== here) records.close();
  if (choice !== 'stay') here?.rest();
  if (choice === 'discard') await destroy(userId);
  return choice !== 'stay';
};
