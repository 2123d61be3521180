import { type SyntheticEvent, useState } from 'react';
import { catalogue } from '#domain/notices/catalogue.ts';
import { CodeForm } from '#web/features/second-factor/code-form.tsx';
import { enrolApp, giveUpApp, type NewApp } from '#web/features/second-factor/second-factor-mutations.ts';
import type { Backend } from '#web/platform/backend/backend.ts';
import { errorNotice } from '#web/services/messages/error-notice.ts';
import { showMessage } from '#web/services/messages/show-message.ts';
import { Button } from '#web/ui/button.tsx';
import { Field, inputLook } from '#web/ui/field.tsx';

interface EnrolFormProps {
  readonly backend: Backend;
  /** Names that are taken. */
  readonly names: readonly string[];
  readonly onAdded: () => void;
  readonly onClose: () => void;
}

const focusNow = (element: HTMLInputElement | null): void => element?.focus();

const freeName = (names: readonly string[]): string => {
  for (let count = 2; ; count += 1) {
    const name = count === 2 ? 'My phone' : `My phone ${count - 1}`;
    if (!names.includes(name)) return name;
  }
};

/** By four letters, as apps and people read them. */
const inFours = (secret: string): string => secret.replaceAll(/(.{4})(?=.)/gu, '$1 ');

const NameForm = ({
  backend,
  names,
  onNamed,
  onClose,
}: Omit<EnrolFormProps, 'onAdded'> & {
  readonly onNamed: (app: NewApp & { readonly name: string }) => void;
}) => {
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const start = async (name: string): Promise<void> => {
    setBusy(true);
    try {
      const app = await enrolApp(backend, name);
      if (app === 'name-taken') setError('You already have one with this name.');
      else onNamed({ ...app, name });
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
            defaultValue={freeName(names)}
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

/** A name, the picture for the app, and the first code as proof that the app has it. */
export const EnrolForm = ({ backend, names, onAdded, onClose }: EnrolFormProps) => {
  const [app, setApp] = useState<(NewApp & { readonly name: string }) | null>(null);
  if (app === null) {
    return <NameForm backend={backend} names={names} onNamed={setApp} onClose={onClose} />;
  }
  const giveUp = (): void => {
    void giveUpApp(backend, app.id);
    onClose();
  };
  return (
    <div className="grid gap-6 sm:grid-cols-[auto_1fr] sm:gap-8">
      <div>
        {/* Black on white in every theme: cameras want it so. */}
        <img
          src={app.qr}
          alt="QR code for your authenticator app"
          className="size-52 rounded-2xl bg-white p-2"
        />
      </div>
      <div className="space-y-5">
        <div>
          <p>Scan this with your authenticator app. Then type the code the app shows.</p>
          <p className="mt-3 text-muted">Can’t scan? Type this key into the app:</p>
          <p className="mt-1 font-mono text-lg break-words select-all" data-testid="factor-secret">
            {inFours(app.secret)}
          </p>
        </div>
        <CodeForm
          backend={backend}
          factors={[{ id: app.id, name: app.name, kind: 'app', addedAt: new Date(0) }]}
          action="Turn it on"
          onShown={onAdded}
        />
        <Button kind="plain" className="-ml-5" onClick={giveUp}>
          Cancel
        </Button>
      </div>
    </div>
  );
};
