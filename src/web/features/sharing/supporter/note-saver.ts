import { createStore, type Store } from '#web/platform/store.ts';

export interface NoteText {
  readonly body: string;
  readonly shared: boolean;
}

export type SaveState = 'saved' | 'saving' | { readonly trouble: string };

/** Where it was said why not, trying again would change nothing. */
export interface SaveTrouble {
  readonly words: string;
  readonly again: boolean;
}

interface SaverOptions {
  readonly save: (text: NoteText) => Promise<void>;
  /** The same for a page that goes away. `behind`: the words before are still on their way. */
  readonly saveLeaving: (text: NoteText, behind: boolean) => void;
  readonly troubleOf: (error: unknown) => SaveTrouble;
}

export interface NoteSaver {
  readonly state: Pick<Store<SaveState>, 'get' | 'subscribe'>;
  readonly change: (text: NoteText) => void;
  /** What still waits is saved at once. */
  readonly flush: () => void;
  /** The page goes: what has not arrived is sent in a way that does not need it. */
  readonly leave: () => void;
  /** What still waits is not wanted any more. */
  readonly drop: () => void;
}

const afterTyping = 800;
const afterTrouble = 5_000;

/**
 * Keeps a note as it is typed: a moment after the last key, one save at a time, the newest words last. An empty note is not
 * kept: it has nothing in it yet, or is about to be deleted.
 */
export const createNoteSaver = ({ save, saveLeaving, troubleOf }: SaverOptions): NoteSaver => {
  const state = createStore<SaveState>('saved');
  let waiting: NoteText | null = null;
  let sending: NoteText | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const soon = (pause: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void run(), pause);
  };
  const run = async (): Promise<void> => {
    clearTimeout(timer);
    const next = waiting;
    if (next === null || sending !== null || next.body.trim() === '') return;
    waiting = null;
    sending = next;
    state.set('saving');
    try {
      await save(next);
      state.set('saved');
    } catch (error) {
      // Newer words go before the ones that did not get through, and are tried whatever became of those.
      const isNewer = waiting !== null;
      waiting ??= next;
      const { words, again } = troubleOf(error);
      state.set({ trouble: words });
      if (again || isNewer) soon(again ? afterTrouble : afterTyping);
      return;
    } finally {
      sending = null;
    }
    // Typed while the ones before were on their way.
    if (waiting !== null) await run();
  };
  return {
    state,
    change: (text) => {
      waiting = text;
      state.set('saving');
      soon(afterTyping);
    },
    flush: () => void run(),
    leave: () => {
      const last = waiting ?? sending;
      if (last !== null && last.body.trim() !== '') saveLeaving(last, sending !== null);
    },
    drop: () => {
      clearTimeout(timer);
      waiting = null;
      state.set('saved');
    },
  };
};
