import { type SyntheticEvent, useState } from 'react';
import { readRecoveryCode } from '#domain/auth/recovery-code.ts';
import { recoveryTroubles } from '#web/features/second-factor/factor-words.ts';
import { showRecoveryCode } from '#web/features/second-factor/second-factor-mutations.ts';
import type { Backend } from '#web/platform/backend/backend.ts';
import { Button } from '#web/ui/button.tsx';
import { Field, inputLook } from '#web/ui/field.tsx';

const focusNow = (element: HTMLInputElement | null): void => element?.focus({ preventScroll: true });

interface RecoveryFormProps {
  readonly backend: Backend;
  readonly onShown: (left: number) => void;
}

/** For a phone that is lost or empty. */
export const RecoveryForm = ({ backend, onShown }: RecoveryFormProps) => {
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const send = async (typed: string): Promise<void> => {
    // What cannot be a code costs none of the few tries.
    if (readRecoveryCode(typed) === null) {
      setError('A recovery code looks like abcde-23456.');
      return;
    }
    setBusy(true);
    setError(undefined);
    const answer = await showRecoveryCode(backend, typed).catch(() => ({ answer: 'unreachable' as const }));
    setBusy(false);
    if (answer.answer === 'shown') onShown(answer.left);
    else setError(recoveryTroubles[answer.answer]);
  };
  const submit = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('recovery-code');
    if (!busy) void send(typeof typed === 'string' ? typed : '');
  };
  return (
    <form onSubmit={submit} noValidate className="space-y-5" aria-label="Sign in with a recovery code">
      <Field
        label="Recovery code"
        hint="One of the ten you saved when you set this up. It works once."
        error={error}
      >
        {(slot) => (
          <input
            {...slot}
            ref={focusNow}
            name="recovery-code"
            type="text"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={40}
            className={`${inputLook} max-w-72 text-center text-xl! tracking-widest`}
          />
        )}
      </Field>
      <Button type="submit" kind="primary" size="large" aria-disabled={busy}>
        Use this code
      </Button>
    </form>
  );
};
