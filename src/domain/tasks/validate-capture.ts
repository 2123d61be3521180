import type { Capture } from '#domain/capture/capture.ts';
import { taskLimits } from '#domain/tasks/task-rules.ts';
import { validateTask, type TaskValidationResult } from '#domain/tasks/validate-task.ts';
import { guessKind } from '#domain/tasks/task-kind.ts';

/** Two minutes in a line are kept as the shortest estimate there is; the preview says so. */
export const keptMinutes = (minutes: number | null): number | null =>
  minutes === null ? null : Math.max(minutes, taskLimits.estimatedMinutes.min);

/** A line that was typed or said, by the rules of a whole form. */
export const validateCapture = (line: Capture): TaskValidationResult =>
  validateTask({
    title: line.title,
    description: '',
    rewardText: line.reward ?? '',
    estimatedMinutes: keptMinutes(line.minutes),
    energy: line.energy ?? 'medium',
    kind: guessKind(line.title),
    doOn: line.doOn,
    doAt: line.doAt,
    doUntil: line.doUntil,
    dueOn: line.dueOn,
    repeatRule: line.repeat,
    project: line.project ?? '',
    whenCue: '',
    thenAction: '',
  });
