import { useQueryClient } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useCallback, useId, useState } from 'react';
import { Link } from 'react-router';
import type { People } from '#domain/support/support-answers.ts';
import { EndDialog } from '#web/features/sharing/end-dialog.tsx';
import { refreshSharing } from '#web/features/sharing/sharing-queries.ts';
import { OwnNotes } from '#web/features/sharing/supporter/own-notes.tsx';
import { PersonLook } from '#web/features/sharing/supporter/person-look.tsx';
import { ShareOver } from '#web/features/sharing/supporter/share-over.tsx';
import { WeeklyQuestion } from '#web/features/sharing/supporter/weekly-question.tsx';
import { useEndShare } from '#web/features/sharing/use-sharing-actions.ts';
import { useMinute } from '#web/platform/clock/use-minute.ts';
import { useDateFormat } from '#web/platform/clock/use-date-format.ts';
import { useRestoreFocus } from '#web/platform/use-restore-focus.ts';
import { Button } from '#web/ui/button.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';

const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-10">
      <h2 id={id} className="mb-3 text-xl font-semibold">
        {title}
      </h2>
      {children}
    </section>
  );
};

interface PersonRoomProps {
  readonly shareId: string;
  readonly people: People;
}

/** Everything about one person: the picture, the question, one’s own notes, the way out. */
export const PersonRoom = ({ shareId, people }: PersonRoomProps) => {
  const queries = useQueryClient();
  const [refused, setRefused] = useState(false);
  const [asking, setAsking] = useState(false);
  const end = useEndShare();
  const date = useDateFormat({ dateStyle: 'medium' });
  const now = useMinute();
  const onRefused = useCallback(() => {
    setRefused(true);
    void refreshSharing(queries);
  }, [queries]);
  const person = people.people.find((one) => one.share_id === shareId);
  const ended = people.ended.find((one) => one.share_id === shareId);
  const name = person?.shown_as ?? ended?.shown_as ?? 'This person';
  const live = person !== undefined && !refused && Date.parse(person.ends_at) > now.getTime();
  useRestoreFocus(live);
  const isKnown = person !== undefined || ended !== undefined;
  return (
    <>
      <Button asChild kind="plain" className="-ml-5">
        <Link to="/supporter">
          <ArrowLeft aria-hidden="true" />
          All people
        </Link>
      </Button>
      <PageHeading className="mt-2 wrap-anywhere">{name}</PageHeading>
      {live ? (
        <>
          <p className="mt-3 mb-6 text-lg text-muted">
            Shared with you until{' '}
            <time dateTime={person.ends_at}>{date.format(new Date(person.ends_at))}</time>.
          </p>
          <PersonLook person={person} onRefused={onRefused} />
          <Part title="A question each week">
            <WeeklyQuestion person={person} />
          </Part>
        </>
      ) : (
        <div className="mt-6">
          <ShareOver name={name} endedBy={ended?.ended_by ?? null} hasNotes={isKnown} />
        </div>
      )}
      {isKnown && (
        <Part title="Your own notes">
          <p className="mb-4 text-muted">
            They save themselves. Only you can read them{live ? `, unless you let ${name} read one` : ''}.
          </p>
          <OwnNotes shareId={shareId} name={name} live={live} />
        </Part>
      )}
      {live && (
        <div className="mt-12 border-t border-line pt-6">
          <Button aria-disabled={end.isPending} onClick={() => !end.isPending && setAsking(true)}>
            End
          </Button>
        </div>
      )}
      {asking && (
        <EndDialog
          title={`Stop looking in on ${name}?`}
          text={`From this moment you see nothing of ${name} any more. They are told that it’s over. Your notes stay for 90 days.`}
          confirm="Yes, end it"
          onConfirm={() => end.mutate({ id: shareId, name })}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
};
