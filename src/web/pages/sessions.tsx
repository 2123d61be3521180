import { useQuery } from '@tanstack/react-query';
import { sessionMessages } from '#domain/sessions/session-messages.ts';
import { useAuth } from '#web/features/auth/auth-context.tsx';
import { SessionList } from '#web/features/sessions/session-list.tsx';
import { sessionsQuery } from '#web/features/sessions/session-queries.ts';
import { useConnection } from '#web/platform/backend/connection-context.ts';
import { createLazyPart } from '#web/ui/lazy-part.tsx';
import { ErrorPanel } from '#web/ui/error-panel.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

// Most people have no event at all, and come for their devices.
const { Part: OwnThreats } = createLazyPart(
  async () => (await import('#web/features/security-desk/threats/own-threats.tsx')).OwnThreats,
);

export const Page = () => {
  const { backend } = useConnection();
  const { signOut } = useAuth();
  const sessions = useQuery(sessionsQuery(backend));
  return (
    <>
      <PageHeading>Your devices</PageHeading>
      <p className="mt-3 text-lg text-muted">
        Every browser that’s signed in to your account. If you don’t recognise one, sign it out. It loses
        access right away.
      </p>
      {sessions.data && (
        <SessionList
          sessions={sessions.data}
          now={sessions.dataUpdatedAt}
          onLeave={() => void signOut('here')}
        />
      )}
      {sessions.data && <OwnThreats />}
      {!sessions.data && sessions.isFetching && <Spinner text="Loading..." className="mt-20" />}
      {!sessions.data && !sessions.isFetching && (
        <div className="mt-10">
          <ErrorPanel message={sessionMessages.load} onRetry={() => void sessions.refetch()} />
        </div>
      )}
    </>
  );
};
