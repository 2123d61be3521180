import { CircleAlert } from 'lucide-react';
import { type SyntheticEvent, useId, useRef, useState } from 'react';
import type { ValidationResult } from '#domain/projects/project-rules.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';

interface OneLineProps {
  readonly label: string;
  readonly placeholder?: string;
  readonly button: string;
  readonly kind?: 'primary' | 'quiet';
  readonly judge: (text: string) => ValidationResult;
  /** With the text as it was judged: clean, and never cut. */
  readonly onAdd: (text: string) => void;
}

/** One line that adds one thing, and is empty and ready for the next. What is wrong with it stands below it. */
export const OneLine = ({ label, placeholder, button, kind = 'quiet', judge, onAdd }: OneLineProps) => {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [asked, setAsked] = useState(false);
  const validation = judge(text);
  const message = asked && !validation.valid ? validation.message : null;

  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    input.current?.focus();
    setAsked(!validation.valid);
    if (!validation.valid) return;
    setText('');
    onAdd(validation.text);
  };

  return (
    <form noValidate onSubmit={submit}>
      <label htmlFor={id} className="block text-muted">
        {label}
      </label>
      <div className="mt-1.5 flex flex-wrap gap-2">
        <input
          ref={input}
          id={id}
          value={text}
          placeholder={placeholder}
          autoComplete="off"
          enterKeyHint="done"
          aria-invalid={message === null ? undefined : true}
          aria-describedby={message === null ? undefined : `${id}-message`}
          onChange={(event) => setText(event.target.value)}
          className={classNames(
            'min-h-[48px] min-w-0 flex-[1_1_9rem] rounded-2xl border border-edge bg-surface px-4 py-2',
            'text-ink placeholder:text-muted aria-invalid:border-ink',
          )}
        />
        <Button type="submit" kind={kind} size="touch">
          {button}
        </Button>
      </div>
      <p id={`${id}-message`} aria-live="polite" className="mt-2 flex items-center gap-2 empty:hidden">
        {message !== null && <CircleAlert aria-hidden="true" className="size-5 shrink-0 text-calm" />}
        {message}
      </p>
    </form>
  );
};
