import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ContactState } from '#domain/contact/contact-states.ts';
import { catalogue } from '#domain/notices/catalogue.ts';
import { changeMessage } from '#web/features/system/messages-mutations.ts';
import { type ContactMessage, messagesKey } from '#web/features/system/messages-queries.ts';
import { useConnection } from '#web/platform/backend/connection-context.ts';
import { errorNotice } from '#web/services/messages/error-notice.ts';
import { showMessage } from '#web/services/messages/show-message.ts';

interface Change {
  readonly message: ContactMessage;
  readonly to: ContactState | 'removed';
  /** A step back is not undone by yet another. */
  readonly undoes?: boolean;
}

/** In place of the catalogue's own description. */
const places: Readonly<Record<ContactState, string>> = {
  new: 'The message is back under New.',
  read: 'The message is now under Read.',
  done: 'The message is now under Done.',
};

export const useMessageActions = (): ((change: Change) => void) => {
  const { backend } = useConnection();
  const queries = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: async ({ message, to }: Change) => changeMessage(backend, message.id, to),
    onSuccess: (_, { message, to, undoes = false }) => {
      const undo = { label: 'Undo', run: () => mutate({ message, to: message.state, undoes: true }) };
      const action = undoes ? {} : { action: undo };
      if (to === 'removed') showMessage(catalogue.deleted, action);
      else showMessage(catalogue.updated, { description: places[to], ...action });
    },
    onError: (error) => showMessage(errorNotice(error, catalogue.updateFailed)),
    onSettled: async () => queries.invalidateQueries({ queryKey: messagesKey }),
  });
  return mutate;
};
