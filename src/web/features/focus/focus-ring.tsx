import { secondsInAll, secondsLeft } from '#domain/focus/focus-clock.ts';
import { minutesLeft } from '#domain/focus/focus-words.ts';
import type { FocusSession } from '#domain/records/kinds/focus-session.ts';
import { clockTime } from '#web/features/focus/clock-time.ts';
import { TimeRing } from '#web/ui/time-ring.tsx';

interface FocusRingProps {
  readonly session: FocusSession;
  readonly now: number;
}

/** Minutes and no seconds: nobody needs a number that runs away. */
export const FocusRing = ({ session, now }: FocusRingProps) => {
  const left = secondsLeft(session, now);
  const all = secondsInAll(session, now);
  const still = session.phase === 'paused';
  const minutes = minutesLeft(left);
  return (
    <TimeRing share={all === 0 ? 0 : left / all} still={still}>
      <p>
        <span className="block text-6xl leading-none font-semibold tabular-nums">{minutes}</span>
        <span className="mt-2 block text-lg text-muted">
          {minutes === 1 ? 'minute left' : 'minutes left'}
        </span>
      </p>
      <p className="text-muted">
        {still ? 'Paused' : session.endsAt !== null && `until ${clockTime(Date.parse(session.endsAt))}`}
      </p>
    </TimeRing>
  );
};
