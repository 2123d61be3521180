import type { Capture } from '#domain/capture/capture.ts';
import { validateTask, type TaskValidationResult } from '#domain/tasks/validate-task.ts';
import { guessKind } from '#domain/tasks/task-kind.ts';

/** A line that was typed or said, by the rules of a whole form. */
export const validateCapture = (line: Capture): TaskValidationResult =>
  validateTask({
    title: line.title,
    description: '',
    rewardText: line.reward ?? '',
    estimatedMinutes: line.minutes,
    energy: line.energy ?? 'medium',
    kind: guessKind(line.title),
    doOn: line.doOn,
    dueOn: line.dueOn,
    repeatRule: line.repeat,
    project: line.project ?? '',
    whenCue: '',
    thenAction: '',
  });
