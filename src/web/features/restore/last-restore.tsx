import { useQuery } from '@tanstack/react-query';
import { RotateCcw } from 'lucide-react';
import { recordKinds, recordRegistry } from '#domain/records/record-registry.ts';
import { type LastRestore as Last, lastRestoreQuery } from '#web/features/restore/restore-queries.ts';
import { Button } from '#web/ui/button.tsx';

const recordTables: ReadonlySet<string> = new Set(recordKinds.map((kind) => recordRegistry[kind].table));

/** Records are known by the restore point alone; everything else has a way back of its own. */
const broughtMore = ({ counts }: Last): boolean =>
  Object.entries(counts).some(([table, count]) => count > 0 && !recordTables.has(table));

/** The newest restore, and the way back from it as far as there is one. */
export const LastRestore = ({ onUndo }: { readonly onUndo: (id: string) => void }) => {
  const { data: last } = useQuery(lastRestoreQuery);
  if (last === undefined || last === null) return null;
  const day = new Date(last.made_at).toLocaleDateString('en', { dateStyle: 'long' });
  return (
    <p className="flex flex-wrap items-center gap-3">
      <span>You put back a copy on {day}.</span>
      {!last.hasPoint && (
        <span className="text-muted">
          Its restore point is gone, so the tasks and other records it brought stay.
          {broughtMore(last) && ' You can still undo the rest.'}
        </span>
      )}
      {(last.hasPoint || broughtMore(last)) && (
        <Button onClick={() => onUndo(last.id)}>
          <RotateCcw aria-hidden="true" />
          {last.hasPoint ? 'Undo it' : 'Undo the rest'}
        </Button>
      )}
    </p>
  );
};
