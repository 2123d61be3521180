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

/** What this person uploaded, as the server has it: read anew whenever something may have changed. */
export const createOwnUploads = (profileId: () => Promise<string>) => {
  const view = createStore<OwnUploadsView>({ state: 'loading', uploads: [], more: false });
  let wanted = pageSize;
  let asking: Promise<void> | null = null;
  let again = false;

  const ask = async (): Promise<void> => {
    try {
      const uploads = await readOwnUploads(await profileId(), wanted + 1);
      view.set({ state: 'ready', uploads: uploads.slice(0, wanted), more: uploads.length > wanted });
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
