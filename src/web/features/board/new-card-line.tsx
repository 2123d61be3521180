import { CircleAlert, Plus } from 'lucide-react';
import { type SyntheticEvent, useId, useRef, useState } from 'react';
import { titleProblem } from '#domain/board/validate-card.ts';
import { readLine, writeLine } from '#web/features/board/card-draft.ts';
import { Button } from '#web/ui/button.tsx';

interface NewCardLineProps {
  readonly userId: string;
  readonly columnId: string;
  readonly columnTitle: string;
  /** Whether it is on the board now; what was typed goes only then. */
  readonly onAdd: (title: string) => Promise<boolean>;
}

/** One line that adds a card at the end of a column. What is typed stays on this device until it is added. */
export const NewCardLine = ({ userId, columnId, columnTitle, onAdd }: NewCardLineProps) => {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(() => readLine(userId, columnId));
  const [asked, setAsked] = useState(false);
  const [sending, setSending] = useState(false);
  const problem = titleProblem(text);
  const shown = asked ? problem : null;

  const write = (next: string): void => {
    setText(next);
    writeLine(userId, columnId, next);
  };
  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    input.current?.focus();
    setAsked(problem !== null);
    if (problem !== null || sending) return;
    setSending(true);
    const added = await onAdd(text.trim());
    setSending(false);
    if (added) write('');
  };

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="mt-3">
      <label htmlFor={id} className="sr-only">
        New card in {columnTitle}
      </label>
      <div className="flex gap-1.5">
        <input
          ref={input}
          id={id}
          value={text}
          readOnly={sending}
          placeholder="Add a card"
          autoComplete="off"
          enterKeyHint="done"
          aria-invalid={shown === null ? undefined : true}
          aria-describedby={shown === null ? undefined : `${id}-problem`}
          onChange={(event) => write(event.target.value)}
          className="min-h-[44px] min-w-0 flex-1 rounded-2xl border border-edge bg-surface px-4 py-1.5 text-ink placeholder:text-muted aria-invalid:border-ink"
        />
        <Button type="submit" size="icon" aria-label={`Add to ${columnTitle}`} aria-disabled={sending}>
          <Plus aria-hidden="true" />
        </Button>
      </div>
      <p id={`${id}-problem`} aria-live="polite" className="mt-2 flex items-center gap-2 empty:hidden">
        {shown !== null && <CircleAlert aria-hidden="true" className="size-5 shrink-0 text-calm" />}
        {shown}
      </p>
    </form>
  );
};
