import { useState } from 'react';
import type { ThreatRow } from '#domain/security/threats/threat-row.ts';
import {
  harmlessReasons,
  severityWords,
  statusWords,
  threatSentence,
  threatTitles,
} from '#domain/security/threats/threat-words.ts';
import { SeverityMark } from '#web/features/security-desk/audit/severity-mark.tsx';
import { HarmlessDialog } from '#web/features/security-desk/threats/harmless-dialog.tsx';
import { ThreatSession } from '#web/features/security-desk/threats/threat-session.tsx';
import type { Decide } from '#web/features/security-desk/threats/use-decide-threat.ts';
import { useDateFormat } from '#web/platform/clock/use-date-format.ts';
import { Button } from '#web/ui/button.tsx';

const when = { dateStyle: 'medium', timeStyle: 'short' } as const;

interface ThreatItemProps {
  readonly threat: ThreatRow;
  readonly now: number;
  readonly busy: boolean;
  readonly onDecide: Decide;
}

const Decided = ({ threat }: Pick<ThreatItemProps, 'threat'>) => (
  <p className="mt-3 text-muted wrap-anywhere">
    <span className="font-medium text-ink">{statusWords[threat.status]}</span>
    {threat.status_reason !== null && `: ${threat.status_reason}`}
  </p>
);

/** One event: how much it matters, what it was, the sign-in behind it, and what to do about it. */
export const ThreatItem = ({ threat, now, busy, onDecide }: ThreatItemProps) => {
  const [asking, setAsking] = useState(false);
  const exact = useDateFormat(when);
  const isOpen = threat.status === 'open';
  const name = `${threatTitles[threat.rule]}, ${exact.format(new Date(threat.found_at))}`;
  const canEnd = threat.session?.is_active === true && !threat.session.is_current;
  const press = (run: () => void) => () => {
    if (!busy) run();
  };
  return (
    <li className="rounded-3xl border border-line bg-surface p-5 sm:p-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <SeverityMark severity={threat.severity} words={severityWords[threat.severity]} />
        <time dateTime={threat.found_at} className="text-muted">
          {exact.format(new Date(threat.found_at))}
        </time>
      </div>
      <h4 className="mt-3 text-lg leading-snug font-semibold">{threatTitles[threat.rule]}</h4>
      {!threat.is_own && threat.email !== null && (
        <p className="text-muted wrap-anywhere">Account: {threat.email}</p>
      )}
      <p className="mt-1 wrap-anywhere">{threatSentence(threat, threat.is_own ? 'you' : 'them')}</p>
      {isOpen && threat.is_own && <p className="mt-1 text-muted">{harmlessReasons[threat.rule]}</p>}
      <ThreatSession session={threat.session} now={now} />
      {!isOpen && <Decided threat={threat} />}
      {/* Not disabled while it works: that would drop the keyboard's place. */}
      {(isOpen || canEnd) && (
        <div className="mt-4 flex flex-wrap gap-x-3 gap-y-2 border-t border-line pt-4">
          {isOpen && (
            <Button
              size="small"
              aria-disabled={busy}
              onClick={press(() => onDecide(threat, { decision: 'trust' }))}
            >
              {threat.is_own ? 'This was me' : 'Trust it'}
              <span className="sr-only"> ({name})</span>
            </Button>
          )}
          {canEnd && (
            <Button
              size="small"
              aria-disabled={busy}
              onClick={press(() => onDecide(threat, { decision: 'sign_out' }))}
            >
              Sign it out<span className="sr-only"> ({name})</span>
            </Button>
          )}
          {isOpen && (
            <Button kind="plain" size="small" aria-disabled={busy} onClick={press(() => setAsking(true))}>
              It’s harmless…<span className="sr-only"> ({name})</span>
            </Button>
          )}
        </div>
      )}
      {asking && (
        <HarmlessDialog
          about={threatTitles[threat.rule]}
          onClose={() => setAsking(false)}
          onConfirm={(reason) => {
            setAsking(false);
            onDecide(threat, { decision: 'false_positive', reason });
          }}
        />
      )}
    </li>
  );
};
