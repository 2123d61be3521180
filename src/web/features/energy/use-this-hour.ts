import { useSyncExternalStore } from 'react';
import { watchClock } from '#web/platform/clock/watch-clock.ts';

const read = (): number => new Date().setMinutes(0, 0, 0);

/** When the hour of the person's own clock began, in milliseconds. */
export const useThisHour = (): number => useSyncExternalStore(watchClock, read);
