import type { Capture, CapturePart, CaptureReading } from '#domain/capture/capture.ts';
import { energyLabels } from '#domain/records/kinds/energy.ts';
import { repeatInWords } from '#domain/recurrence/rule-in-words.ts';
import { taskLimits } from '#domain/tasks/task-rules.ts';
import { unreachable } from '#domain/unreachable.ts';
import { keptMinutes } from '#domain/tasks/validate-capture.ts';
import { daySentence, dayWords, timeWords } from '#web/platform/clock/local-words.ts';

const joined = (words: readonly (string | null)[]): string =>
  words.filter((word) => word !== null && word !== '').join(', ');

/** What one part of a line was read as. A time or a first day that nobody named stands with the part it comes from. */
export const labelOf = (part: CapturePart, { capture, parts }: CaptureReading, today: string): string => {
  const { doOn, doAt, doUntil, dueOn } = capture;
  const has = (kind: CapturePart['kind']): boolean => parts.some((one) => one.kind === kind);
  const time = doAt === null ? null : timeWords(doAt, doUntil);
  const ownTime = has('time') ? null : time;
  switch (part.kind) {
    case 'minutes':
      return `${keptMinutes(capture.minutes) ?? ''} min`;
    case 'energy':
      return capture.energy === null ? '' : `${energyLabels[capture.energy]} energy`;
    case 'day':
      return joined([doOn === null ? null : dayWords(doOn, today), ownTime]);
    case 'time':
      return joined([has('day') || has('repeat') || has('deadline') ? null : 'Today', time]);
    case 'deadline':
      return joined([dueOn === null ? null : `By ${daySentence(dueOn, today)}`, has('day') ? null : ownTime]);
    case 'repeat':
      return joined([
        repeatInWords(capture.repeat),
        has('day') ? null : ownTime,
        has('day') || doOn === null ? null : `from ${daySentence(doOn, today)}`,
      ]);
    case 'project':
      return `#${capture.project ?? ''}`;
    case 'reward':
      return `Reward: ${capture.reward ?? ''}`;
    default:
      return unreachable(part.kind);
  }
};

/** Said where a line asks for less than the shortest estimate. */
export const minutesNote = ({ minutes }: Capture): string | null =>
  minutes === null || minutes >= taskLimits.estimatedMinutes.min
    ? null
    : `${minutes} min is saved as ${taskLimits.estimatedMinutes.min} min, the shortest estimate.`;
