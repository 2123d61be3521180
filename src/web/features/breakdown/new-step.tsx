import { Plus } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { longestStepTitle, stepTitle } from '#domain/breakdown/step-title.ts';
import { Button } from '#web/ui/button.tsx';

/** One line for a step of one's own. Not a form: it may stand inside one. */
export const NewStep = ({ onAdd }: { readonly onAdd: (title: string) => void }) => {
  const [typed, setTyped] = useState('');
  const line = useRef<HTMLInputElement>(null);
  const add = (): void => {
    const title = stepTitle(typed);
    // Stays here, since steps come in rows.
    line.current?.focus();
    if (title === null) return;
    setTyped('');
    onAdd(title);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    add();
  };
  return (
    <div className="flex gap-2">
      <input
        ref={line}
        aria-label="Add your own step"
        placeholder="Add your own step"
        autoComplete="off"
        enterKeyHint="done"
        maxLength={longestStepTitle}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={onKeyDown}
        className="min-h-11 min-w-0 flex-1 rounded-2xl border border-edge bg-surface px-4 text-ink placeholder:text-muted"
      />
      <Button size="icon" aria-label="Add this step" onClick={add}>
        <Plus aria-hidden="true" />
      </Button>
    </div>
  );
};
