import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useRef, useState } from 'react';
import { factorCatalogue } from '#domain/notices/factor-catalogue.ts';
import { CodesLeft } from '#web/features/second-factor/codes-left.tsx';
import { EnrolForm } from '#web/features/second-factor/enrol-form.tsx';
import { FactorRow } from '#web/features/second-factor/factor-row.tsx';
import { sourceOf } from '#web/features/second-factor/factor-words.ts';
import type { AskWho } from '#web/features/second-factor/proof-first.tsx';
import { RecoveryCodes } from '#web/features/second-factor/recovery-codes.tsx';
import { makeRecoveryCodes } from '#web/features/second-factor/second-factor-mutations.ts';
import { factorWantedQuery, secondFactorKey } from '#web/features/second-factor/factor-wanted-queries.ts';
import { factorsQuery } from '#web/features/second-factor/second-factor-queries.ts';
import { useConnection } from '#web/platform/backend/connection-context.ts';
import { showMessage } from '#web/services/messages/show-message.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorPanel } from '#web/ui/error-panel.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

// Few installations send texts.
const PhoneForm = lazy(async () => ({
  default: (await import('#web/features/second-factor/phone-form.tsx')).PhoneForm,
}));

const stands = {
  app: 'On. When you sign in, we ask for a code from your app.',
  phone: 'On. When you sign in, we text a code to your phone.',
};

/** Apps and phones: adding, naming, removing; and the codes for when they are lost. */
export const SecondFactorSettings = ({ Who }: { readonly Who: AskWho }) => {
  const { backend, config } = useConnection();
  const queries = useQueryClient();
  const factors = useQuery(factorsQuery(backend));
  const wanted = useQuery(factorWantedQuery(backend));
  const [adding, setAdding] = useState<'app' | 'phone' | null>(null);
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
    setAdding(null);
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
  const AddForm = adding === 'phone' ? PhoneForm : EnrolForm;
  return (
    <>
      <p ref={standing} tabIndex={-1} className="text-muted outline-none">
        {isOn
          ? stands[sourceOf(all)]
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
        <ul aria-label="Where your codes come from">
          {all.map((factor) => (
            <FactorRow
              key={factor.id}
              backend={backend}
              factor={factor}
              factors={all}
              onRemoved={() => {
                showMessage(factorCatalogue[factor.kind === 'phone' ? 'phoneRemoved' : 'factorRemoved']);
                if (all.length === 1) setCodes(null);
                goOn();
                refresh();
              }}
            />
          ))}
        </ul>
      )}
      {adding === null ? (
        <div className="flex flex-wrap gap-3">
          <Button kind={isOn ? 'quiet' : 'primary'} onClick={() => setAdding('app')}>
            {isOn ? 'Add another app' : 'Add an authenticator app'}
          </Button>
          {config.phoneFactors && <Button onClick={() => setAdding('phone')}>Use a phone number</Button>}
        </div>
      ) : (
        <Suspense fallback={<Spinner size="sm" text="Loading…" className="min-h-24" />}>
          <AddForm
            backend={backend}
            factors={all}
            Who={Who}
            onAdded={() => void added(!isOn)}
            onClose={() => {
              setAdding(null);
              goOn();
            }}
          />
        </Suspense>
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
