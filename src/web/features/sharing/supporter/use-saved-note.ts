import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { SupportNote } from '#domain/support/support-answers.ts';
import { notesQuery } from '#web/features/sharing/sharing-queries.ts';
import { createNoteKeeper } from '#web/features/sharing/supporter/note-keeper.ts';
import { useConnection } from '#web/platform/backend/connection-context.ts';
import { useStore } from '#web/platform/use-store.ts';

interface NoteToKeep {
  readonly shareId: string;
  readonly id: string;
  /** Null for one that is not kept yet. */
  readonly note: SupportNote | null;
  readonly onSaved: () => void;
}

/** A note that keeps itself; whoever leaves in the middle of a word loses none. */
export const useSavedNote = ({ shareId, id, note, onSaved }: NoteToKeep) => {
  const connection = useConnection();
  const queries = useQueryClient();
  const [keeper] = useState(() =>
    createNoteKeeper({
      connection,
      shareId,
      id,
      note,
      readNotes: async () => queries.query({ ...notesQuery(connection.backend, shareId), staleTime: 0 }),
      onSaved,
    }),
  );
  const [text, other, state] = [useStore(keeper.text), useStore(keeper.other), useStore(keeper.state)];
  useEffect(() => {
    const onHidden = (): void => {
      if (document.visibilityState === 'hidden') keeper.saveNow();
    };
    window.addEventListener('pagehide', keeper.leave);
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      window.removeEventListener('pagehide', keeper.leave);
      document.removeEventListener('visibilitychange', onHidden);
      keeper.saveNow();
    };
  }, [keeper]);
  const { change, keepMine, takeOther, saveNow, drop } = keeper;
  return { text, other, state, change, keepMine, takeOther, saveNow, drop };
};
