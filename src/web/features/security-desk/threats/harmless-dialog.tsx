import { type SubmitEvent, useId, useState } from 'react';
import { threatReasonProblem } from '#domain/security/threats/threat-reason.ts';
import { threatLimits } from '#domain/security/threats/threat-rule.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field, inputLook } from '#web/ui/field.tsx';

interface HarmlessDialogProps {
  /** What it is about: the title of the event. */
  readonly about: string;
  readonly onClose: () => void;
  readonly onConfirm: (reason: string) => void;
}

/** Nothing is put aside without a reason: somebody may ask later. */
export const HarmlessDialog = ({ about, onClose, onConfirm }: HarmlessDialogProps) => {
  const heading = useId();
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const problem = threatReasonProblem(reason);
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setTried(true);
    if (problem === null) onConfirm(reason.trim());
  };
  return (
    <Dialog open onClose={onClose} labelledBy={heading} className="p-6 sm:p-8">
      <form onSubmit={submit}>
        <h2 id={heading} className="text-2xl font-semibold wrap-anywhere">
          Why is it harmless?
        </h2>
        <p className="mt-2 text-muted">
          {about}. The event stays in the list with your reason. Nobody is signed out.
        </p>
        <div className="mt-5">
          <Field label="Reason" error={tried ? (problem ?? undefined) : undefined}>
            {(slot) => (
              <textarea
                {...slot}
                rows={3}
                // A little more than allowed, so that what is too long is said and not cut.
                maxLength={threatLimits.reason + 100}
                value={reason}
                onChange={(event) => setReason(event.currentTarget.value)}
                className={inputLook}
              />
            )}
          </Field>
        </div>
        <div className="mt-6 flex flex-wrap gap-3">
          <Button kind="primary" type="submit">
            Mark as harmless
          </Button>
          <Button kind="plain" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </Dialog>
  );
};
