import { secondsInAll, secondsLeft } from '#domain/focus/focus-clock.ts';
import { minutesLeft } from '#domain/focus/focus-words.ts';
import { MiniRing } from '#web/features/focus/mini-ring.tsx';
import { useFocus } from '#web/features/focus/use-focus.ts';

/** At the task in hand: that it is the one, and how long it still is. */
export const RunningMark = () => {
  const { session, now } = useFocus();
  if (session?.phase !== 'focus' && session?.phase !== 'paused') return null;
  const all = secondsInAll(session, now);
  const left = secondsLeft(session, now);
  const paused = session.phase === 'paused';
  return (
    <span className="inline-flex items-center gap-1.5 font-medium text-calm">
      <MiniRing share={all === 0 ? 0 : left / all} still={paused} />
      {paused ? 'Paused' : 'In focus'}, {minutesLeft(left)} min left
    </span>
  );
};
