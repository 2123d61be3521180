import * as z from 'zod/mini';
import { localStore } from '#web/platform/browser-storage.ts';

const key = 'kindling-quick-line';
// Whose it is: nobody else who uses this device gets to see it.
const schema = z.object({ userId: z.string(), text: z.string() });

/** What was typed into the quick line and not added yet. */
export const readQuickDraft = (userId: string): string => {
  try {
    const kept = schema.parse(JSON.parse(localStore.read(key) ?? ''));
    return kept.userId === userId ? kept.text : '';
  } catch {
    return '';
  }
};

export const clearQuickDraft = (): void => localStore.remove(key);

export const writeQuickDraft = (userId: string, text: string): void =>
  text === '' ? clearQuickDraft() : localStore.write(key, JSON.stringify({ userId, text }));
