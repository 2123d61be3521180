import { useSyncExternalStore } from 'react';
import {
  compactFrom,
  type Density,
  densityKey,
  densityOn,
  parseDensity,
} from '#domain/appearance/density.ts';
import { localStore } from '#web/platform/browser-storage.ts';
import { createStorageListeners } from '#web/platform/storage-listeners.ts';
import { useMediaQuery } from '#web/platform/use-media-query.ts';

const { subscribe, notify } = createStorageListeners();
const chosenDensity = (): Density | null => parseDensity(localStore.read(densityKey));

export const chooseDensity = (density: Density): void => {
  localStore.write(densityKey, density);
  notify();
};

/** How close the rows of lists stand on this device. */
export const useDensity = (): Density => {
  const isWide = useMediaQuery(`(width >= ${compactFrom}px)`);
  return densityOn(useSyncExternalStore(subscribe, chosenDensity), isWide);
};
