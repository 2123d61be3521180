import { useEffect, useState } from 'react';
import { catalogue } from '#domain/notices/catalogue.ts';
import { useSessionEnd } from '#web/app/guards/use-session-end.ts';
import type { Backend } from '#web/platform/backend/backend.ts';
import { loadOnce } from '#web/platform/load-once.ts';
import { clearOthers } from '#web/services/device/clear-others.ts';
import { showMessage } from '#web/services/messages/show-message.ts';
import { type OpenRecords, openRecords } from '#web/services/records/open-records.ts';

const loadDevice = loadOnce(() => import('#web/services/device/settle-device.ts'));

const prepareSealing = async (backend: Backend | Promise<Backend>, records: OpenRecords): Promise<void> =>
  (await loadDevice()).prepareSealing(await backend, records);

/** Opens the person's records once they are known, and closes them when they are not here any more. */
export const useOpenRecords = (
  backend: Backend | Promise<Backend>,
  userId: string | undefined,
): OpenRecords | null => {
  const [records, setRecords] = useState<OpenRecords | null>(null);
  const { onEnded, onRefused } = useSessionEnd(userId);
  useEffect(() => {
    if (userId === undefined) return undefined;
    const leaving = new AbortController();
    let opened: OpenRecords | undefined;
    const open = async (): Promise<void> => {
      const [made] = await Promise.all([
        openRecords({ userId, backend, onSignedOut: onRefused, onEnded }),
        clearOthers(userId).catch(() => undefined),
      ]);
      opened = made;
      if (leaving.signal.aborted) {
        made.close();
        return;
      }
      setRecords(made);
      if (!made.kept) showMessage(catalogue.nothingKept);
      const prepare = (): void => void prepareSealing(backend, made).catch(() => undefined);
      prepare();
      // Without a network it waits for one.
      window.addEventListener('online', prepare, { signal: leaving.signal });
    };
    void open();
    return () => {
      leaving.abort();
      opened?.close();
      setRecords(null);
    };
  }, [backend, userId, onEnded, onRefused]);
  return records;
};
