import { CircleAlert, FileUp } from 'lucide-react';
import { type DragEvent, useId, useRef, useState } from 'react';
import { problemWords, type ReadProblem } from '#domain/list-import/read-problem.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';

interface ListInputProps {
  readonly text: string;
  readonly problem: ReadProblem | null;
  readonly onWrite: (text: string) => void;
  readonly onFile: (file: File) => void;
  readonly onLook: () => void;
}

/** Paste, drop or choose; then look before anything happens. */
export const ListInput = ({ text, problem, onWrite, onFile, onLook }: ListInputProps) => {
  const id = useId();
  const file = useRef<HTMLInputElement>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    const [dropped] = event.dataTransfer.files;
    const words = event.dataTransfer.getData('text/plain');
    if (dropped !== undefined) onFile(dropped);
    else if (words !== '') onWrite(words);
  };
  return (
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={classNames(
        'rounded-3xl border bg-surface p-5 transition-colors sm:p-7',
        over ? 'border-calm bg-calm-soft' : 'border-line',
      )}
    >
      <label htmlFor={id} className="block text-lg font-medium">
        Paste your list, or drop a file here
      </label>
      <textarea
        ref={area}
        id={id}
        rows={7}
        value={text}
        spellCheck={false}
        autoComplete="off"
        placeholder={'Call the dentist\n- [ ] Buy light bulbs\n- [ ] Write back to Kim'}
        aria-describedby={`${id}-hint ${id}-problem`}
        aria-invalid={problem === null ? undefined : true}
        onChange={(event) => onWrite(event.target.value)}
        className="mt-3 block w-full rounded-2xl border border-edge bg-paper px-4 py-3 text-base text-ink placeholder:text-muted aria-invalid:border-ink"
      />
      <p id={`${id}-hint`} className="mt-3 text-muted">
        CSV, JSON, ICS or plain text, up to 2 MB. It’s read in your browser. Nothing is sent until you import
        it.
      </p>
      <output id={`${id}-problem`} className="mt-3 flex items-start gap-2 empty:hidden">
        {problem !== null && (
          <>
            <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-calm" />
            {problemWords[problem]}
          </>
        )}
      </output>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button
          kind="primary"
          size="large"
          onClick={() => {
            if (text.trim() === '') area.current?.focus();
            onLook();
          }}
        >
          Preview
        </Button>
        <Button size="large" onClick={() => file.current?.click()}>
          <FileUp aria-hidden="true" />
          Choose a file
        </Button>
        <input
          ref={file}
          type="file"
          accept=".csv,.tsv,.txt,.md,.json,.ics,text/*,application/json"
          aria-label="List file"
          tabIndex={-1}
          className="sr-only"
          onChange={(event) => {
            const [chosen] = event.target.files ?? [];
            if (chosen !== undefined) onFile(chosen);
            // The same file may be chosen again after it was put right.
            event.target.value = '';
          }}
        />
      </div>
    </div>
  );
};
