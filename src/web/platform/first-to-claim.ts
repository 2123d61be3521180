import * as z from 'zod/mini';
import { localStore } from '#web/platform/browser-storage.ts';

const marksKey = 'kindling-once';
const kept = 20;
const stored = z.array(z.string());

const readMarks = (): readonly string[] => {
  try {
    const parsed = stored.safeParse(JSON.parse(localStore.read(marksKey) ?? '[]'));
    return parsed.success ? parsed.data : [];
  } catch {
    return [];
  }
};

const claim = (key: string): boolean => {
  const marks = readMarks();
  if (marks.includes(key)) return false;
  localStore.write(marksKey, JSON.stringify([...marks, key].slice(-kept)));
  return true;
};

/**
 * True for the first who asks, over all tabs of this browser. Two tabs may ask in the same instant: one at a time
 * gets to look. Where the address is plain http there are no locks, and the mark alone has to do.
 */
export const firstToClaim = async (key: string): Promise<boolean> => {
  if (!('locks' in navigator)) return claim(key);
  return navigator.locks.request(marksKey, () => claim(key));
};
