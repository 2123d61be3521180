import { useSyncExternalStore } from 'react';
import { mobileBelow } from '#domain/navigation/sidebar-state.ts';

const query = `(width < ${mobileBelow}px)`;

const watch = (listener: () => void): (() => void) => {
  const media = matchMedia(query);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
};

/** Whether the window is narrow; for pages that are never rendered on a server. */
export const useMobile = (): boolean => useSyncExternalStore(watch, () => matchMedia(query).matches);
