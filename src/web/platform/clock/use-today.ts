import { useSyncExternalStore } from 'react';
import { today } from '#web/platform/clock/clock.ts';
import { watchClock } from '#web/platform/clock/watch-clock.ts';

/** The day where the person is; it turns by itself in a page that is left open. */
export const useToday = (): string => useSyncExternalStore(watchClock, today);
