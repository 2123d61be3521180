import { useSyncExternalStore } from 'react';
import type { Store } from '#web/platform/store.ts';

/** The value as it is now; `atBuildTime` is what prerendered pages are drawn with, where that is another. */
export const useStore = <Value>(
  store: Pick<Store<Value>, 'get' | 'subscribe'>,
  atBuildTime: () => Value = store.get,
): Value => useSyncExternalStore(store.subscribe, store.get, atBuildTime);
