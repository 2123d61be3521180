import type { Backend } from '#web/platform/backend/backend.ts';
import { within } from '#web/platform/within.ts';
import { ensureSealingKey } from '#web/services/device/ensure-sealing-key.ts';
import { wipeAccount } from '#web/services/device/wipe-account.ts';
import { openRecords, findOpenRecords } from '#web/services/records/open-records.ts';
import { openRecordsDatabase } from '#web/services/records/records-database.ts';
import { downloadUnsent } from '#web/services/records/download-unsent.ts';

/** keep: sealed on this device until the next sign-in. discard: gone for good. stay: not leaving after all. */
export type SignOutChoice = 'keep' | 'discard' | 'stay';

export interface SignOutQuestion {
  readonly count: number;
  /** False where nothing can be kept in a way that nobody else can read. */
  readonly canKeep: boolean;
  readonly download: () => void;
}

const timeoutMs = 3_000;

const hasUnsent = async (userId: string): Promise<boolean> => {
  const database = await openRecordsDatabase(userId);
  const { unsent } = await database.load();
  database.close();
  return unsent.length > 0;
};

/** Whoever is offline has the key already, if this device ever had a network. */
const canKeep = async (backend: Promise<Backend>, userId: string): Promise<boolean> =>
  within(timeoutMs, ensureSealingKey(backend, userId)).catch(() => false);

interface SigningOut {
  /** Where there is none, what could not be sent is asked about all the same. */
  readonly backend: Promise<Backend>;
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
    await wipeAccount(userId, { keepsEdits: false });
    return true;
  }
  const records = waitsHere ? here : await openRecords({ userId, backend, onSignedOut: () => undefined });
  await within(timeoutMs, records.sync.run()).catch(() => undefined);
  const count = records.store.unsent().length;
  const choice =
    count === 0
      ? 'discard'
      : await ask({
          count,
          canKeep: records.kept && (await canKeep(backend, userId)),
          download: () => downloadUnsent(records.store),
        });
  if (records !== here) records.close();
  if (choice !== 'stay') here?.rest();
  if (choice !== 'stay') await wipeAccount(userId, { keepsEdits: choice === 'keep' });
  return choice !== 'stay';
};
