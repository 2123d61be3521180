import { useEffect, useState } from 'react';

/** The time, read again every half minute: for clocks that show hours and minutes, and for the day that ends. */
export const useMinute = (): Date => {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const read = (): void => setNow(new Date());
    const timer = setInterval(read, 30_000);
    // A tab that slept shows the right time as soon as somebody looks.
    document.addEventListener('visibilitychange', read);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', read);
    };
  }, []);
  return now;
};
