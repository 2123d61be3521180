import { type SyntheticEvent, useId, useState } from 'react';
import { actWords } from '#domain/accounts/account-acts.ts';
import type { AccountWish } from '#domain/accounts/account-wish.ts';
import { isReason, reasonLimits } from '#domain/accounts/account.ts';
import { BanChoice } from '#web/features/accounts/ban-choice.tsx';
import { TierChoice } from '#web/features/accounts/tier-choice.tsx';
import { WhoIsThere, type WhoIsThereProps } from '#web/features/accounts/who-is-there.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field, FieldError, inputLook } from '#web/ui/field.tsx';

export interface OpenAct {
  readonly wish: AccountWish;
  /** Whom it is about. */
  readonly name: string;
  /** Ask for the reason, or who is there. */
  readonly step: 'reason' | 'who';
}

interface ActDialogProps {
  readonly open: OpenAct;
  readonly isPending: boolean;
  readonly error: string | undefined;
  readonly secondStep: WhoIsThereProps['secondStep'];
  readonly onDo: (wish: AccountWish) => void;
  readonly onSignIn: (wish: AccountWish) => void;
  readonly onClose: () => void;
}

const focusNow = (element: HTMLElement | null): void => element?.focus();

const ReasonForm = ({
  open,
  isPending,
  error,
  onDo,
  onClose,
}: Omit<ActDialogProps, 'onSignIn' | 'secondStep'>) => {
  const [wish, setWish] = useState(open.wish);
  const [lacksDay, setLacksDay] = useState(false);
  const [problems, setProblems] = useState<{ readonly reason?: string; readonly day?: string }>({});
  const errorId = useId();
  const { button, effect } = actWords[wish.act];
  const submit = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (isPending) return;
    const fits = isReason(wish.reason);
    setProblems({
      ...(fits ? {} : { reason: 'Write a short reason: a few words are enough.' }),
      ...(lacksDay ? { day: 'Choose the last day of the ban.' } : {}),
    });
    if (fits && !lacksDay) onDo(wish);
  };
  return (
    <form onSubmit={submit} noValidate className="mt-3 space-y-6">
      <p className="text-muted">{effect}</p>
      {wish.act === 'set-tier' && (
        <TierChoice
          tier={wish.tier}
          until={wish.until}
          onChange={(changed) => setWish({ ...wish, ...changed })}
        />
      )}
      {wish.act === 'ban' && (
        <BanChoice
          until={open.wish.until}
          error={lacksDay ? problems.day : undefined}
          onChange={(until) => {
            setLacksDay(until === undefined);
            setWish({ ...wish, until: until ?? null });
          }}
        />
      )}
      <Field
        label="Reason"
        hint="Kept in the record of important actions, where this person can read it."
        error={problems.reason}
      >
        {(slot) => (
          <textarea
            {...slot}
            ref={focusNow}
            rows={2}
            maxLength={reasonLimits.longest}
            value={wish.reason}
            onChange={({ target }) => setWish({ ...wish, reason: target.value })}
            className={inputLook}
          />
        )}
      </Field>
      <FieldError id={errorId} error={error} />
      <div className="flex flex-wrap gap-3">
        <Button
          kind="primary"
          type="submit"
          haptic={actWords[wish.act].canUndo ? 'medium' : 'heavy'}
          aria-disabled={isPending}
        >
          {isPending ? 'One moment…' : button}
        </Button>
        <Button kind="plain" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
};

/** Asks why, and where the database wants it, who is there; then it is done. */
export const ActDialog = (props: ActDialogProps) => {
  const { open, secondStep, onDo, onSignIn, onClose } = props;
  const id = useId();
  const { title } = actWords[open.wish.act];
  return (
    <Dialog open onClose={onClose} labelledBy={id} className="p-6 sm:p-8">
      <h2 id={id} className="text-xl font-semibold">
        {open.step === 'who' ? 'Is it still you?' : title}
      </h2>
      <p className="mt-1 font-medium wrap-anywhere">{open.name}</p>
      {open.step === 'who' ? (
        <>
          <p className="mt-3 text-muted">
            This is a big step, so we ask once more who is sitting here. It then counts for five minutes.
          </p>
          <WhoIsThere
            secondStep={secondStep}
            onShown={() => onDo(open.wish)}
            onSignIn={() => onSignIn(open.wish)}
            onCancel={onClose}
          />
        </>
      ) : (
        <ReasonForm {...props} />
      )}
    </Dialog>
  );
};
