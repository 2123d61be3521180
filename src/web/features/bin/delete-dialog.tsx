import { useId } from 'react';
import type { BinItem } from '#domain/bin/bin.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

interface DeleteDialogProps {
  /** Null while nothing is asked. */
  readonly items: readonly BinItem[] | null;
  readonly onConfirm: (items: readonly BinItem[]) => void;
  readonly onClose: () => void;
}

const question = (items: readonly BinItem[]): string =>
  items.length === 1
    ? `Delete “${items[0]?.title ?? ''}” for good?`
    : `Delete ${items.length} things for good?`;

/** The one thing here that cannot be undone, so it is asked first. */
export const DeleteDialog = ({ items, onConfirm, onClose }: DeleteDialogProps) => {
  const heading = useId();
  return (
    <Dialog open={items !== null} onClose={onClose} labelledBy={heading} className="p-7 sm:p-9">
      <h2 id={heading} className="text-2xl font-semibold wrap-anywhere">
        {question(items ?? [])}
      </h2>
      <p className="mt-3 text-lg text-muted">
        This can’t be undone, and no restore point brings it back. Steps and milestones that belong to it go
        too.
      </p>
      <div className="mt-7 flex flex-wrap gap-3">
        <Button
          kind="primary"
          haptic="heavy"
          onClick={() => {
            onClose();
            if (items !== null) onConfirm(items);
          }}
        >
          Yes, delete for good
        </Button>
        <Button onClick={onClose}>Keep</Button>
      </div>
    </Dialog>
  );
};
