import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { longestStepTitle, stepTitle } from '#domain/breakdown/step-title.ts';
import type { TaskStep } from '#domain/records/kinds/task.ts';
import type { StepActions } from '#web/features/breakdown/use-step-actions.ts';
import { Button } from '#web/ui/button.tsx';

interface StepEditorProps {
  readonly step: TaskStep;
  readonly first: boolean;
  readonly last: boolean;
  readonly actions: StepActions;
  readonly onClose: () => void;
}

/** A browser may drop the focus when a list is put in another order. */
const keepFocus = (button: HTMLElement): void => {
  requestAnimationFrame(() => button.focus({ preventScroll: true }));
};

export const StepEditor = ({ step, first, last, actions, onClose }: StepEditorProps) => {
  const [typed, setTyped] = useState(step.title);
  const words = useRef<HTMLTextAreaElement>(null);
  // Somebody pressed the words to change them.
  useEffect(() => words.current?.focus(), []);
  const title = stepTitle(typed);
  const save = (): void => {
    if (title === null) return;
    actions.rename(step, title);
    onClose();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    // Neither for the form nor for the dialog this may stand in.
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') save();
    else onClose();
  };
  return (
    <div className="mb-3 min-w-0 flex-1 space-y-2">
      <textarea
        ref={words}
        aria-label="Edit step"
        rows={2}
        maxLength={longestStepTitle}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={onKeyDown}
        className="block field-sizing-content w-full resize-none scroll-mb-44 rounded-2xl border border-edge bg-surface px-4 py-2 text-ink"
      />
      <div className="flex flex-wrap gap-1">
        <Button size="small" disabled={title === null} onClick={save}>
          Save
        </Button>
        <Button
          kind="plain"
          size="icon"
          aria-label="Move up"
          aria-disabled={first}
          onClick={(event) => {
            keepFocus(event.currentTarget);
            if (!first) actions.move(step, -1);
          }}
        >
          <ArrowUp aria-hidden="true" />
        </Button>
        <Button
          kind="plain"
          size="icon"
          aria-label="Move down"
          aria-disabled={last}
          onClick={(event) => {
            keepFocus(event.currentTarget);
            if (!last) actions.move(step, 1);
          }}
        >
          <ArrowDown aria-hidden="true" />
        </Button>
        <Button
          kind="plain"
          size="icon"
          aria-label="Delete this step"
          onClick={() => {
            onClose();
            actions.remove(step);
          }}
        >
          <Trash2 aria-hidden="true" />
        </Button>
      </div>
    </div>
  );
};
