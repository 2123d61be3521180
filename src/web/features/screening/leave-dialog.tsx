import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

interface LeaveDialogProps {
  readonly open: boolean;
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

export const LeaveDialog = ({ open, onStay, onLeave }: LeaveDialogProps) => (
  <Dialog open={open} onClose={onStay} labelledBy="screening-leave" className="p-7 sm:p-9">
    <h2 id="screening-leave" className="text-2xl font-semibold">
      Leave without saving?
    </h2>
    <p className="mt-3 text-lg text-muted">Your answers aren’t stored, so they’ll be gone.</p>
    <div className="mt-6 grid gap-3">
      <Button size="large" onClick={onStay}>
        Stay here
      </Button>
      <Button kind="plain" size="large" onClick={onLeave}>
        Leave
      </Button>
    </div>
  </Dialog>
);
