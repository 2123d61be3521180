import type { ClientSession } from '#domain/sessions/session-answer.ts';
import { timeAgo } from '#domain/sessions/relative-time.ts';
import { useDateFormat } from '#web/platform/clock/use-date-format.ts';

const exactly = { dateStyle: 'medium', timeStyle: 'short' } as const;

const kinds = { mobile: 'Phone or tablet', web: 'Computer' } as const;

/** Kind, and when it was last used: in words, and to the minute. */
export const SessionFacts = ({ session, now }: { readonly session: ClientSession; readonly now: number }) => {
  const exact = useDateFormat(exactly);
  const active = new Date(session.lastActiveAt);
  return (
    <div className="mt-1 text-muted">
      <p>
        {kinds[session.deviceType]}
        {session.ipAddress !== null && <>, address {session.ipAddress}</>}
      </p>
      <p>
        {session.isCurrent ? 'Active now' : `Last active ${timeAgo(active.getTime(), now)}`}
        {', '}
        <time dateTime={session.lastActiveAt}>{exact.format(active)}</time>
      </p>
    </div>
  );
};
