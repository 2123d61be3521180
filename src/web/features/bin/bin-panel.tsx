import { useRef, useState } from 'react';
import { type BinItem, searchBin } from '#domain/bin/bin.ts';
import { deletedRecordsKeptDays } from '#domain/records/record-limits.ts';
import { BinRow } from '#web/features/bin/bin-row.tsx';
import { DeleteDialog } from '#web/features/bin/delete-dialog.tsx';
import { useBin } from '#web/features/bin/use-bin.ts';
import { useOnline } from '#web/platform/use-online.ts';
import { Button } from '#web/ui/button.tsx';
import { Field, inputLook } from '#web/ui/field.tsx';

const page = 25;
const searchedFrom = 6;

/** What was deleted and can still come back. From the records on this device, so it works without a network too. */
export const BinPanel = () => {
  const { items, bringBack, remove } = useBin();
  const online = useOnline();
  // Null until somebody searched: from then on the field stays, however few there are.
  const [asking, setAsking] = useState<string | null>(null);
  const query = asking ?? '';
  const [most, setMost] = useState(page);
  const [asked, setAsked] = useState<readonly BinItem[] | null>(null);
  const start = useRef<HTMLDivElement>(null);
  const found = searchBin(items, query);
  const mayDelete = online && !remove.isPending;
  // What was pressed goes away: the keyboard goes on where the list begins.
  const act = (work: () => void): void => {
    start.current?.focus({ preventScroll: true });
    work();
  };
  const these = found.length === items.length ? `all ${items.length}` : `these ${found.length}`;
  return (
    <div ref={start} tabIndex={-1} className="outline-none">
      <p>
        Tasks and projects you delete stay here for {deletedRecordsKeptDays} days. Then they’re gone for good.
      </p>
      {items.length === 0 && <p className="mt-4 text-muted">Nothing is in the bin.</p>}
      {items.length > 0 && (
        <>
          {!online && (
            <p aria-live="polite" className="mt-3 text-muted">
              You’re offline. You can bring things back. Deleting for good has to wait for a connection.
            </p>
          )}
          {(items.length >= searchedFrom || asking !== null) && (
            <div className="mt-4 max-w-md">
              <Field label="Search the bin" quiet error={undefined}>
                {(slot) => (
                  <input
                    {...slot}
                    type="search"
                    maxLength={100}
                    className={inputLook}
                    value={query}
                    onChange={({ target }) => setAsking(target.value)}
                  />
                )}
              </Field>
            </div>
          )}
          <p aria-live="polite" className="sr-only">
            {query === '' ? '' : `${found.length} found`}
          </p>
          {found.length === 0 && <p className="mt-4 text-muted">Nothing in the bin has these words.</p>}
          <ul aria-label="In the bin" className="mt-4 divide-y divide-line border-y border-line">
            {found.slice(0, most).map((item) => (
              <BinRow
                key={item.id}
                item={item}
                mayDelete={mayDelete}
                onBringBack={() => act(() => bringBack([item]))}
                onDelete={() => setAsked([item])}
              />
            ))}
          </ul>
          <div className="mt-4 flex flex-wrap gap-3">
            {found.length > most && <Button onClick={() => setMost(most + page)}>Show more</Button>}
            {found.length > 1 && (
              <>
                <Button onClick={() => act(() => bringBack(found))}>Bring back {these}</Button>
                <Button kind="plain" aria-disabled={!mayDelete} onClick={() => mayDelete && setAsked(found)}>
                  Delete {these} for good
                </Button>
              </>
            )}
          </div>
        </>
      )}
      <DeleteDialog
        items={asked}
        onConfirm={(some) => act(() => remove.mutate(some))}
        onClose={() => setAsked(null)}
      />
    </div>
  );
};
