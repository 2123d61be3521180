import { useEffect, useState } from 'react';
import { catalogue } from '#domain/notices/catalogue.ts';
import { recordsAhead, takeOpening } from '#web/app/guards/records-ahead.ts';
import { useSessionEnd } from '#web/app/guards/use-session-end.ts';
import type { Backend } from '#web/platform/backend/backend.ts';
import { loadOnce } from '#web/platform/load-once.ts';
import { showMessage } from '#web/services/messages/show-message.ts';
import type { OpenRecords } from '#web/services/records/open-records.ts';

const loadDevice = loadOnce(() => import('#web/services/device/settle-device.ts'));

const prepareSealing = async (coming: Backend | Promise<Backend>, records: OpenRecords): Promise<void> => {
  const backend = await coming;
  await (await loadDevice()).prepareSealing(backend, records);
};

/** Opens the person's records once they are known, and closes them when they are not here any more. */
export const useOpenRecords = (
  backend: Backend | Promise<Backend>,
  userId: string | undefined,
): OpenRecords | null => {
  const [records, setRecords] = useState<OpenRecords | null>(() => recordsAhead(userId));
  const { onEnded, onRefused } = useSessionEnd(userId);
  useEffect(() => {
    if (userId === undefined) return undefined;
    const leaving = new AbortController();
    let opened: OpenRecords | undefined;
    const opening = takeOpening(userId);
    opening.handOver({ backend, onRefused, onEnded });
    const open = async (): Promise<void> => {
      const made = await opening.opened;
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
