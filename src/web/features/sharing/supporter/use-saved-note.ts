import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { SharingRefusal, saveNote } from '#web/features/sharing/sharing-mutations.ts';
import { refusalWords } from '#web/features/sharing/sharing-words.ts';
import { useConnection } from '#web/platform/backend/connection-context.ts';

const pause = 800;

export interface NoteText {
  readonly body: string;
  readonly shared: boolean;
}

export type SaveState = 'saved' | 'waiting' | 'saving' | { readonly trouble: string };

/**
 * Keeps a note as it is typed: a moment after the last key, and at once when somebody leaves. An empty one is not kept: it
 * has nothing in it yet, or is about to be deleted.
 */
export const useSavedNote = (shareId: string, id: string, start: NoteText, onSaved: () => void) => {
  const { backend } = useConnection();
  const [text, setText] = useState(start);
  const [state, setState] = useState<SaveState>('saved');
  const waiting = useRef<NoteText | null>(null);
  const busy = useRef(false);

  const save = useEffectEvent(async (): Promise<void> => {
    const next = waiting.current;
    if (next === null || busy.current || next.body.trim() === '') return;
    waiting.current = null;
    busy.current = true;
    setState('saving');
    try {
      await saveNote(backend, shareId, { id, ...next });
      setState('saved');
      onSaved();
    } catch (error) {
      waiting.current ??= next;
      setState({
        trouble:
          error instanceof SharingRefusal
            ? refusalWords(error.reason)
            : 'Not saved yet. Your words are still here.',
      });
      return;
    } finally {
      busy.current = false;
    }
    // Typed while the one before was on its way.
    if (waiting.current !== null) void save();
  });

  useEffect(() => {
    if (waiting.current === null) return undefined;
    const timer = setTimeout(() => void save(), pause);
    return () => clearTimeout(timer);
  }, [text]);
  useEffect(() => {
    const leave = (): void => void save();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);

  const change = (part: Partial<NoteText>): void => {
    const next = { ...text, ...part };
    waiting.current = next;
    setText(next);
    setState('waiting');
  };
  return { text, state, change, saveNow: () => void save() };
};
