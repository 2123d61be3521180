import type { Capture } from '#domain/capture/capture.ts';
import { judgeTask, type DraftVerdict } from '#domain/tasks/judge-task.ts';
import { guessKind } from '#domain/tasks/task-kind.ts';

/** A line that was typed or said, by the rules of a whole form. */
export const judgeCapture = (line: Capture): DraftVerdict =>
  judgeTask({
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
