import { Undo2, X } from 'lucide-react';
import { useId } from 'react';
import { labelOf, minutesNote } from '#web/features/tasks/capture-labels.ts';
import type { CaptureState } from '#web/features/tasks/capture-state.ts';
import { today } from '#web/platform/clock/clock.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';

interface PartChipProps {
  readonly label: string;
  readonly isRead: boolean;
  readonly hintId: string;
  readonly onToggle: () => void;
}

/** One part: pressed while it is read, and one press takes it back into the title. */
const PartChip = ({ label, isRead, hintId, onToggle }: PartChipProps) => (
  <li className="max-w-full">
    <button
      type="button"
      aria-pressed={isRead}
      aria-describedby={hintId}
      onClick={onToggle}
      className={classNames(
        'inline-flex min-h-11 max-w-full cursor-pointer items-center gap-2 rounded-full px-4 py-1.5 text-left wrap-anywhere',
        isRead ? 'bg-calm-soft text-ink' : 'border border-dashed border-edge text-muted hover:text-ink',
      )}
    >
      {label}
      {isRead ? (
        <X aria-hidden="true" className="size-4 shrink-0" />
      ) : (
        <Undo2 aria-hidden="true" className="size-4 shrink-0" />
      )}
    </button>
  </li>
);

interface Chip {
  readonly text: string;
  readonly label: string;
  readonly isRead: boolean;
}

/** In the order of the line, so that a chip stays where it is when it is pressed. */
const chipsOf = ({ line, reading, unread, isLiteral }: CaptureState): readonly Chip[] => {
  if (isLiteral) return [];
  const place = ({ text }: Chip): number => line.toLowerCase().indexOf(text);
  return [
    ...reading.parts.map((part) => ({
      text: part.text.toLowerCase(),
      label: labelOf(part, reading, today()),
      isRead: true,
    })),
    ...unread.map((text) => ({ text, label: `“${text}” is in the title`, isRead: false })),
  ].toSorted((a, b) => place(a) - place(b));
};

interface CapturePreviewProps {
  readonly capture: CaptureState;
  readonly className?: string;
}

/** What was read out of the line, before anything is saved, and a way to say of each that it was only words. */
export const CapturePreview = ({ capture, className = 'mt-3' }: CapturePreviewProps) => {
  const hintId = useId();
  const { reading, unread, isLiteral, toggle, setLiteral } = capture;
  if (reading.parts.length === 0 && unread.length === 0) return null;
  const note = isLiteral ? null : minutesNote(reading.capture);
  return (
    <div className={className}>
      <div className="flex flex-wrap items-center gap-2">
        <ul aria-label="Understood" aria-live="polite" className="contents">
          {chipsOf(capture).map(({ text, label, isRead }) => (
            <PartChip
              key={text}
              label={label}
              isRead={isRead}
              hintId={hintId}
              onToggle={() => toggle(text)}
            />
          ))}
        </ul>
        <Button kind="plain" size="small" onClick={() => setLiteral(!isLiteral)}>
          {isLiteral ? 'Interpret again' : 'Don’t interpret'}
        </Button>
      </div>
      <p id={hintId} className="sr-only">
        Press to keep these words in the title. Press again to use them.
      </p>
      {note !== null && (
        <p aria-live="polite" className="mt-2 text-muted">
          {note}
        </p>
      )}
    </div>
  );
};
