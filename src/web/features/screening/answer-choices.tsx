import { type ChangeEvent, useRef } from 'react';
import type { ScreeningStep } from '#domain/screening/screening-steps.ts';
import { classNames } from '#web/ui/class-names.ts';

interface AnswerChoicesProps {
  readonly step: ScreeningStep;
  readonly picked: readonly number[];
  readonly onPick: (choice: number, moveOn: boolean) => void;
}

/** The platform's radio buttons, or checkboxes where several are meant, one under the other with room for a thumb. */
export const AnswerChoices = ({ step, picked, onPick }: AnswerChoicesProps) => {
  // Arrow keys choose as they move: whoever walks through the answers is not carried off at the first one.
  const walking = useRef(false);
  const change = (event: ChangeEvent<HTMLInputElement>): void =>
    onPick(Number(event.currentTarget.value), !walking.current);
  return (
    <div
      className="mt-5 grid gap-2.5"
      onKeyDownCapture={(event) => {
        walking.current = event.key.startsWith('Arrow');
      }}
      onPointerDownCapture={() => {
        walking.current = false;
      }}
    >
      {step.choices.map((choice, index) => (
        <label
          key={choice}
          className={classNames(
            'relative flex min-h-12 sm:min-h-13 cursor-pointer items-center gap-4 rounded-2xl border border-edge bg-surface px-5 py-2 text-lg transition-colors',
            'hover:border-muted has-checked:border-calm has-checked:bg-calm-soft',
            'has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-calm',
          )}
        >
          <input
            type={step.many ? 'checkbox' : 'radio'}
            name={step.id}
            value={index}
            checked={picked.includes(index)}
            onChange={change}
            className="size-5 shrink-0 cursor-pointer outline-none"
          />
          <span className="min-w-0 grow">{choice}</span>
          <kbd aria-hidden="true" className="font-sans text-base text-muted max-sm:hidden">
            {index + 1}
          </kbd>
        </label>
      ))}
    </div>
  );
};
