import { Inbox } from 'lucide-react';
import { type SyntheticEvent, useEffect, useId, useRef, useState } from 'react';
import { catalogue } from '#domain/notices/catalogue.ts';
import { parkedThought } from '#domain/focus/parked-thought.ts';
import { newId } from '#web/platform/new-id.ts';
import { offerWords } from '#web/services/memory/offered-words.ts';
import { useRecordStore } from '#web/services/records/use-records.ts';
import { showMessage } from '#web/services/messages/show-message.ts';
import { Button } from '#web/ui/button.tsx';

// With a key that does nothing else by itself: a bare letter would fire while somebody dictates.
const isShortcut = (event: KeyboardEvent): boolean =>
  event.altKey && !event.ctrlKey && !event.metaKey && event.code === 'KeyP';

interface ParkFieldProps {
  readonly onClose: () => void;
}

const ParkField = ({ onClose }: ParkFieldProps) => {
  const store = useRecordStore();
  const id = useId();
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const park = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (text.trim() === '') {
      onClose();
      return;
    }
    const thought = parkedThought(text, store.all('tasks'), new Date().toISOString());
    if (!thought.valid) {
      setError(thought.error);
      return;
    }
    const task = newId();
    const undo = store.write([{ kind: 'tasks', id: task, fields: thought.fields }]);
    offerWords({ place: 'thought', id: task });
    showMessage(catalogue.thoughtParked, {
      description: thought.fields.title,
      action: { label: 'Undo', run: undo },
    });
    onClose();
  };
  return (
    <form onSubmit={park}>
      <label htmlFor={id} className="block text-lg">
        What came up? It goes to your inbox.
      </label>
      <div className="mt-2 flex flex-wrap gap-2.5">
        <input
          id={id}
          ref={field}
          value={text}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={`${id}-error`}
          onChange={(event) => {
            setText(event.currentTarget.value);
            setError(undefined);
          }}
          onKeyDown={(event) => event.key === 'Escape' && onClose()}
          className="min-h-12 min-w-48 flex-1 rounded-2xl border border-edge bg-surface px-4 py-2.5 text-lg"
        />
        <Button type="submit" size="large">
          Park it
        </Button>
      </div>
      <p id={`${id}-error`} aria-live="polite" className="mt-2 text-muted empty:hidden">
        {error}
      </p>
    </form>
  );
};

/** Out of the head, into the inbox, back to the work. */
export const ParkThought = () => {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (!isShortcut(event)) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  const close = (): void => {
    setOpen(false);
    // The button is back after this.
    requestAnimationFrame(() => button.current?.focus());
  };
  if (open) return <ParkField onClose={close} />;
  return (
    <div className="text-center">
      <Button
        ref={button}
        kind="plain"
        className="flex-wrap"
        aria-keyshortcuts="Alt+P"
        onClick={() => setOpen(true)}
      >
        <Inbox aria-hidden="true" />
        Park a thought
        <kbd aria-hidden="true" className="font-sans text-sm text-muted max-sm:hidden">
          Alt P
        </kbd>
      </Button>
    </div>
  );
};
