import { useId, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

interface DeletePointsProps {
  readonly busy: boolean;
  readonly onConfirm: () => void;
}

export const DeletePoints = ({ busy, onConfirm }: DeletePointsProps) => {
  const [asking, setAsking] = useState(false);
  const heading = useId();
  return (
    <>
      <Button kind="plain" aria-disabled={busy} onClick={() => !busy && setAsking(true)}>
        Delete all points
      </Button>
      <Dialog open={asking} onClose={() => setAsking(false)} labelledBy={heading} className="p-7 sm:p-9">
        <h2 id={heading} className="text-2xl font-semibold">
          Delete all restore points?
        </h2>
        <p className="mt-3 text-lg text-muted">
          What you have now stays as it is. The earlier words behind the points are gone for good, and you
          can’t go back to them any more. If you put back a copy or deleted many things lately, that can’t be
          undone as a whole either. The next change begins a new point.
        </p>
        <div className="mt-7 flex flex-wrap gap-3">
          <Button
            kind="primary"
            haptic="heavy"
            onClick={() => {
              setAsking(false);
              onConfirm();
            }}
          >
            Yes, delete them
          </Button>
          <Button onClick={() => setAsking(false)}>Not now</Button>
        </div>
      </Dialog>
    </>
  );
};
