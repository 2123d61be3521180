import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SyntheticEvent, useState } from 'react';
import { pinLimits, pinMessages, pinProblem, type PinRequest } from '#domain/auth/local-pin.ts';
import { catalogue } from '#domain/notices/catalogue.ts';
import { factorCatalogue } from '#domain/notices/factor-catalogue.ts';
import { askPin } from '#web/features/settings/pin-mutations.ts';
import { pinQuery } from '#web/features/settings/pin-queries.ts';
import { AppError } from '#web/platform/app-error.ts';
import { useConnection } from '#web/platform/backend/connection-context.ts';
import { errorNotice } from '#web/services/messages/error-notice.ts';
import { showMessage } from '#web/services/messages/show-message.ts';
import { Button } from '#web/ui/button.tsx';
import { Field, inputLook } from '#web/ui/field.tsx';

export type PinWish = 'set' | 'change' | 'remove';

interface PinErrors {
  readonly current?: string;
  readonly pin?: string;
  readonly again?: string;
}

interface PinFieldProps {
  readonly label: string;
  readonly name: string;
  readonly hint?: string;
  readonly isNew: boolean;
  readonly first: boolean;
  readonly error: string | undefined;
}

/** Where the person goes on after pressing something that made this. */
export const focusNow = (element: HTMLElement | null): void => element?.focus();

const PinField = ({ label, name, hint, isNew, first, error }: PinFieldProps) => (
  <Field label={label} quiet hint={hint} error={error}>
    {(slot) => (
      <input
        {...slot}
        name={name}
        type="password"
        inputMode="numeric"
        autoComplete={isNew ? 'new-password' : 'current-password'}
        maxLength={pinLimits.longest}
        ref={first ? focusNow : undefined}
        className={`${inputLook} max-w-xs`}
      />
    )}
  </Field>
);

const told = {
  set: factorCatalogue.pinSet,
  change: factorCatalogue.pinSet,
  remove: factorCatalogue.pinRemoved,
} as const;
const actions = { set: 'Set PIN', change: 'Change PIN', remove: 'Remove PIN' } as const;

const errorsOf = (wish: PinWish, current: string, pin: string, again: string): PinErrors => {
  if (wish !== 'set' && current === '') return { current: pinMessages.digits };
  if (wish === 'remove') return {};
  const problem = pinProblem(pin);
  if (problem !== undefined) return { pin: problem };
  return pin === again ? {} : { again: pinMessages.different };
};

export const PinForm = ({ wish, onClose }: { readonly wish: PinWish; readonly onClose: () => void }) => {
  const { backend } = useConnection();
  const queries = useQueryClient();
  const [errors, setErrors] = useState<PinErrors>({});
  const save = useMutation({
    mutationFn: async (request: PinRequest) => askPin(backend, request),
    onSuccess: (answer) => {
      if (answer.wrongPin) return setErrors({ current: pinMessages.wrong });
      queries.setQueryData(pinQuery(backend).queryKey, answer);
      showMessage(told[wish]);
      return onClose();
    },
    onError: (error) => {
      if (error instanceof AppError && error.code === 'refused') setErrors({ current: pinMessages.wait });
      else if (error.message === pinMessages.signInAgain) setErrors({ pin: pinMessages.signInAgain });
      else showMessage(errorNotice(error, catalogue.saveFailed));
    },
  });

  const submit = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const read = (name: string): string => {
      const value = given.get(name);
      return typeof value === 'string' ? value : '';
    };
    const [current, pin] = [read('current'), read('pin')];
    const found = errorsOf(wish, current, pin, read('again'));
    setErrors(found);
    if (Object.keys(found).length > 0 || save.isPending) return;
    save.mutate(
      wish === 'remove'
        ? { action: 'remove', currentPin: current }
        : { action: 'set', pin, ...(wish === 'change' ? { currentPin: current } : {}) },
    );
  };

  return (
    <form onSubmit={submit} noValidate aria-label={actions[wish]} className="mt-4 space-y-4">
      {wish !== 'set' && (
        <PinField label="Current PIN" name="current" isNew={false} first error={errors.current} />
      )}
      {wish !== 'remove' && (
        <>
          <PinField
            label="New PIN"
            name="pin"
            hint={`${pinLimits.shortest} to ${pinLimits.longest} digits. If you forget it, whoever runs this Kindling can remove it.`}
            isNew
            first={wish === 'set'}
            error={errors.pin ?? (wish === 'set' ? errors.current : undefined)}
          />
          <PinField label="New PIN again" name="again" isNew first={false} error={errors.again} />
        </>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" aria-disabled={save.isPending}>
          {actions[wish]}
        </Button>
        <Button kind="plain" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
};
