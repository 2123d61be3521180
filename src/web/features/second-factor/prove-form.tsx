import { useState } from 'react';
import { factorCatalogue } from '#domain/notices/factor-catalogue.ts';
import { CodeForm } from '#web/features/second-factor/code-form.tsx';
import { codesLeft, sourceOf } from '#web/features/second-factor/factor-words.ts';
import { focusNow } from '#web/features/second-factor/focus-now.ts';
import { RecoveryForm } from '#web/features/second-factor/recovery-form.tsx';
import type { Factor } from '#web/features/second-factor/second-factor-queries.ts';
import type { Backend } from '#web/platform/backend/backend.ts';
import { showMessage } from '#web/services/messages/show-message.ts';
import { Button } from '#web/ui/button.tsx';

interface ProveFormProps {
  readonly backend: Backend;
  readonly factors: readonly Factor[];
  /** What is done once it is shown. */
  readonly action: string;
  readonly onShown: () => void;
  /** The word for leaving it. */
  readonly leave: string;
  readonly onLeave: () => void;
}

/** Asks for a code before something that matters. Whoever has lost the phone uses a recovery code here too. */
export const ProveForm = ({ backend, factors, action, onShown, leave, onLeave }: ProveFormProps) => {
  const [isLost, setIsLost] = useState(false);
  return (
    <div className="mt-4 space-y-4">
      {/* Before the field, which takes the focus where there is one. */}
      <p ref={focusNow} tabIndex={-1} className="outline-none">
        To be sure it’s you, type a code first.
      </p>
      {isLost ? (
        <RecoveryForm
          backend={backend}
          onShown={(left) => {
            showMessage(factorCatalogue.recoveryCodeTaken, { description: codesLeft(left) });
            onShown();
          }}
        />
      ) : (
        <CodeForm backend={backend} factors={factors} action={action} onShown={onShown} />
      )}
      <div className="-ml-5 flex flex-wrap">
        <Button kind="plain" onClick={() => setIsLost(!isLost)}>
          {isLost ? `Use your ${sourceOf(factors)} instead` : 'Use a recovery code'}
        </Button>
        <Button kind="plain" onClick={onLeave}>
          {leave}
        </Button>
      </div>
    </div>
  );
};
