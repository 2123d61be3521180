import { useMutation, useQueryClient } from '@tanstack/react-query';
import { dataCatalogue } from '#domain/notices/data-catalogue.ts';
import { callOffDeletion } from '#web/features/delete-data/delete-mutations.ts';
import { deletionKey } from '#web/features/delete-data/delete-queries.ts';
import { useConnection } from '#web/platform/backend/connection-context.ts';
import { showMessage } from '#web/services/messages/show-message.ts';

/** Calls the deletion off. */
export const useKeepAccount = (userId: string) => {
  const { backend } = useConnection();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => callOffDeletion(backend),
    onSuccess: () => {
      queries.setQueryData(deletionKey(userId), null);
      showMessage(dataCatalogue.accountKept);
    },
    onError: () => showMessage(dataCatalogue.accountNotKept),
  });
};
