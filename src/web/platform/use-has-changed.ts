import { useState } from 'react';

/** Whether this is another value than the one it began with, or has been meanwhile. */
export const useHasChanged = (value: string): boolean => {
  const [seen, setSeen] = useState({ value, changed: false });
  const isNew = seen.value !== value;
  if (isNew) setSeen({ value, changed: true });
  return isNew || seen.changed;
};
