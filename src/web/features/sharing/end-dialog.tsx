import { useId } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

interface EndDialogProps {
  readonly title: string;
  readonly text: string;
  readonly confirm: string;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** One question before something is over. */
export const EndDialog = ({ title, text, confirm, onConfirm, onClose }: EndDialogProps) => {
  const heading = useId();
  return (
    <Dialog open onClose={onClose} labelledBy={heading} className="p-7 sm:p-9">
      <h2 id={heading} className="text-2xl font-semibold wrap-anywhere">
        {title}
      </h2>
      <p className="mt-3 text-lg text-muted">{text}</p>
      <div className="mt-7 flex flex-wrap gap-3">
        <Button
          kind="primary"
          haptic="heavy"
          onClick={() => {
            onClose();
            onConfirm();
          }}
        >
          {confirm}
        </Button>
        <Button onClick={onClose}>Not now</Button>
      </div>
    </Dialog>
  );
};
