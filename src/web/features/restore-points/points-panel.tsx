import { useQuery } from '@tanstack/react-query';
import { BookmarkPlus } from 'lucide-react';
import { useState } from 'react';
import { pointsKeptDays } from '#domain/restore-points/point-limits.ts';
import type { RestorePoint } from '#domain/restore-points/restore-point.ts';
import { DeletePoints } from '#web/features/restore-points/delete-points.tsx';
import { PointRow } from '#web/features/restore-points/point-row.tsx';
import { pointsQuery } from '#web/features/restore-points/points-queries.ts';
import { type PointActions, usePointActions } from '#web/features/restore-points/use-point-actions.ts';
import { useConnection } from '#web/platform/backend/connection-context.ts';
import { useOnline } from '#web/platform/use-online.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorPanel } from '#web/ui/error-panel.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

const atFirst = 8;

interface ListProps {
  readonly points: readonly RestorePoint[];
  readonly actions: PointActions;
}

const List = ({ points, actions }: ListProps) => {
  const [all, setAll] = useState(false);
  if (points.length === 0) {
    return <p className="mt-4 text-muted">No points yet. The next thing you change makes the first one.</p>;
  }
  return (
    <>
      <ul
        id="restore-points-list"
        tabIndex={-1}
        aria-label="Restore points"
        className="mt-4 divide-y divide-line border-y border-line outline-none"
      >
        {points.slice(0, all ? points.length : atFirst).map((point) => (
          <PointRow key={point.id} point={point} actions={actions} />
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-3">
        {!all && points.length > atFirst && (
          <Button onClick={() => setAll(true)}>Show all {points.length} points</Button>
        )}
        <DeletePoints busy={actions.busy} onConfirm={() => actions.removeAll.mutate()} />
      </div>
    </>
  );
};

/** The points one can go back to, with what going back would do. */
export const PointsPanel = () => {
  const { backend } = useConnection();
  const online = useOnline();
  const { data, isError, refetch } = useQuery(pointsQuery(backend));
  const actions = usePointActions();
  return (
    <>
      <p>
        A restore point remembers how everything you write was at one moment. We make one before imports,
        before you go back, before many changes at once, before a fresh start, and before your first change of
        a day. Each is kept for {pointsKeptDays} days. What you delete for good doesn’t come back.
      </p>
      {!online && (
        <p aria-live="polite" className="mt-3 text-muted">
          You’re offline. A point that’s due now is made when your changes are sent, before the first of them.
          You can look at points when you’re back online.
        </p>
      )}
      <Button
        className="mt-4"
        aria-disabled={actions.busy || !online}
        onClick={() => !actions.busy && online && actions.make.mutate()}
      >
        <BookmarkPlus aria-hidden="true" />
        Make a point now
      </Button>
      {data !== undefined && <List points={data} actions={actions} />}
      {data === undefined && !isError && online && <Spinner size="sm" text="Loading…" className="min-h-24" />}
      {data === undefined && isError && (
        <ErrorPanel message="We couldn’t load your restore points." onRetry={() => void refetch()} />
      )}
    </>
  );
};
