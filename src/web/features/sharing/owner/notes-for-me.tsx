import { useEffect } from 'react';
import type { Sharing } from '#domain/support/support-answers.ts';
import { noteSeen } from '#web/features/sharing/owner/seen-notes.ts';
import { useDateFormat } from '#web/platform/clock/use-date-format.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';

interface NotesProps {
  readonly notes: Sharing['notes'];
}

const Notes = ({ notes }: NotesProps) => {
  const date = useDateFormat({ dateStyle: 'medium' });
  const newest = notes[0]?.shared_at;
  useEffect(() => {
    if (newest !== undefined) noteSeen(newest);
  }, [newest]);
  return (
    <ul className="divide-y divide-line">
      {notes.map(({ id, name, body, shared_at: shared }) => (
        <li key={id} className="py-3">
          <p className="wrap-anywhere whitespace-pre-wrap">{body}</p>
          <p className="mt-1 text-sm text-muted">
            {name}, <time dateTime={shared}>{date.format(new Date(shared))}</time>
          </p>
        </li>
      ))}
    </ul>
  );
};

/** What a supporter wrote and chose to show. Unfolded, it is seen. */
export const NotesForMe = ({ notes }: NotesProps) => (
  <Disclosure name="Notes for you" hint={String(notes.length)} size="small">
    {() => <Notes notes={notes} />}
  </Disclosure>
);
