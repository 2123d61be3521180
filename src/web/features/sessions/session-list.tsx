import { ChevronDown } from 'lucide-react';
import { useRef } from 'react';
import type { ClientSession } from '#domain/sessions/session-answer.ts';
import { SessionFacts } from '#web/features/sessions/session-facts.tsx';
import { SessionItem } from '#web/features/sessions/session-item.tsx';
import { SignOutOthers } from '#web/features/sessions/sign-out-others.tsx';
import { useSessionActions } from '#web/features/sessions/use-session-actions.ts';

interface SessionListProps {
  readonly sessions: readonly ClientSession[];
  /** When the list was read. */
  readonly now: number;
  readonly onLeave: () => void;
}

const Ended = ({ sessions, now }: Pick<SessionListProps, 'sessions' | 'now'>) => (
  <details className="group mt-12 border-t border-line pt-4">
    <summary className="flex min-h-11 w-fit cursor-pointer list-none items-center gap-2 rounded-full pr-4 text-xl font-semibold">
      <ChevronDown
        aria-hidden="true"
        className="size-5 -rotate-90 transition-transform duration-200 group-open:rotate-0"
      />
      Ended
      <span className="text-base font-normal text-muted">{sessions.length}</span>
    </summary>
    <ul className="mt-2 divide-y divide-line">
      {sessions.map((session) => (
        <li key={session.sessionToken} className="py-4">
          <h3 className="font-medium wrap-anywhere">{session.deviceName}</h3>
          <SessionFacts session={session} now={now} />
        </li>
      ))}
    </ul>
  </details>
);

export const SessionList = ({ sessions, now, onLeave }: SessionListProps) => {
  const { end, endOthers, trust } = useSessionActions();
  const heading = useRef<HTMLHeadingElement>(null);
  const living = sessions.filter((one) => one.signedIn);
  const ended = sessions.filter((one) => !one.signedIn);
  const others = living.filter((one) => !one.isCurrent).length;
  const busy = end.isPending || endOthers.isPending;

  // What was pressed is gone: the keyboard goes on where the list begins.
  const keepPlace = (): void => heading.current?.focus({ preventScroll: true });

  return (
    <>
      <section aria-labelledby="signed-in" className="mt-10">
        <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <h2 id="signed-in" ref={heading} tabIndex={-1} className="text-xl font-semibold outline-none">
            Signed in
          </h2>
          {others > 0 && (
            <SignOutOthers
              count={others}
              busy={busy}
              onConfirm={() => endOthers.mutate(undefined, { onSuccess: keepPlace })}
            />
          )}
        </div>
        <ul className="mt-4 space-y-4">
          {living.map((session) => (
            <SessionItem
              key={session.sessionToken}
              session={session}
              now={now}
              busy={busy}
              onEnd={() => {
                if (session.isCurrent) onLeave();
                else end.mutate(session, { onSuccess: keepPlace });
              }}
              onTrust={(trustLevel) =>
                session.deviceId !== null && trust.mutate({ deviceId: session.deviceId, trustLevel })
              }
            />
          ))}
        </ul>
        {others === 0 && <p className="mt-6 text-lg text-muted">You’re only signed in on this device.</p>}
      </section>
      {ended.length > 0 && <Ended sessions={ended} now={now} />}
    </>
  );
};
