import { useId } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

interface ApproveDialogProps {
  readonly count: number;
  /** Of those selected, how many cannot be let in yet. */
  readonly unmeasured: number;
  readonly onClose: () => void;
  readonly onApprove: () => void;
}

const leftOut = (count: number): string =>
  count === 1
    ? ' One more isn’t measured yet and stays here.'
    : ` ${count} more aren’t measured yet and stay here.`;

/** Many at once cannot be taken back at once: asked one time for all of them. */
export const ApproveDialog = ({ count, unmeasured, onClose, onApprove }: ApproveDialogProps) => {
  const heading = useId();
  return (
    <Dialog open onClose={onClose} labelledBy={heading} className="p-6 sm:p-8">
      <h2 id={heading} className="text-2xl font-semibold">
        Approve {count} uploads?
      </h2>
      <p className="mt-2 text-muted">
        Everybody with an account will hear them in the library.{unmeasured > 0 && leftOut(unmeasured)} This
        can’t be undone from here.
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button kind="primary" onClick={onApprove}>
          Approve {count}
        </Button>
        <Button kind="plain" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Dialog>
  );
};
