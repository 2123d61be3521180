import type { Capture } from '#domain/capture/capture.ts';
import { repeatWords } from '#domain/capture/write-repeat.ts';

const timeWords = ({ doAt, doUntil }: Capture): string | null => {
  if (doAt === null) return null;
  return doUntil === null ? `at ${doAt}` : `${doAt}-${doUntil}`;
};

/** The line that says the same; days are written in full, so that it means the same tomorrow. */
export const writeCapture = (capture: Capture): string =>
  [
    capture.title,
    capture.minutes === null ? null : `${capture.minutes} min`,
    capture.energy,
    capture.doOn,
    capture.doOn === null ? null : timeWords(capture),
    capture.dueOn === null ? null : `by ${capture.dueOn}`,
    capture.doOn === null ? timeWords(capture) : null,
    capture.repeat === null ? null : repeatWords(capture.repeat),
    capture.project === null ? null : `#${capture.project}`,
    capture.reward === null ? null : `!reward ${capture.reward}`,
  ]
    .filter((part) => part !== null)
    .join(' ');
