import { positionBetween } from '#domain/records/position.ts';
import { blankTask } from '#domain/tasks/blank-task.ts';
import type { Task } from '#domain/records/kinds/task.ts';
import { validateTaskFields } from '#domain/tasks/task-rules.ts';

type ParkedThought =
  | { readonly valid: true; readonly fields: Omit<Task, 'id'> }
  | { readonly valid: false; readonly error: string };

/** A thought as it came, at the end of everything, for a later look at the inbox. */
export const parkedThought = (text: string, tasks: readonly Task[], now: string): ParkedThought => {
  const validation = validateTaskFields({
    title: text,
    description: '',
    rewardText: '',
    estimatedMinutes: null,
  });
  if (!validation.valid) return { valid: false, error: validation.errors.title ?? '' };
  const last = tasks.reduce<string | null>(
    (end, { position }) => (end === null || position > end ? position : end),
    null,
  );
  return {
    valid: true,
    fields: {
      ...blankTask,
      ...validation.fields,
      state: 'inbox',
      position: positionBetween(last, null),
      createdAt: now,
    },
  };
};
