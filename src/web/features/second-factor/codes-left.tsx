import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { codesLeft } from '#web/features/second-factor/factor-words.ts';
import { ProveForm } from '#web/features/second-factor/prove-form.tsx';
import { makeRecoveryCodes } from '#web/features/second-factor/second-factor-mutations.ts';
import { type Factor, recoveryCodesQuery } from '#web/features/second-factor/second-factor-queries.ts';
import { useProven } from '#web/features/second-factor/use-proven.ts';
import type { Backend } from '#web/platform/backend/backend.ts';
import { Button } from '#web/ui/button.tsx';

interface CodesLeftProps {
  readonly backend: Backend;
  readonly factors: readonly Factor[];
  readonly onMade: (codes: readonly string[]) => void;
}

/** How many recovery codes are left, and new ones in their place. */
export const CodesLeft = ({ backend, factors, onMade }: CodesLeftProps) => {
  const { data } = useQuery(recoveryCodesQuery(backend));
  const { asks, busy, run, stop } = useProven(async () => makeRecoveryCodes(backend), onMade);
  const heading = useRef<HTMLHeadingElement>(null);
  if (data === undefined) return null;
  return (
    <div className="pt-2">
      <h3 ref={heading} tabIndex={-1} className="font-medium outline-none">
        Recovery codes
      </h3>
      <p className="text-muted">
        {data.wereMade
          ? `${codesLeft(data.left)} Making new ones ends the old ones.`
          : 'You have none yet. Without them, a lost phone locks you out.'}
      </p>
      {asks ? (
        <ProveForm
          backend={backend}
          factors={factors}
          action="Make new codes"
          onShown={run}
          leave="Cancel"
          onLeave={() => {
            stop();
            heading.current?.focus();
          }}
        />
      ) : (
        <Button className="mt-3" aria-disabled={busy} onClick={run}>
          {data.wereMade ? 'Make new codes' : 'Make recovery codes'}
        </Button>
      )}
    </div>
  );
};
