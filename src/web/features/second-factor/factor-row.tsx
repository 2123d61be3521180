import { MessageSquare, Smartphone } from 'lucide-react';
import { useRef, useState } from 'react';
import { focusNow } from '#web/features/second-factor/focus-now.ts';
import { ProveForm } from '#web/features/second-factor/prove-form.tsx';
import { removeFactor } from '#web/features/second-factor/second-factor-mutations.ts';
import type { Factor } from '#web/features/second-factor/second-factor-queries.ts';
import { useProven } from '#web/features/second-factor/use-proven.ts';
import type { Backend } from '#web/platform/backend/backend.ts';
import { Button } from '#web/ui/button.tsx';

interface FactorRowProps {
  readonly backend: Backend;
  readonly factor: Factor;
  readonly factors: readonly Factor[];
  readonly onRemoved: () => void;
}

const day = new Intl.DateTimeFormat('en', { dateStyle: 'long' });

export const FactorRow = ({ backend, factor, factors, onRemoved }: FactorRowProps) => {
  const [isAsked, setIsAsked] = useState(false);
  const name = useRef<HTMLParagraphElement>(null);
  const { asks, busy, run, stop } = useProven(async () => removeFactor(backend, factor.id), onRemoved);
  const Icon = factor.kind === 'phone' ? MessageSquare : Smartphone;
  const keep = (): void => {
    stop();
    setIsAsked(false);
    name.current?.focus();
  };
  return (
    <li className="border-b border-line py-4 last:border-0">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Icon aria-hidden="true" className="size-6 shrink-0 text-calm" />
        <div className="min-w-0 flex-1">
          <p ref={name} tabIndex={-1} className="font-medium break-words outline-none">
            {factor.name}
          </p>
          <p className="text-muted">Added {day.format(factor.addedAt)}</p>
        </div>
        {!isAsked && (
          <Button aria-label={`Remove ${factor.name}`} onClick={() => setIsAsked(true)}>
            Remove
          </Button>
        )}
      </div>
      {isAsked && !asks && (
        <div className="mt-3">
          <p ref={focusNow} tabIndex={-1} className="outline-none">
            {factors.length === 1
              ? 'Without it, signing in takes one step, and your recovery codes stop working.'
              : 'You can still get codes the other way.'}
          </p>
          <div className="mt-3 flex flex-wrap gap-3">
            <Button kind="primary" haptic="heavy" aria-disabled={busy} onClick={run}>
              Remove {factor.name}
            </Button>
            <Button kind="plain" onClick={keep}>
              Keep it
            </Button>
          </div>
        </div>
      )}
      {asks && (
        <ProveForm
          backend={backend}
          factors={factors}
          action={`Remove ${factor.name}`}
          onShown={run}
          leave="Keep it"
          onLeave={keep}
        />
      )}
    </li>
  );
};
