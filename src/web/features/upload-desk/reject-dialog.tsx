import { type SubmitEvent, useId, useState } from 'react';
import { longestReason, reasonProblem, usualReasons } from '#domain/upload-desk/review-reasons.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field, inputLook } from '#web/ui/field.tsx';

interface RejectDialogProps {
  /** What it is about: a title, or how many there are. */
  readonly about: string;
  readonly onClose: () => void;
  readonly onReject: (reason: string) => void;
}

/** Nobody is turned away without a reason. */
export const RejectDialog = ({ about, onClose, onReject }: RejectDialogProps) => {
  const heading = useId();
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const problem = reasonProblem(reason);
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setTried(true);
    if (problem === null) onReject(reason.trim());
  };
  return (
    <Dialog open onClose={onClose} labelledBy={heading} className="p-6 sm:p-8">
      <form onSubmit={submit}>
        <h2 id={heading} className="text-2xl font-semibold wrap-anywhere">
          Reject {about}?
        </h2>
        <p className="mt-2 text-muted">
          The person who uploaded it reads your reason. They can keep the track for themselves. This can’t be
          undone.
        </p>
        <div className="mt-5 flex flex-wrap gap-2">
          {usualReasons.map(({ label, text }) => (
            <Button key={label} size="small" onClick={() => setReason(text)}>
              {label}
            </Button>
          ))}
        </div>
        <div className="mt-5">
          <Field label="Why" error={tried ? (problem ?? undefined) : undefined}>
            {(slot) => (
              <textarea
                {...slot}
                rows={4}
                // A little more than allowed, so that what is too long is said and not cut.
                maxLength={longestReason + 100}
                value={reason}
                onChange={(event) => setReason(event.currentTarget.value)}
                className={inputLook}
              />
            )}
          </Field>
        </div>
        <div className="mt-6 flex flex-wrap gap-3">
          <Button type="submit" haptic="heavy">
            Reject
          </Button>
          <Button kind="plain" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </Dialog>
  );
};
