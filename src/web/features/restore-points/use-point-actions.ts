import { useMutation, useQueryClient } from '@tanstack/react-query';
import { catalogue } from '#domain/notices/catalogue.ts';
import { dataCatalogue } from '#domain/notices/data-catalogue.ts';
import {
  deletePoints,
  goBack,
  makePoint,
  type WentBack,
} from '#web/features/restore-points/points-mutations.ts';
import { pointsKey } from '#web/features/restore-points/points-queries.ts';
import { useConnection } from '#web/platform/backend/connection-context.ts';
import { errorNotice } from '#web/services/messages/error-notice.ts';
import { showMessage } from '#web/services/messages/show-message.ts';
import { useSyncNow } from '#web/services/records/use-sync-now.ts';

interface Way {
  readonly id: string;
  readonly kinds: readonly string[];
}

/** Everything one can do with points. What this device has not sent yet is sent before, and what changed is read after. */
export const usePointActions = () => {
  const { backend } = useConnection();
  const queries = useQueryClient();
  const syncNow = useSyncNow();
  const refresh = async (): Promise<void> => queries.invalidateQueries({ queryKey: pointsKey });

  const goThere = async ({ id, kinds }: Way): Promise<WentBack> => {
    await syncNow();
    const done = await goBack(backend, id, kinds);
    // It is done; a device that cannot read it now reads it with the next change.
    await syncNow().catch(() => undefined);
    return done;
  };

  const make = useMutation({
    mutationFn: async () => {
      await syncNow();
      await makePoint(backend);
    },
    onSuccess: () => showMessage(dataCatalogue.pointMade),
    onError: (error) => showMessage(errorNotice(error, dataCatalogue.pointNotMade)),
    onSettled: refresh,
  });
  const undo = useMutation({
    mutationFn: goThere,
    onSuccess: () => showMessage(dataCatalogue.wentBackUndone),
    onError: (error) => showMessage(errorNotice(error, dataCatalogue.notGoneBack)),
    onSettled: refresh,
  });
  const go = useMutation({
    mutationFn: goThere,
    onSuccess: (done, { kinds }) =>
      showMessage(dataCatalogue.wentBack, {
        action: { label: 'Undo', run: () => undo.mutate({ id: done.undo, kinds }) },
      }),
    onError: (error) => showMessage(errorNotice(error, dataCatalogue.notGoneBack)),
    onSettled: refresh,
  });
  const removeAll = useMutation({
    mutationFn: async () => deletePoints(backend),
    onSuccess: () => showMessage(dataCatalogue.pointsDeleted),
    onError: (error) => showMessage(errorNotice(error, catalogue.deleteFailed)),
    onSettled: refresh,
  });
  return { make, go, removeAll, busy: [make, go, undo, removeAll].some(({ isPending }) => isPending) };
};

export type PointActions = ReturnType<typeof usePointActions>;
