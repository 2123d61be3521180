import { Monitor, Smartphone } from 'lucide-react';
import type { ClientSession } from '#domain/sessions/session-answer.ts';
import type { TrustLevel } from '#domain/sessions/trust.ts';
import { SessionFacts } from '#web/features/sessions/session-facts.tsx';
import { Button } from '#web/ui/button.tsx';
import { Switch } from '#web/ui/switch.tsx';

interface SessionItemProps {
  readonly session: ClientSession;
  readonly now: number;
  readonly busy: boolean;
  readonly onEnd: () => void;
  readonly onTrust: (level: TrustLevel) => void;
}

const Badge = () => (
  <span className="rounded-full bg-calm-soft px-3 py-0.5 text-sm font-medium whitespace-nowrap text-calm">
    This device
  </span>
);

export const SessionItem = ({ session, now, busy, onEnd, onTrust }: SessionItemProps) => {
  const Icon = session.deviceType === 'mobile' ? Smartphone : Monitor;
  return (
    <li className="rounded-3xl border border-line bg-surface p-5 sm:p-6">
      <div className="flex items-start gap-4">
        <Icon aria-hidden="true" className="mt-0.5 size-7 shrink-0 text-calm" />
        <div className="min-w-0 flex-1">
          <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-lg leading-snug font-medium wrap-anywhere">
            {session.deviceName}
            {session.isCurrent && <Badge />}
          </h3>
          <SessionFacts session={session} now={now} />
        </div>
      </div>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line pt-4">
        {session.deviceId === null ? (
          <p className="text-muted">We don’t know which device this is.</p>
        ) : (
          <Switch
            label={
              <>
                I trust this device<span className="sr-only"> ({session.deviceName})</span>
              </>
            }
            checked={session.trustLevel === 'trusted'}
            onChange={(checked) => onTrust(checked ? 'trusted' : 'untrusted')}
          />
        )}
        {/* Not disabled while it works: that would drop the keyboard's place. */}
        <Button aria-disabled={busy} onClick={() => !busy && onEnd()}>
          {session.isCurrent ? 'Sign out here' : 'Sign out'}
          <span className="sr-only">{session.isCurrent ? '' : ` ${session.deviceName}`}</span>
        </Button>
      </div>
    </li>
  );
};
