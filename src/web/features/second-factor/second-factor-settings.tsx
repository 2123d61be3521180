import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { factorCatalogue } from '#domain/notices/factor-catalogue.ts';
import { CodesLeft } from '#web/features/second-factor/codes-left.tsx';
import { EnrolForm } from '#web/features/second-factor/enrol-form.tsx';
import { FactorRow } from '#web/features/second-factor/factor-row.tsx';
import type { AskWho } from '#web/features/second-factor/name-form.tsx';
import { RecoveryCodes } from '#web/features/second-factor/recovery-codes.tsx';
import { makeRecoveryCodes } from '#web/features/second-factor/second-factor-mutations.ts';
import { factorWantedQuery, secondFactorKey } from '#web/features/second-factor/factor-wanted-queries.ts';
import { factorsQuery } from '#web/features/second-factor/second-factor-queries.ts';
import { useConnection } from '#web/platform/backend/connection-context.ts';
import { showMessage } from '#web/services/messages/show-message.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorPanel } from '#web/ui/error-panel.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

/** Authenticator apps: adding, naming, removing; and the codes for when they are lost. */
export const SecondFactorSettings = ({ Who }: { readonly Who: AskWho }) => {
  const { backend } = useConnection();
  const queries = useQueryClient();
  const factors = useQuery(factorsQuery(backend));
  const wanted = useQuery(factorWantedQuery(backend));
  const [isAdding, setIsAdding] = useState(false);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const standing = useRef<HTMLParagraphElement>(null);
  /** What was pressed is gone: how things stand now is read out. */
  const goOn = (): void => standing.current?.focus();
  const refresh = (): void => {
    void queries.invalidateQueries({ queryKey: secondFactorKey });
    // Who is an admin may hang on it.
    void queries.invalidateQueries({ queryKey: ['auth', 'is-admin'] });
  };
  const added = async (isFirst: boolean): Promise<void> => {
    setIsAdding(false);
    goOn();
    showMessage(factorCatalogue.factorAdded);
    // Right after the first code: nobody has to think of them later.
    const made = isFirst ? await makeRecoveryCodes(backend).catch(() => null) : null;
    if (Array.isArray(made)) setCodes(made);
    refresh();
  };
  if (factors.data === undefined) {
    return factors.isFetching ? (
      <Spinner size="sm" text="Loading…" className="min-h-24" />
    ) : (
      <ErrorPanel message={factors.error?.message} onRetry={() => void factors.refetch()} />
    );
  }
  const all = factors.data;
  const isOn = all.length > 0;
  return (
    <>
      <p ref={standing} tabIndex={-1} className="text-muted outline-none">
        {isOn
          ? 'On. When you sign in, we ask for a code from your app.'
          : 'Off. With an authenticator app, nobody gets in with your password alone: signing in also takes a code from your phone.'}
      </p>
      {wanted.data === true && !isOn && (
        <p className="rounded-2xl border border-edge bg-raised p-4">
          This site asks its admins to turn this on. Until then, the admin pages stay closed.
        </p>
      )}
      {codes !== null && (
        <RecoveryCodes
          codes={codes}
          onSaved={() => {
            setCodes(null);
            goOn();
          }}
        />
      )}
      {isOn && (
        <ul aria-label="Authenticator apps">
          {all.map((factor) => (
            <FactorRow
              key={factor.id}
              backend={backend}
              factor={factor}
              factors={all}
              onRemoved={() => {
                showMessage(factorCatalogue.factorRemoved);
                if (all.length === 1) setCodes(null);
                goOn();
                refresh();
              }}
            />
          ))}
        </ul>
      )}
      {isAdding ? (
        <EnrolForm
          backend={backend}
          factors={all}
          Who={Who}
          onAdded={() => void added(!isOn)}
          onClose={() => {
            setIsAdding(false);
            goOn();
          }}
        />
      ) : (
        <Button kind={isOn ? 'quiet' : 'primary'} onClick={() => setIsAdding(true)}>
          {isOn ? 'Add another app' : 'Add an authenticator app'}
        </Button>
      )}
      {isOn && codes === null && (
        <CodesLeft
          backend={backend}
          factors={all}
          onMade={(made) => {
            setCodes(made);
            refresh();
          }}
        />
      )}
    </>
  );
};
