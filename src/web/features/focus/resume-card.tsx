import { useId } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isTimeUp, secondsFocused, secondsLeft } from '#domain/focus/focus-clock.ts';
import type { FocusSession } from '#domain/records/kinds/focus-session.ts';
import { isLive } from '#domain/focus/focus-timer.ts';
import { focusedInWords, leftInWords } from '#domain/focus/focus-words.ts';
import { sessionSubject } from '#domain/focus/session-subject.ts';
import { endSession } from '#web/features/focus/end-session.ts';
import { joinSession } from '#web/features/focus/joined-session.ts';
import { useFocus } from '#web/features/focus/use-focus.ts';
import { useRecords } from '#web/services/records/use-records.ts';
import { Button } from '#web/ui/button.tsx';

const headline = (session: FocusSession, about: string | null): string => {
  const on = about === null ? '' : ` on ${about}`;
  if (session.phase === 'break') return 'You’re on a break';
  return session.phase === 'paused'
    ? `You paused${on === '' ? ' your session' : on}`
    : `You’re focusing${on}`;
};

const state = (session: FocusSession, now: number): string => {
  if (!isTimeUp(session, now)) return leftInWords(secondsLeft(session, now));
  if (session.phase === 'break') return 'The break is over.';
  return `Time is up. ${focusedInWords(secondsFocused(session, now))} counted.`;
};

interface ResumeCardProps {
  /** Where the one thing to do next is something else, this stays quiet. */
  readonly quiet?: boolean;
  readonly className?: string;
}

/** After a reload, a crash, sleep or on another device: where it was left, and two ways on. Nothing if nothing runs. */
export const ResumeCard = ({ quiet = false, className = '' }: ResumeCardProps) => {
  const { session, now, send } = useFocus();
  const tasks = useRecords('tasks');
  const id = useId();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  if (session === null || !isLive(session)) return null;

  const goOn = (): void => {
    if (session.phase === 'paused') send({ type: 'resume' });
    joinSession(session.id);
    if (pathname !== '/focus') void navigate('/focus');
  };
  return (
    <section
      aria-labelledby={id}
      className={`rounded-3xl border border-line bg-surface p-6 text-left shadow-soft sm:p-8 ${className}`}
    >
      <h2 id={id} className="text-xl leading-snug font-semibold">
        {headline(session, sessionSubject(session, tasks))}
      </h2>
      <p className="mt-1 text-lg text-muted">{state(session, now)}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button kind={quiet ? 'quiet' : 'primary'} size="large" onClick={goOn}>
          Keep going
        </Button>
        <Button size="large" onClick={() => endSession(session, send)}>
          End session
        </Button>
      </div>
    </section>
  );
};
