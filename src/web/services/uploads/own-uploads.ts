import type { OwnUpload } from '#domain/uploads/own-upload.ts';
import { createStore } from '#web/platform/store.ts';
import { readOwnUploads } from '#web/services/uploads/uploads-queries.ts';

export interface OwnUploadsView {
  readonly state: 'loading' | 'ready' | 'failed';
  readonly uploads: readonly OwnUpload[];
  /** Whether there are older ones that are not here yet. */
  readonly more: boolean;
}

const pageSize = 30;

export interface OwnRead {
  readonly profileId: string;
  readonly uploads: readonly OwnUpload[];
  readonly more: boolean;
}

/** What this person uploaded, as the server has it: read anew whenever something may have changed. */
export const createOwnUploads = (
  profileId: () => Promise<string>,
  onRead: (read: OwnRead) => void = () => undefined,
) => {
  const view = createStore<OwnUploadsView>({ state: 'loading', uploads: [], more: false });
  let wanted = pageSize;
  let asking: Promise<void> | null = null;
  let again = false;

  const ask = async (): Promise<void> => {
    try {
      const owner = await profileId();
      const all = await readOwnUploads(owner, wanted + 1);
      const read = { uploads: all.slice(0, wanted), more: all.length > wanted };
      view.set({ state: 'ready', ...read });
      onRead({ profileId: owner, ...read });
    } catch {
      // What is on the screen stays; only somebody who sees nothing has to know.
      if (view.get().state !== 'ready') view.set({ ...view.get(), state: 'failed' });
    }
  };

  /** One question at a time; who asks meanwhile gets an answer that is newer than their asking. */
  const refresh = async (): Promise<void> => {
    if (asking !== null) {
      again = true;
      return asking;
    }
    asking = (async () => {
      do {
        again = false;
        await ask();
      } while (again);
      asking = null;
    })();
    return asking;
  };

  return {
    view: view.get,
    subscribe: view.subscribe,
    refresh,
    showMore: async (): Promise<void> => {
      wanted += pageSize;
      return refresh();
    },
  };
};

export type OwnUploads = ReturnType<typeof createOwnUploads>;
