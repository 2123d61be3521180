import { useEffect, useState } from 'react';
import { watchClock } from '#web/platform/clock/watch-clock.ts';

/** The time, read again every half minute: for clocks that show hours and minutes, and for the day that ends. */
export const useMinute = (): Date => {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => watchClock(() => setNow(new Date())), []);
  return now;
};
