import { type KeyboardEvent, useId, useState } from 'react';
import { firstStepQuestion } from '#domain/breakdown/first-step.ts';
import { longestStepTitle, stepTitle } from '#domain/breakdown/step-title.ts';
import { Button } from '#web/ui/button.tsx';

interface FirstStepQuestionProps {
  readonly onAnswer: (title: string) => void;
  /** Somebody pressed a button to be asked. */
  readonly focused: boolean;
  /** First moves that can be chosen instead of typing one. */
  readonly moves: readonly string[];
}

/** The one question, where a title says too little or the person begins differently. Not a form: it may stand inside one. */
export const FirstStepQuestion = ({ onAnswer, focused, moves }: FirstStepQuestionProps) => {
  const [typed, setTyped] = useState('');
  const id = useId();
  const title = stepTitle(typed);
  const answer = (): void => {
    if (title !== null) onAnswer(title);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    answer();
  };
  return (
    <div className="mb-4">
      <label htmlFor={id} className="font-medium">
        {firstStepQuestion}
      </label>
      <div className="mt-2 flex flex-wrap gap-2">
        <input
          id={id}
          ref={(line) => {
            if (focused) line?.focus();
          }}
          autoComplete="off"
          enterKeyHint="done"
          placeholder="Such as: open the blue folder"
          maxLength={longestStepTitle}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={onKeyDown}
          className="min-h-11 min-w-0 flex-1 basis-48 rounded-2xl border border-edge bg-surface px-4 text-ink placeholder:text-muted"
        />
        <Button disabled={title === null} onClick={answer}>
          Start with this
        </Button>
      </div>
      <fieldset aria-label="Or choose a first move" className="mt-3 flex min-w-0 flex-wrap gap-2">
        {moves.map((move) => (
          <Button key={move} size="small" onClick={() => onAnswer(move)}>
            {move}
          </Button>
        ))}
      </fieldset>
    </div>
  );
};
