import type { Backend } from '#web/platform/backend/backend.ts';
import { openRecords, findOpenRecords } from '#web/services/records/open-records.ts';
import { destroyRecordsDatabase, openRecordsDatabase } from '#web/services/records/records-database.ts';
import { downloadUnsent } from '#web/services/records/download-unsent.ts';

/** keep: on this device until the next sign-in. discard: gone for good. stay: not leaving after all. */
export type SignOutChoice = 'keep' | 'discard' | 'stay';

export interface SignOutQuestion {
  readonly count: number;
  readonly download: () => void;
}

const timeoutMs = 3_000;

const hasUnsent = async (userId: string): Promise<boolean> => {
  const database = await openRecordsDatabase(userId);
  const { unsent } = await database.load();
  database.close();
  return unsent.length > 0;
};

const enough = async (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, timeoutMs);
  });

/** A page that sleeps may not let go of it at once: it goes when that page does, and nobody has to wait. */
const destroy = async (userId: string): Promise<void> =>
  Promise.race([destroyRecordsDatabase(userId).catch(() => undefined), enough()]);

interface SigningOut {
  readonly backend: Backend;
  readonly userId: string;
  readonly ask: (question: SignOutQuestion) => Promise<SignOutChoice>;
}

/**
 * Before somebody signs out: sends what still waits, and asks about what could not be sent. Nothing stays behind on a
 * device that others may use, and nothing is lost that exists there alone. False when the person stays.
 */
export const flushBeforeSignOut = async ({ backend, userId, ask }: SigningOut): Promise<boolean> => {
  const here = findOpenRecords(userId);
  const waitsHere = here !== undefined && here.store.unsent().length > 0;
  if (!waitsHere && !(await hasUnsent(userId).catch(() => false))) {
    here?.rest();
    await destroy(userId);
    return true;
  }
  const records = waitsHere ? here : await openRecords({ userId, backend, onSignedOut: () => undefined });
  await Promise.race([records.sync.run(), enough()]);
  const count = records.store.unsent().length;
  const choice =
    count === 0 ? 'discard' : await ask({ count, download: () => downloadUnsent(records.store) });
  if (records !== here) records.close();
  if (choice !== 'stay') here?.rest();
  if (choice === 'discard') await destroy(userId);
  return choice !== 'stay';
};
