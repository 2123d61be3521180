import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, type SyntheticEvent, useState } from 'react';
import type { ReauthenticateWay } from '#domain/accounts/reauthenticate-request.ts';
import { askWho } from '#web/features/accounts/who-mutations.ts';
import { whoQuery } from '#web/features/accounts/who-queries.ts';
import { AppError } from '#web/platform/app-error.ts';
import { useConnection } from '#web/platform/backend/connection-context.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorPanel } from '#web/ui/error-panel.tsx';
import { Field, inputLook } from '#web/ui/field.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

type TypedWay = Exclude<ReauthenticateWay, 'code' | 'sign-in'>;

const words: Readonly<Record<TypedWay, { readonly label: string; readonly wrong: string }>> = {
  password: { label: 'Your password', wrong: 'That isn’t your password.' },
  pin: { label: 'Your PIN', wrong: 'That isn’t your PIN.' },
};
const wait = 'Too many tries. Wait five minutes, then try again.';

export interface WhoIsThereProps {
  /** Asks for the second step, as everywhere: any app or phone of theirs, or a recovery code. */
  readonly secondStep: (onShown: () => void) => ReactNode;
  /** What happens after coming back from the sign-in service, where it isn't done by itself. */
  readonly afterSignIn?: string;
  /** It is shown: what was asked for goes on. */
  readonly onShown: () => void;
  /** Leaves for the sign-in service; what was asked for waits. */
  readonly onSignIn: () => void;
  readonly onCancel: () => void;
}

const focusNow = (element: HTMLElement | null): void => element?.focus();

const TypedAnswer = ({
  way,
  onShown,
  onCancel,
}: { readonly way: TypedWay } & Pick<WhoIsThereProps, 'onShown' | 'onCancel'>) => {
  const { backend } = useConnection();
  const [error, setError] = useState<string>();
  const show = useMutation({
    mutationFn: async (secret: string) => !(await askWho(backend, { action: way, secret })).wrong,
    onSuccess: (right) => (right ? onShown() : setError(words[way].wrong)),
    onError: (thrown) =>
      setError(
        thrown instanceof AppError && thrown.code === 'refused' ? wait : 'We couldn’t reach the server.',
      ),
  });
  const submit = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const secret = new FormData(event.currentTarget).get('secret');
    if (typeof secret !== 'string' || secret.trim() === '' || show.isPending) return;
    setError(undefined);
    show.mutate(secret);
  };
  return (
    <form onSubmit={submit} noValidate className="mt-5 space-y-5">
      <Field label={words[way].label} quiet error={error}>
        {(slot) => (
          <input
            {...slot}
            ref={focusNow}
            name="secret"
            type="password"
            inputMode={way === 'password' ? undefined : 'numeric'}
            autoComplete="current-password"
            maxLength={256}
            className={inputLook}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button kind="primary" type="submit" aria-disabled={show.isPending}>
          {show.isPending ? 'One moment…' : 'Confirm and go on'}
        </Button>
        <Button kind="plain" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
};

/** Asks once more who is sitting there, kindly, and goes on by itself. */
export const WhoIsThere = ({
  secondStep,
  afterSignIn = 'What you asked for is then done by itself.',
  onShown,
  onSignIn,
  onCancel,
}: WhoIsThereProps) => {
  const { backend } = useConnection();
  const who = useQuery(whoQuery(backend));
  if (who.data === undefined) {
    return who.isFetching ? (
      <Spinner text="Loading..." className="mt-6" />
    ) : (
      <div className="mt-6">
        <ErrorPanel message={who.error?.message} onRetry={() => void who.refetch()} />
      </div>
    );
  }
  const { way } = who.data;
  if (way === 'code') {
    return (
      <div className="mt-5 space-y-3">
        {secondStep(onShown)}
        <Button kind="plain" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    );
  }
  if (way !== 'sign-in') return <TypedAnswer way={way} onShown={onShown} onCancel={onCancel} />;
  return (
    <>
      <p className="mt-3">You’ll go to the sign-in page and come back here. {afterSignIn}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button kind="primary" ref={focusNow} onClick={onSignIn}>
          Sign in again
        </Button>
        <Button kind="plain" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </>
  );
};
