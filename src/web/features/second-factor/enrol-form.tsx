import { useState } from 'react';
import { CodeForm } from '#web/features/second-factor/code-form.tsx';
import { NameForm } from '#web/features/second-factor/name-form.tsx';
import type { AskWho } from '#web/features/second-factor/proof-first.tsx';
import { giveUpFactor, type NewApp } from '#web/features/second-factor/second-factor-mutations.ts';
import type { Factor } from '#web/features/second-factor/second-factor-queries.ts';
import type { Backend } from '#web/platform/backend/backend.ts';
import { Button } from '#web/ui/button.tsx';

interface EnrolFormProps {
  readonly backend: Backend;
  /** Those there are. */
  readonly factors: readonly Factor[];
  readonly Who: AskWho;
  readonly onAdded: () => void;
  readonly onClose: () => void;
}

/** By four letters, as apps and people read them. */
const inFours = (secret: string): string => secret.replaceAll(/(.{4})(?=.)/gu, '$1 ');

/** A name, the picture for the app, and the first code as proof that the app has it. */
export const EnrolForm = ({ backend, factors, Who, onAdded, onClose }: EnrolFormProps) => {
  const [app, setApp] = useState<(NewApp & { readonly name: string }) | null>(null);
  if (app === null) {
    return <NameForm backend={backend} factors={factors} Who={Who} onNamed={setApp} onClose={onClose} />;
  }
  const giveUp = (): void => {
    void giveUpFactor(backend, app.id);
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
