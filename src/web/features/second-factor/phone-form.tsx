import { type SyntheticEvent, useState } from 'react';
import { CodeForm } from '#web/features/second-factor/code-form.tsx';
import { codeTroubles } from '#web/features/second-factor/factor-words.ts';
import { focusNow } from '#web/features/second-factor/focus-now.ts';
import { type AskWho, ProofFirst } from '#web/features/second-factor/proof-first.tsx';
import {
  enrolPhone,
  giveUpFactor,
  type NewPhone,
  sendText,
} from '#web/features/second-factor/second-factor-mutations.ts';
import type { Factor } from '#web/features/second-factor/second-factor-queries.ts';
import type { Backend } from '#web/platform/backend/backend.ts';
import { Button } from '#web/ui/button.tsx';
import { Field, inputLook } from '#web/ui/field.tsx';

interface PhoneFormProps {
  readonly backend: Backend;
  /** Those there are. */
  readonly factors: readonly Factor[];
  readonly Who: AskWho;
  readonly onAdded: () => void;
  readonly onClose: () => void;
}

const usePhone = (backend: Backend) => {
  const [phone, setPhone] = useState<(NewPhone & { readonly challengeId: string }) | null>(null);
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  /** What goes on once it is shown who is there. */
  const [waiting, setWaiting] = useState<string | null>(null);
  const start = async (number: string): Promise<void> => {
    setBusy(true);
    setError(undefined);
    let enrolled: NewPhone | undefined;
    try {
      const answer = await enrolPhone(backend, number);
      setWaiting(answer === 'show-again' ? number : null);
      if (answer === 'show-again') return;
      if ('trouble' in answer) return setError(answer.trouble);
      enrolled = answer;
      setPhone({ ...answer, challengeId: await sendText(backend, answer.id) });
    } catch (failure) {
      if (enrolled !== undefined) void giveUpFactor(backend, enrolled.id);
      setError(failure instanceof Error ? failure.message : codeTroubles.unreachable);
    } finally {
      setBusy(false);
    }
  };
  return { phone, error, busy, waiting, start, setError };
};

/** A number, a text to it, and the code in the text as proof that it arrives. */
export const PhoneForm = ({ backend, factors, Who, onAdded, onClose }: PhoneFormProps) => {
  const { phone, error, busy, waiting, start, setError } = usePhone(backend);
  if (phone !== null) {
    const giveUp = (): void => {
      void giveUpFactor(backend, phone.id);
      onClose();
    };
    return (
      <div className="space-y-5">
        <CodeForm
          backend={backend}
          factors={[{ id: phone.id, name: phone.name, kind: 'phone', addedAt: new Date(0) }]}
          text={{ factorId: phone.id, challengeId: phone.challengeId }}
          action="Turn it on"
          onShown={onAdded}
        />
        <Button kind="plain" className="-ml-5" onClick={giveUp}>
          Cancel
        </Button>
      </div>
    );
  }
  if (waiting !== null) {
    return (
      <ProofFirst
        backend={backend}
        factors={factors}
        Who={Who}
        action="Text me a code"
        onShown={() => void start(waiting)}
        onClose={onClose}
      />
    );
  }
  const submit = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const given = new FormData(event.currentTarget).get('tel');
    const number = typeof given === 'string' ? given.trim() : '';
    const problem = number === '' ? 'Type your phone number.' : undefined;
    setError(problem);
    if (problem === undefined && !busy) void start(number);
  };
  return (
    <form onSubmit={submit} noValidate aria-label="Use a phone number" className="space-y-4">
      <Field
        label="Phone number"
        hint="With the country code, such as +61 400 000 000. An app is safer, since texts can be read on their way; a text is safer than nothing."
        error={error}
      >
        {(slot) => (
          <input
            {...slot}
            ref={focusNow}
            name="tel"
            type="tel"
            autoComplete="tel"
            maxLength={32}
            className={`${inputLook} max-w-sm`}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" kind="primary" aria-disabled={busy}>
          Text me a code
        </Button>
        <Button kind="plain" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
};
