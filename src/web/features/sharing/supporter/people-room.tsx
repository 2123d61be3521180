import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { peopleQuery } from '#web/features/sharing/sharing-queries.ts';
import { PeopleList } from '#web/features/sharing/supporter/people-list.tsx';
import { PersonRoom } from '#web/features/sharing/supporter/person-room.tsx';
import { useSharingChanges } from '#web/features/sharing/use-sharing-changes.ts';
import { useConnection } from '#web/platform/backend/connection-context.ts';
import { noteSupports } from '#web/services/people/supports-hint.ts';
import { ErrorPanel } from '#web/ui/error-panel.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

interface PeopleRoomProps {
  readonly userId: string;
  /** The share of the one whose room is open. */
  readonly shareId: string | null;
}

/** The people who let one look in: all of them, or one. */
export const PeopleRoom = ({ userId, shareId }: PeopleRoomProps) => {
  const { backend } = useConnection();
  const people = useQuery({ ...peopleQuery(backend), refetchOnWindowFocus: 'always' });
  useSharingChanges();
  const supports = people.data === undefined ? null : people.data.people.length > 0;
  useEffect(() => {
    if (supports !== null) noteSupports(userId, supports);
  }, [userId, supports]);
  if (people.data !== undefined && shareId !== null) {
    return <PersonRoom key={shareId} shareId={shareId} people={people.data} />;
  }
  return (
    <>
      <PageHeading>People</PageHeading>
      <p className="mt-3 mb-8 text-lg text-muted">
        Those who let you look in. You see what they chose, and they see when you looked.
      </p>
      {people.data && <PeopleList people={people.data} />}
      {!people.data && people.isFetching && <Spinner text="Loading..." className="mt-20" />}
      {!people.data && !people.isFetching && (
        <ErrorPanel message="We couldn’t load your people." onRetry={() => void people.refetch()} />
      )}
    </>
  );
};
