import { useMutation, useQueryClient } from '@tanstack/react-query';
import { catalogue } from '#domain/notices/catalogue.ts';
import { modelKey } from '#web/services/assistant/model-queries.ts';
import { askProvider } from '#web/services/assistant/provider-mutations.ts';
import { providerQuery } from '#web/services/assistant/provider-queries.ts';
import { errorNotice } from '#web/services/messages/error-notice.ts';
import { showMessage } from '#web/services/messages/show-message.ts';

type Wish = Parameters<typeof askProvider>[0];

/** Saves, tests and disconnects; the answer is how it stands then. */
export const useProviderActions = () => {
  const queries = useQueryClient();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async (wish: Wish) => askProvider(wish),
    onSuccess: (answer, { action }) => {
      queries.setQueryData(providerQuery().queryKey, answer);
      if (action === 'save') showMessage(catalogue.connected);
      if (action === 'remove') showMessage(catalogue.disconnected);
    },
    onError: (error) => showMessage(errorNotice(error, catalogue.connectionFailed)),
    onSettled: async () => queries.invalidateQueries({ queryKey: modelKey }),
  });
  return { change: mutate, isPending, doing: isPending ? variables.action : null };
};
