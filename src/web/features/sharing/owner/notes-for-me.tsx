import type { Sharing } from '#domain/support/support-answers.ts';
import { useDateFormat } from '#web/platform/clock/use-date-format.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';

/** What a supporter wrote and chose to show. */
export const NotesForMe = ({ notes }: { readonly notes: Sharing['notes'] }) => {
  const date = useDateFormat({ dateStyle: 'medium' });
  return (
    <Disclosure name="Notes for you" hint={String(notes.length)} size="small">
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
    </Disclosure>
  );
};
