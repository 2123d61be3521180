import { useEffect, useState } from 'react';
import { saveNote, SharingRefusal } from '#web/features/sharing/sharing-mutations.ts';
import { refusalWords } from '#web/features/sharing/sharing-words.ts';
import {
  createNoteSaver,
  type NoteText,
  type SaveTrouble,
} from '#web/features/sharing/supporter/note-saver.ts';
import { useConnection } from '#web/platform/backend/connection-context.ts';
import { useStore } from '#web/platform/use-store.ts';

const troubleOf = (error: unknown): SaveTrouble =>
  error instanceof SharingRefusal
    ? { words: refusalWords(error.reason), again: false }
    : { words: 'Not saved yet. Your words are still here.', again: true };

interface NoteToKeep {
  readonly shareId: string;
  readonly id: string;
  readonly start: NoteText;
  readonly onSaved: () => void;
}

/** A note that keeps itself; whoever leaves in the middle of a word loses none. */
export const useSavedNote = ({ shareId, id, start, onSaved }: NoteToKeep) => {
  const { backend } = useConnection();
  const [text, setText] = useState(start);
  const [saver] = useState(() =>
    createNoteSaver({
      save: async (next) => {
        await saveNote(backend, shareId, { id, ...next });
        onSaved();
      },
      troubleOf,
    }),
  );
  const state = useStore(saver.state);
  useEffect(() => {
    window.addEventListener('pagehide', saver.flush);
    return () => {
      window.removeEventListener('pagehide', saver.flush);
      saver.flush();
    };
  }, [saver]);
  const change = (part: Partial<NoteText>): void => {
    const next = { ...text, ...part };
    setText(next);
    saver.change(next);
  };
  return { text, state, change, saveNow: saver.flush, drop: saver.drop };
};
