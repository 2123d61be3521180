import { useSyncExternalStore } from 'react';
import { localStore } from '#web/platform/browser-storage.ts';

export type Theme = 'dark' | 'light';

const listeners = new Set<() => void>();

const currentTheme = (): Theme => (document.documentElement.dataset['theme'] === 'light' ? 'light' : 'dark');

export const chooseTheme = (theme: Theme): void => {
  document.documentElement.dataset['theme'] = theme;
  localStore.write('theme', theme);
  for (const listener of listeners) listener();
};

const watch = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useTheme = (): Theme => useSyncExternalStore<Theme>(watch, currentTheme, () => 'dark');
