import { useEffect, useState } from 'react';
import { catalogue } from '#domain/notices/catalogue.ts';
import { forgetSession } from '#web/features/auth/auth-mutations.ts';
import type { Backend } from '#web/platform/backend/backend.ts';
import { type OpenRecords, openRecords } from '#web/services/records/open-records.ts';
import { destroyRecordsDatabase } from '#web/services/records/records-database.ts';
import { showMessage } from '#web/services/messages/show-message.ts';

/** Opens the person's records once they are known, and closes them when they are not here any more. */
export const useOpenRecords = (backend: Backend, userId: string | undefined): OpenRecords | null => {
  const [records, setRecords] = useState<OpenRecords | null>(null);
  useEffect(() => {
    if (userId === undefined) return undefined;
    let left = false;
    let opened: OpenRecords | undefined;
    // Signed out from elsewhere, a lost device keeps nothing but what it alone has.
    const leave = async (): Promise<void> => {
      if (opened?.store.unsent().length === 0) await destroyRecordsDatabase(userId).catch(() => undefined);
      await forgetSession(backend);
    };
    const open = async (): Promise<void> => {
      opened = await openRecords({ userId, backend, onSignedOut: () => void leave() });
      if (left) {
        opened.close();
        return;
      }
      setRecords(opened);
      if (!opened.kept) showMessage(catalogue.nothingKept);
    };
    void open();
    return () => {
      left = true;
      opened?.close();
      setRecords(null);
    };
  }, [backend, userId]);
  return records;
};
