import { useSyncExternalStore } from 'react';
import { pageIsThere, watchPage } from '#web/platform/page-there.ts';

/** Whether the page that was asked for stands there, and what comes after it may come. */
export const usePageIsThere = (): boolean => useSyncExternalStore(watchPage, pageIsThere, () => false);
