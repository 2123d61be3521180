import { useCallback, useState } from 'react';
import { readDraft } from '#web/features/board/card-draft.ts';
import { sessionStore } from '#web/platform/browser-storage.ts';

// Of this tab: a reload in the middle of typing opens the same card again, a new visit begins with the board.
const key = 'kindling-editing-card';

/** Which card is open in the dialog. */
export const useEditingCard = (userId: string) => {
  const [editing, setEditing] = useState<string | null>(() => {
    const id = sessionStore.read(key);
    return id === null || readDraft(userId, id) === null ? null : id;
  });
  const edit = useCallback((id: string) => {
    sessionStore.write(key, id);
    setEditing(id);
  }, []);
  const close = useCallback(() => {
    sessionStore.remove(key);
    setEditing(null);
  }, []);
  return { editing, edit, close };
};
