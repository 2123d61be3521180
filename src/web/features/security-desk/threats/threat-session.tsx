import { Monitor, MonitorOff } from 'lucide-react';
import { timeAgo } from '#domain/sessions/relative-time.ts';
import type { ThreatRow } from '#domain/security/threats/threat-row.ts';

interface ThreatSessionProps {
  readonly session: ThreatRow['session'];
  readonly now: number;
}

const stateWords = ({ session, now }: ThreatSessionProps): string => {
  if (session === null) return 'The sign-in behind it is gone.';
  const name = session.device_name ?? 'A device we don’t know';
  if (session.is_current) return `${name}, the device you’re using now.`;
  if (!session.is_active) return `${name}, signed out.`;
  if (session.last_seen_at === null) return `${name}, still signed in.`;
  return `${name}, still signed in, last active ${timeAgo(Date.parse(session.last_seen_at), now)}.`;
};

/** The sign-in behind an event: which device, and whether it still opens doors. */
export const ThreatSession = (props: ThreatSessionProps) => {
  const Icon = props.session?.is_active === true ? Monitor : MonitorOff;
  return (
    <p className="mt-3 flex items-start gap-2.5 wrap-anywhere">
      <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-muted" />
      <span>{stateWords(props)}</span>
    </p>
  );
};
