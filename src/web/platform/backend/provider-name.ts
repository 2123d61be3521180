import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

const readProvider = (): string | null =>
  document.querySelector<HTMLMetaElement>("meta[name='kindling-provider']")?.content.slice(0, 200) ?? null;

/** Who signs people in here, as the host wrote it into the page; empty for the built-in one, null at build time. */
export const useProviderName = (): string | null => useSyncExternalStore(never, readProvider, () => null);
