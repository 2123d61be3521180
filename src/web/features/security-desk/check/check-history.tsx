import { useCallback } from 'react';
import type { AuditAnswer } from '#domain/security/audit/audit-answer.ts';
import { historyWords } from '#domain/security/audit/audit-history.ts';
import { readHistory } from '#web/features/security-desk/check/check-queries.ts';
import { HistoryPicture } from '#web/features/security-desk/check/history-picture.tsx';
import { Button } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { useLoaded } from '#web/ui/use-loaded.ts';

/** How earlier checks went. With the newest run as its key it is read again when there is another. */
export const CheckHistory = ({ scope }: Pick<AuditAnswer, 'scope'>) => {
  const runs = useLoaded(useCallback(async () => readHistory(scope), [scope]));
  if (runs.state === 'loading') return <Spinner size="sm" text="Loading…" className="min-h-40" />;
  if (runs.state === 'failed') {
    return (
      <div role="alert" className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p>We couldn’t load the earlier checks.</p>
        <Button size="small" onClick={runs.retry}>
          Try again
        </Button>
      </div>
    );
  }
  if (runs.value.length === 0) return <p className="text-muted">{historyWords(runs.value)}</p>;
  return (
    <>
      <HistoryPicture runs={runs.value} />
      {scope === 'own' && (
        <p className="mt-2 text-muted">
          Old sessions and places are counted on the spot and aren’t part of this.
        </p>
      )}
    </>
  );
};
