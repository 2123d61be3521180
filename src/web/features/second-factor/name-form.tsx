import { type SyntheticEvent, useState } from 'react';
import { catalogue } from '#domain/notices/catalogue.ts';
import { focusNow } from '#web/features/second-factor/focus-now.ts';
import { type AskWho, ProofFirst } from '#web/features/second-factor/proof-first.tsx';
import { enrolApp, type NewApp } from '#web/features/second-factor/second-factor-mutations.ts';
import type { Factor } from '#web/features/second-factor/second-factor-queries.ts';
import type { Backend } from '#web/platform/backend/backend.ts';
import { errorNotice } from '#web/services/messages/error-notice.ts';
import { showMessage } from '#web/services/messages/show-message.ts';
import { Button } from '#web/ui/button.tsx';
import { Field, inputLook } from '#web/ui/field.tsx';

interface NameFormProps {
  readonly backend: Backend;
  readonly factors: readonly Factor[];
  readonly Who: AskWho;
  readonly onNamed: (app: NewApp & { readonly name: string }) => void;
  readonly onClose: () => void;
}

const freeName = (names: readonly string[]): string => {
  for (let count = 2; ; count += 1) {
    const name = count === 2 ? 'My phone' : `My phone ${count - 1}`;
    if (!names.includes(name)) return name;
  }
};

/** The name of a new app; and where the sign-in is a while ago, who is sitting there. */
export const NameForm = ({ backend, factors, Who, onNamed, onClose }: NameFormProps) => {
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  /** What goes on once it is shown who is there. */
  const [waiting, setWaiting] = useState<string | null>(null);
  const start = async (name: string): Promise<void> => {
    setBusy(true);
    try {
      const app = await enrolApp(backend, name);
      setWaiting(app === 'show-again' ? name : null);
      if (app === 'name-taken') setError('You already have one with this name.');
      else if (app !== 'show-again') onNamed({ ...app, name });
    } catch (failure) {
      showMessage(errorNotice(failure, catalogue.operationFailed));
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const given = new FormData(event.currentTarget).get('name');
    const name = typeof given === 'string' ? given.trim() : '';
    const problem = name === '' ? 'Give it a name, such as “My phone”.' : undefined;
    setError(problem);
    if (problem === undefined && !busy) void start(name);
  };
  if (waiting !== null) {
    return (
      <ProofFirst
        backend={backend}
        factors={factors}
        Who={Who}
        action="Show the QR code"
        onShown={() => void start(waiting)}
        onClose={onClose}
      />
    );
  }
  return (
    <form onSubmit={submit} noValidate aria-label="Add an authenticator app" className="space-y-4">
      <Field label="What do you call it?" quiet hint="So you know later which device it is." error={error}>
        {(slot) => (
          <input
            {...slot}
            ref={focusNow}
            name="name"
            type="text"
            maxLength={60}
            defaultValue={freeName(factors.map(({ name }) => name))}
            className={`${inputLook} max-w-sm`}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" kind="primary" aria-disabled={busy}>
          Show the QR code
        </Button>
        <Button kind="plain" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
};
