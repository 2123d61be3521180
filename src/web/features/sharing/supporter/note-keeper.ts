import type { SupportNote } from '#domain/support/support-answers.ts';
import {
  type LeavingKeys,
  leavingKeys,
  type NoteToSave,
  saveNote,
  saveNoteLeaving,
  SharingRefusal,
} from '#web/features/sharing/sharing-mutations.ts';
import { refusalWords } from '#web/features/sharing/sharing-words.ts';
import {
  createNoteSaver,
  type NoteText,
  type SaveTrouble,
} from '#web/features/sharing/supporter/note-saver.ts';
import type { Connection } from '#web/platform/backend/connect.ts';
import { createStore } from '#web/platform/store.ts';

const troubleOf = (error: unknown): SaveTrouble =>
  error instanceof SharingRefusal
    ? { words: refusalWords(error.reason), again: false }
    : { words: 'Not saved yet. Your words are still here.', again: true };

const textOf = (note: SupportNote | null): NoteText => ({
  body: note?.body ?? '',
  shared: note !== null && note.shared_at !== null,
});

interface NoteToKeep {
  readonly connection: Connection;
  readonly shareId: string;
  readonly id: string;
  readonly note: SupportNote | null;
  readonly readNotes: () => Promise<readonly SupportNote[]>;
  readonly onSaved: () => void;
}

/** A note between the page and the server: no words are lost when somebody leaves, and none to another tab. */
export const createNoteKeeper = ({ connection, shareId, id, note, readNotes, onSaved }: NoteToKeep) => {
  const { backend } = connection;
  const text = createStore(textOf(note));
  /** What stands in its place on the server, written elsewhere. */
  const other = createStore<SupportNote | null>(null);
  let keys: LeavingKeys | null = null;
  // What the server is known to have.
  let { shared } = text.get();
  let seen = note?.updated_at;
  // Words that were sent: if they come back as somebody else’s, they are one’s own.
  const sent = new Set<string>();

  const wishOf = (next: NoteText, from: string | undefined): NoteToSave => {
    sent.add(next.body.trim());
    return {
      id,
      body: next.body,
      ...(next.shared !== shared && { shared: next.shared }),
      ...(from !== undefined && { seen: from }),
    };
  };
  const saveOnce = async (next: NoteText): Promise<void> => {
    const saved = await saveNote(backend, shareId, wishOf(next, seen));
    seen = saved.updated_at;
    const now = saved.shared_at !== null;
    // Changed after the end it is one’s own alone: what the switch says follows.
    if (now !== next.shared && text.get().shared === next.shared) text.set({ ...text.get(), shared: now });
    shared = now;
  };
  const save = async (next: NoteText): Promise<void> => {
    try {
      await saveOnce(next);
    } catch (error) {
      if (!(error instanceof SharingRefusal) || error.reason !== 'newer') throw error;
      const found = (await readNotes()).find((one) => one.id === id);
      if (found !== undefined && !sent.has(found.body.trim())) {
        other.set(found);
        throw error;
      }
      // One’s own, from a save whose answer was lost.
      seen = found?.updated_at;
      await saveOnce(next);
    }
    other.set(null);
    onSaved();
  };
  const saver = createNoteSaver({
    save,
    saveLeaving: (next, behind) => {
      if (keys !== null) saveNoteLeaving(keys, shareId, wishOf(next, behind ? undefined : seen));
    },
    troubleOf,
  });
  const getKeys = async (): Promise<void> => {
    keys = await leavingKeys(connection);
  };
  const change = (part: Partial<NoteText>): void => {
    const next = { ...text.get(), ...part };
    text.set(next);
    saver.change(next);
    void getKeys().catch(() => undefined);
  };
  /** One goes on from the other text; null where there is none. */
  const settle = (): SupportNote | null => {
    const found = other.get();
    if (found === null) return null;
    seen = found.updated_at;
    shared = found.shared_at !== null;
    other.set(null);
    return found;
  };
  return {
    text,
    other,
    state: saver.state,
    change,
    saveNow: saver.flush,
    leave: saver.leave,
    drop: saver.drop,
    keepMine: (): void => {
      if (settle() === null) return;
      change({});
      saver.flush();
    },
    takeOther: (): void => {
      const found = settle();
      if (found === null) return;
      saver.drop();
      text.set(textOf(found));
    },
  };
};
