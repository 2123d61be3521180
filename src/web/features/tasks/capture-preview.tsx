import type { Capture } from '#domain/capture/capture.ts';
import { dayInSentence, dayInWords } from '#domain/calendar/day-in-words.ts';
import { energyLabels } from '#domain/records/kinds/energy.ts';
import { repeatInWords } from '#domain/recurrence/rule-in-words.ts';
import { Button } from '#web/ui/button.tsx';

const partsOf = (capture: Capture, today: string): readonly string[] =>
  [
    capture.minutes === null ? null : `${capture.minutes} min`,
    capture.energy === null ? null : `${energyLabels[capture.energy]} energy`,
    repeatInWords(capture.repeat),
    capture.doOn === null ? null : dayInWords(capture.doOn, today),
    capture.dueOn === null ? null : `By ${dayInSentence(capture.dueOn, today)}`,
    capture.project === null ? null : `#${capture.project}`,
    capture.reward === null ? null : `Reward: ${capture.reward}`,
  ].filter((part) => part !== null);

interface CapturePreviewProps {
  readonly capture: Capture;
  readonly today: string;
  readonly asWritten: boolean;
  readonly onAsWritten: (asWritten: boolean) => void;
}

/** What was read out of the line, before anything is saved, and a way to say that it was only words. */
export const CapturePreview = ({ capture, today, asWritten, onAsWritten }: CapturePreviewProps) => {
  const parts = partsOf(capture, today);
  if (parts.length === 0) return null;
  return (
    <div className="mt-3 flex flex-wrap items-center gap-2">
      <ul aria-label="Understood" aria-live="polite" className="contents">
        {!asWritten &&
          parts.map((part) => (
            <li key={part} className="rounded-full bg-calm-soft px-4 py-1.5 break-words text-ink">
              {part}
            </li>
          ))}
      </ul>
      <Button kind="plain" size="small" onClick={() => onAsWritten(!asWritten)}>
        {asWritten ? 'Read the line again' : 'Keep it as I wrote it'}
      </Button>
    </div>
  );
};
