import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { catalogue } from '#domain/notices/catalogue.ts';
import type { SupportNote } from '#domain/support/support-answers.ts';
import { deleteNote, saveNote } from '#web/features/sharing/sharing-mutations.ts';
import { notesQuery } from '#web/features/sharing/sharing-queries.ts';
import { NoteEditor } from '#web/features/sharing/supporter/note-editor.tsx';
import { useConnection } from '#web/platform/backend/connection-context.ts';
import { newId } from '#web/platform/new-id.ts';
import { errorNotice } from '#web/services/messages/error-notice.ts';
import { showMessage } from '#web/services/messages/show-message.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorPanel } from '#web/ui/error-panel.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

interface OwnNotesProps {
  readonly shareId: string;
  readonly name: string;
  readonly live: boolean;
}

/** The supporter’s own, about one person. They never see one unless it is shown to them. */
export const OwnNotes = ({ shareId, name, live }: OwnNotesProps) => {
  const { backend } = useConnection();
  const queries = useQueryClient();
  const query = notesQuery(backend, shareId);
  const notes = useQuery({ ...query, staleTime: Infinity });
  // One that is being written keeps its id, and its place, once it is kept.
  const [fresh, setFresh] = useState<readonly string[]>([]);
  const refresh = (): void => void queries.invalidateQueries({ queryKey: query.queryKey });
  const bringBack = useMutation({
    mutationFn: async (note: SupportNote) =>
      saveNote(backend, shareId, {
        id: note.id,
        body: note.body,
        ...(note.shared_at !== null && { shared: true }),
      }),
    onSettled: refresh,
  });
  const remove = useMutation({
    mutationFn: async (note: SupportNote) => deleteNote(backend, note.id),
    onSuccess: (_, note) => {
      setFresh((ids) => ids.filter((id) => id !== note.id));
      showMessage(catalogue.deleted, { action: { label: 'Undo', run: () => bringBack.mutate(note) } });
    },
    onError: (error) => showMessage(errorNotice(error, catalogue.deleteFailed)),
    onSettled: refresh,
  });
  if (notes.data === undefined) {
    return notes.isFetching ? (
      <Spinner size="sm" />
    ) : (
      <ErrorPanel message="We couldn’t read your notes. They’re safe." onRetry={() => void notes.refetch()} />
    );
  }
  const kept = new Map(notes.data.map((note) => [note.id, note]));
  const ids = [...fresh, ...notes.data.map(({ id }) => id).filter((id) => !fresh.includes(id))];
  return (
    <div className="space-y-4">
      {live && (
        <Button onClick={() => setFresh((before) => [newId(), ...before])}>
          <Plus aria-hidden="true" />
          Write a note
        </Button>
      )}
      {ids.map((id) => (
        <NoteEditor
          key={id}
          id={id}
          shareId={shareId}
          name={name}
          note={kept.get(id) ?? null}
          live={live}
          onSaved={refresh}
          onDelete={(note) => remove.mutate(note)}
        />
      ))}
      {!live && ids.length === 0 && <p className="text-muted">You wrote no notes.</p>}
    </div>
  );
};
