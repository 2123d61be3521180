import { useSyncExternalStore } from 'react';
import { today } from '#web/platform/clock.ts';
import { watchClock } from '#web/platform/watch-clock.ts';

/** The day where the person is; it turns by itself in a page that is left open. */
export const useToday = (): string => useSyncExternalStore(watchClock, today);
