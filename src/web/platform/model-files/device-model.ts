import { type ModelFiles, totalBytes } from '#domain/model-files/model-files.ts';
import { createStore, type Store } from '#web/platform/store.ts';
import { downloadModel, offeredModel } from './download-model.ts';
import { forgetModel, keptModel } from './kept-model.ts';

export type DeviceModelState =
  | { readonly phase: 'looking' }
  /** `total` is null where nobody can tell without a network. */
  | { readonly phase: 'absent'; readonly total: number | null }
  | { readonly phase: 'downloading'; readonly received: number; readonly total: number }
  | { readonly phase: 'ready'; readonly total: number }
  | { readonly phase: 'failed'; readonly total: number | null }
  /** A browser that keeps nothing for a page. */
  | { readonly phase: 'impossible' };

export interface DeviceModel extends Pick<Store<DeviceModelState>, 'get' | 'subscribe'> {
  readonly look: () => void;
  readonly download: () => void;
  readonly stop: () => void;
  readonly remove: () => void;
}

/** What this device holds of a model, and how to change that. Nothing is fetched until somebody asks. */
export const createDeviceModel = <Name extends string>(
  known: ModelFiles<Name>,
  { onKept, onRemove }: { readonly onKept: () => Promise<void>; readonly onRemove: () => Promise<void> },
): DeviceModel => {
  const state = createStore<DeviceModelState>({ phase: 'looking' });
  let downloading: AbortController | null = null;

  const offeredTotal = async (): Promise<number | null> => offeredModel(known).then(totalBytes, () => null);

  const look = async (): Promise<void> => {
    if (downloading !== null) return;
    if (!('caches' in window)) return state.set({ phase: 'impossible' });
    const kept = await keptModel(known).catch(() => null);
    state.set(
      kept === null
        ? { phase: 'absent', total: await offeredTotal() }
        : { phase: 'ready', total: totalBytes(kept) },
    );
  };

  const download = async (): Promise<void> => {
    if (downloading !== null) return;
    const stopping = new AbortController();
    downloading = stopping;
    const total = await offeredTotal();
    try {
      if (total === null) throw new Error('We couldn’t reach the files');
      state.set({ phase: 'downloading', received: 0, total });
      // So that a full disk does not cost the person their words; a browser may say no, and that is fine.
      void navigator.storage.persist().catch(() => false);
      const manifest = await downloadModel(known, stopping.signal, (received) =>
        state.set({ phase: 'downloading', received, total }),
      );
      state.set({ phase: 'ready', total: totalBytes(manifest) });
      await onKept();
    } catch {
      state.set({ phase: stopping.signal.aborted ? 'absent' : 'failed', total });
    } finally {
      downloading = null;
    }
  };

  const remove = async (): Promise<void> => {
    await onRemove();
    await forgetModel(known);
    await look();
  };

  return {
    get: state.get,
    subscribe: state.subscribe,
    look: () => void look(),
    download: () => void download(),
    stop: () => downloading?.abort(),
    remove: () => void remove(),
  };
};
