import { useState } from 'react';
import type { Memory } from '#domain/memory/memory.ts';
import { placeWords } from '#web/features/memory/memory-words.ts';
import { useDateFormat } from '#web/platform/clock/use-date-format.ts';
import { useMemoryUses } from '#web/services/memory/use-memory.ts';
import { Button } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

const step = 20;

/** Which memory was used where, the last time first. */
export const MemoryUses = ({ memories }: { readonly memories: readonly Memory[] }) => {
  const { data, isError, refetch } = useMemoryUses();
  const [shown, setShown] = useState(step);
  const written = useDateFormat({ dateStyle: 'medium', timeStyle: 'short' });
  const byId = new Map(memories.map((memory) => [memory.id, memory]));
  if (data === undefined) {
    return isError ? (
      <p className="flex flex-wrap items-center gap-4">
        We couldn’t load it.
        <Button onClick={() => void refetch()}>Try again</Button>
      </p>
    ) : (
      <Spinner size="sm" text="Loading…" />
    );
  }
  if (data.length === 0) {
    return (
      <p className="text-muted">
        No memory was used yet. Each time one answers a question or shapes a suggestion, it says so here.
      </p>
    );
  }
  return (
    <>
      <ul className="divide-y divide-line">
        {data.slice(0, shown).map(({ id, memoryId, usedIn, usedAt }) => (
          <li key={id} className="py-3">
            <p className="wrap-anywhere">
              {byId.get(memoryId)?.sentence ?? 'A memory that’s no longer here'}
            </p>
            <p className="text-muted">
              {placeWords[usedIn]}, <time dateTime={usedAt}>{written.format(new Date(usedAt))}</time>
            </p>
          </li>
        ))}
      </ul>
      {data.length > shown && (
        <Button className="mt-3" onClick={() => setShown(shown + step)}>
          Show more
        </Button>
      )}
    </>
  );
};
