import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type BinItem, binItems, bringBackChanges } from '#domain/bin/bin.ts';
import { dataCatalogue } from '#domain/notices/data-catalogue.ts';
import { deleteForGood } from '#web/features/bin/bin-mutations.ts';
import { useConnection } from '#web/platform/backend/connection-context.ts';
import { useMinute } from '#web/platform/clock/use-minute.ts';
import { errorNotice } from '#web/services/messages/error-notice.ts';
import { showMessage } from '#web/services/messages/show-message.ts';
import { useDeletedRecords, useRecordStore } from '#web/services/records/use-records.ts';
import { useSyncNow } from '#web/services/records/use-sync-now.ts';

/** "Buy bread", or how many. */
const named = (items: readonly BinItem[]): string =>
  items.length === 1 ? (items[0]?.title ?? '') : `${items.length} things`;

export const useBin = () => {
  const store = useRecordStore();
  const { backend } = useConnection();
  const syncNow = useSyncNow();
  const now = useMinute();
  // Gone on the server; this device learns of it with its next reading.
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const parts = { steps: useDeletedRecords('taskSteps'), milestones: useDeletedRecords('milestones') };
  const items = binItems(useDeletedRecords('tasks'), useDeletedRecords('projects'), now.getTime()).filter(
    ({ id }) => !gone.has(id),
  );

  const bringBack = (some: readonly BinItem[]): void => {
    const undo = store.write(bringBackChanges(some, parts));
    showMessage(dataCatalogue.backFromBin, {
      description: named(some),
      action: { label: 'Undo', run: undo },
    });
  };

  const remove = useMutation({
    mutationFn: async (some: readonly BinItem[]) => {
      // A deletion that waits here would be sent afterwards, and make the record again.
      await syncNow();
      await deleteForGood(backend, some);
    },
    onSuccess: (_, some) => {
      setGone(new Set([...gone, ...some.map(({ id }) => id)]));
      showMessage(dataCatalogue.goneForGood, { description: named(some) });
      void syncNow().catch(() => undefined);
    },
    onError: (error) => showMessage(errorNotice(error, dataCatalogue.notDeletedForGood)),
  });
  return { items, bringBack, remove };
};
