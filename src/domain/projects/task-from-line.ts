import type { Day } from '#domain/capture/calendar.ts';
import { parseCapture } from '#domain/capture/capture.ts';
import { guessKind } from '#domain/tasks/task-kind.ts';
import { validateTask } from '#domain/tasks/task-rules.ts';
import type { Task } from '#domain/tasks/task.ts';

export type LineVerdict =
  | { readonly valid: true; readonly fields: Omit<Task, 'id' | 'position' | 'createdAt'> }
  | { readonly valid: false; readonly message: string };

/** One line below a project becomes a task of it. The grammar is the usual one; a `#name` in it changes nothing. */
export const taskFromLine = (line: string, projectId: string, today: Day): LineVerdict => {
  const said = parseCapture(line, today);
  const verdict = validateTask({
    title: said.title,
    description: '',
    rewardText: said.reward ?? '',
    estimatedMinutes: said.minutes,
  });
  if (!verdict.valid) return { valid: false, message: Object.values(verdict.errors)[0] ?? '' };
  return {
    valid: true,
    fields: {
      ...verdict.fields,
      energy: said.energy ?? 'medium',
      kind: guessKind(verdict.fields.title),
      doOn: said.doOn,
      dueOn: said.dueOn,
      projectId,
      whenCue: '',
      thenAction: '',
      state: 'open',
      doneAt: null,
      repeatRule: said.repeat,
      seriesId: null,
    },
  };
};
