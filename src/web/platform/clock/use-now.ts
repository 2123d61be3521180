import { useEffect, useState } from 'react';

const tick = 1000;

/** The moment, for drawing. It ticks while it is wanted, and at once on the way back to a page that slept. */
export const useNow = (ticking: boolean): number => {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const look = (): void => setNow(Date.now());
    // What was drawn last may be from before a long rest.
    look();
    const timer = ticking ? setInterval(look, tick) : undefined;
    document.addEventListener('visibilitychange', look);
    window.addEventListener('pageshow', look);
    window.addEventListener('focus', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('pageshow', look);
      window.removeEventListener('focus', look);
    };
  }, [ticking]);
  return now;
};
