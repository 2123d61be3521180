import { useId } from 'react';
import { isOpen, type UploadEvent, type UploadQueue } from '#domain/uploads/upload-queue.ts';
import { QueueRow } from '#web/features/uploads/queue-row.tsx';
import { Button } from '#web/ui/button.tsx';

interface QueueListProps {
  readonly items: UploadQueue;
  readonly send: (event: UploadEvent) => void;
}

/** Every file of this visit, in the order in which they came. */
export const QueueList = ({ items, send }: QueueListProps) => {
  const heading = useId();
  const over = items.filter((item) => !isOpen(item)).length;
  return (
    <>
      <output className="sr-only">
        {items.length > 0 && `${over} of ${items.length} ${items.length === 1 ? 'file' : 'files'} processed`}
      </output>
      {items.length > 0 && (
        <section aria-labelledby={heading} className="mt-7">
          <div className="flex flex-wrap items-center justify-between gap-x-4">
            <h3 id={heading} className="text-lg font-semibold">
              {over < items.length ? `Uploading: ${over} of ${items.length} processed` : 'Processed'}
            </h3>
            {over > 0 && (
              <Button kind="plain" size="small" className="-mx-3.5" onClick={() => send({ type: 'clear' })}>
                Clear finished
              </Button>
            )}
          </div>
          <ul className="divide-y divide-line">
            {items.map((item) => (
              <QueueRow key={item.id} item={item} send={send} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
};
