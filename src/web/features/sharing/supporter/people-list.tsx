import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import type { People } from '#domain/support/support-answers.ts';
import { fieldsInWords } from '#web/features/sharing/sharing-words.ts';
import { personPath } from '#web/features/sharing/supporter/person-path.ts';
import { useDateFormat } from '#web/platform/clock/use-date-format.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';

const notesInWords = (notes: number): string => (notes === 1 ? '1 note of yours' : `${notes} notes of yours`);

const Empty = () => (
  <div className="rounded-3xl border border-line bg-surface p-6 sm:p-8">
    <h2 className="text-xl font-semibold">Nobody shares with you yet</h2>
    <p className="mt-3 text-lg text-muted">
      Somebody who uses Kindling can let you see a little of how they’re doing. They choose what, and they can
      end it at any time. They send you a link, and you say yes or no.
    </p>
    <p className="mt-3 text-muted">
      To let somebody look in at yours, go to{' '}
      <Link to="/data-archival#sharing" className="underline underline-offset-4 hover:text-ink">
        Data Archival
      </Link>
      .
    </p>
  </div>
);

/** One card for each. Nothing of theirs is on it: it is read when somebody opens it, and they are told. */
const PersonCard = ({ person }: { readonly person: People['people'][number] }) => {
  const date = useDateFormat({ dateStyle: 'medium' });
  const { share_id: id, shown_as: name, fields, ends_at: ends, last_look_at: lastLook, notes } = person;
  return (
    <li className="relative rounded-3xl border border-line bg-surface p-5 transition-colors hover:border-muted has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-calm sm:p-6">
      <div className="flex items-center gap-4">
        <div className="min-w-0 flex-1">
          <h2 className="text-xl font-semibold wrap-anywhere">
            {/* The whole card is the link. */}
            <Link to={personPath(id)} className="outline-none after:absolute after:inset-0 after:rounded-3xl">
              {name}
            </Link>
          </h2>
          <p className="mt-1">Shares {fieldsInWords(fields)}.</p>
          <p className="mt-1 text-muted">
            Until <time dateTime={ends}>{date.format(new Date(ends))}</time>.{' '}
            {lastLook === null ? (
              'You haven’t looked yet.'
            ) : (
              <>
                You last looked on <time dateTime={lastLook}>{date.format(new Date(lastLook))}</time>.
              </>
            )}{' '}
            {notes > 0 && `${notesInWords(notes)}.`}
          </p>
        </div>
        <ChevronRight aria-hidden="true" className="size-6 shrink-0 text-muted" />
      </div>
    </li>
  );
};

const EndedPeople = ({ people }: { readonly people: People['ended'] }) => {
  const date = useDateFormat({ dateStyle: 'medium' });
  return (
    <Disclosure name="No longer shared" hint={String(people.length)} className="mt-10">
      <ul className="divide-y divide-line">
        {people.map(({ share_id: id, shown_as: name, ended_at: ended, notes }) => (
          <li key={id} className="py-3">
            <p className="font-medium wrap-anywhere">{name}</p>
            <p className="text-muted">
              Ended <time dateTime={ended}>{date.format(new Date(ended))}</time>.{' '}
              {notes > 0 && (
                <Link
                  to={personPath(id)}
                  className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-ink"
                >
                  {notesInWords(notes)}
                  <span className="sr-only"> about {name}</span>
                </Link>
              )}
            </p>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
};

export const PeopleList = ({ people: { people, ended } }: { readonly people: People }) => (
  <>
    {people.length === 0 ? (
      <Empty />
    ) : (
      <ul className="space-y-4">
        {people.map((person) => (
          <PersonCard key={person.share_id} person={person} />
        ))}
      </ul>
    )}
    {ended.length > 0 && <EndedPeople people={ended} />}
  </>
);
