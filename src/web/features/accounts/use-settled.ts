import { useEffect, useState } from 'react';

const restMs = 250;

/** What somebody types, once they pause: not every letter is a question to the server. */
export const useSettled = (value: string): string => {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), restMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
};
