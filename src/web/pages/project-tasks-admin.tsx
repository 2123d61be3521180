import { useQuery } from '@tanstack/react-query';
import { useAuth } from '#web/features/auth/auth-context.tsx';
import { Board } from '#web/features/board/board.tsx';
import { boardQuery } from '#web/features/board/board-queries.ts';
import { useConnection } from '#web/platform/backend/connection-context.ts';
import { ErrorPanel } from '#web/ui/error-panel.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

export const Page = () => {
  const { user } = useAuth();
  const { backend } = useConnection();
  const board = useQuery(boardQuery(backend));
  return (
    <>
      <PageHeading>Team board</PageHeading>
      <p className="mt-3 text-lg text-muted">
        What the people who run this site are working on. Only admins see it.
      </p>
      {board.data !== undefined && user !== null && <Board userId={user.id} board={board.data} />}
      {board.data === undefined && board.isFetching && <Spinner text="Loading..." className="mt-20" />}
      {board.data === undefined && !board.isFetching && (
        <div className="mt-10">
          <ErrorPanel message={board.error?.message} onRetry={() => void board.refetch()} />
        </div>
      )}
    </>
  );
};
