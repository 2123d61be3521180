import type { ReactNode } from 'react';
import { focusNow } from '#web/features/second-factor/focus-now.ts';
import { ProveForm } from '#web/features/second-factor/prove-form.tsx';
import type { Factor } from '#web/features/second-factor/second-factor-queries.ts';
import type { Backend } from '#web/platform/backend/backend.ts';

/** Asks who is sitting there, of somebody who has no second factor yet. */
export type AskWho = (ways: { readonly onShown: () => void; readonly onCancel: () => void }) => ReactNode;

interface ProofFirstProps {
  readonly backend: Backend;
  readonly factors: readonly Factor[];
  readonly Who: AskWho;
  /** What is done once it is shown. */
  readonly action: string;
  readonly onShown: () => void;
  readonly onClose: () => void;
}

/** Where the sign-in is a while ago: who is sitting there, before something new can lock the account. */
export const ProofFirst = ({ backend, factors, Who, action, onShown, onClose }: ProofFirstProps) =>
  factors.length > 0 ? (
    <ProveForm
      backend={backend}
      factors={factors}
      action={action}
      onShown={onShown}
      leave="Cancel"
      onLeave={onClose}
    />
  ) : (
    <div>
      <p ref={focusNow} tabIndex={-1} className="font-medium outline-none">
        Is it still you?
      </p>
      <p className="mt-1 text-muted">
        You signed in a while ago. Before a second step can lock this account, we ask once more who is sitting
        here.
      </p>
      <Who onShown={onShown} onCancel={onClose} />
    </div>
  );
