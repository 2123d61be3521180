import { keptDays } from '#domain/device/device-data.ts';
import type { SignOutChoice, SignOutQuestion } from '#web/services/records/flush-before-sign-out.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

interface LeaveDialogProps {
  readonly question: SignOutQuestion;
  readonly onAnswer: (choice: SignOutChoice) => void;
}

/** Signing out while something exists on this device alone. */
export const SignOutDialog = ({ question, onAnswer }: LeaveDialogProps) => {
  const { count, canKeep, download } = question;
  const one = count === 1;
  return (
    <Dialog open onClose={() => onAnswer('stay')} labelledBy="leave-title" className="p-7 sm:p-9">
      <h2 id="leave-title" className="text-2xl font-semibold">
        {one ? 'One change is only on this device' : `${count} changes are only on this device`}
      </h2>
      <p className="mt-3 text-lg text-muted">
        {one ? 'It hasn’t' : 'They haven’t'} been sent to the server yet. What would you like to do?
      </p>
      <div className="mt-6 grid gap-3">
        {canKeep && (
          <Button kind="primary" size="large" onClick={() => onAnswer('keep')}>
            Keep on this device and sign out
          </Button>
        )}
        <Button size="large" onClick={download}>
          Download a copy
        </Button>
        <Button size="large" onClick={() => onAnswer('stay')}>
          Stay signed in
        </Button>
        <Button kind="plain" size="large" onClick={() => onAnswer('discard')}>
          Sign out and delete {one ? 'it' : 'them'}
        </Button>
      </div>
      {canKeep && (
        <p className="mt-5 text-muted">
          Changes you keep are encrypted, so nobody else can read them. They’re sent when you sign in here
          again within {keptDays} days.
        </p>
      )}
    </Dialog>
  );
};
