import type { Day } from '#domain/calendar/day.ts';
import { parseCapture } from '#domain/capture/capture.ts';
import { newTaskState } from '#domain/tasks/new-task-state.ts';
import { guessKind } from '#domain/tasks/task-kind.ts';
import { keptMinutes } from '#domain/tasks/validate-capture.ts';
import { validateTaskFields } from '#domain/tasks/task-rules.ts';
import type { Task } from '#domain/records/kinds/task.ts';

export type LineVerdict =
  | { readonly valid: true; readonly fields: Omit<Task, 'id' | 'position' | 'createdAt'> }
  | { readonly valid: false; readonly message: string };

/** One line below a project becomes a task of it. The grammar is the usual one; a `#name` in it changes nothing. */
export const taskFromLine = (line: string, projectId: string, today: Day): LineVerdict => {
  const said = parseCapture(line, today);
  const validation = validateTaskFields({
    title: said.title,
    description: '',
    rewardText: said.reward ?? '',
    estimatedMinutes: keptMinutes(said.minutes),
  });
  if (!validation.valid) return { valid: false, message: Object.values(validation.errors)[0] ?? '' };
  return {
    valid: true,
    fields: {
      ...validation.fields,
      energy: said.energy ?? 'medium',
      kind: guessKind(validation.fields.title),
      doOn: said.doOn,
      doAt: said.doAt,
      doUntil: said.doUntil,
      dueOn: said.dueOn,
      projectId,
      whenCue: '',
      thenAction: '',
      state: newTaskState({ doOn: said.doOn, repeatRule: said.repeat }),
      doneAt: null,
      archivedAt: null,
      repeatRule: said.repeat,
      seriesId: null,
    },
  };
};
