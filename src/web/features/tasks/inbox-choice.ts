import * as z from 'zod/mini';
import { addDays, type Day } from '#domain/calendar/day.ts';
import type { Task } from '#domain/records/kinds/task.ts';
import { localStore } from '#web/platform/browser-storage.ts';

const key = 'kindling-inbox-choice';
const daysToChangeOnesMind = 7;

const schema = z.object({
  /** Whose it is: nobody else who uses this device is asked about it. */
  userId: z.string(),
  choice: z.enum(['keep', 'move']),
  ids: z.array(z.string()),
  /** When it was answered, and the day that those in Today were kept for. */
  day: z.string(),
});

/** What somebody answered when tasks without a day began to wait in the Inbox. */
export type InboxChoice = z.infer<typeof schema>;

export const readInboxChoice = (userId: string): InboxChoice | null => {
  try {
    const kept = schema.parse(JSON.parse(localStore.read(key) ?? ''));
    return kept.userId === userId ? kept : null;
  } catch {
    return null;
  }
};

export const writeInboxChoice = (choice: InboxChoice): void => localStore.write(key, JSON.stringify(choice));

export const clearInboxChoice = (): void => localStore.remove(key);

/** Those that still are where the answer put them. None once a week has passed. */
export const tasksOfChoice = (
  { choice, ids, day }: InboxChoice,
  tasks: readonly Task[],
  today: Day,
): readonly Task[] => {
  if (today > addDays(day, daysToChangeOnesMind)) return [];
  const known = new Set(ids);
  return tasks.filter(
    ({ id, state, doOn }) =>
      known.has(id) && (choice === 'move' ? state === 'inbox' : state === 'open' && doOn === day),
  );
};
