import { Music, Pause, Play, SkipForward, Square } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { isTimeUp, secondsInAll, secondsLeft } from '#domain/focus/focus-clock.ts';
import { isBreakAfter, isLive } from '#domain/focus/focus-timer.ts';
import { minutesLeft } from '#domain/focus/focus-words.ts';
import { sessionSubject } from '#domain/focus/session-subject.ts';
import type { FocusSession } from '#domain/records/kinds/focus-session.ts';
import { endSession } from '#web/features/focus/end-session.ts';
import { joinSession } from '#web/features/focus/joined-session.ts';
import { MiniRing } from '#web/features/focus/mini-ring.tsx';
import { keepMusicOn, playAgain, sessionMusic } from '#web/features/focus/session-music.ts';
import { useFocus } from '#web/features/focus/use-focus.ts';
import { useStore } from '#web/platform/use-store.ts';
import { useRecords } from '#web/services/records/use-records.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';

const looks = {
  /** Among the controls of a header. */
  bar: 'max-w-[26rem] min-w-0 shrink rounded-full border border-line bg-surface pr-1 pl-3 max-lg:hidden',
  /** A line of its own below a header; in the app's frame only where the header has no room for it. */
  row: 'sticky top-0 z-20 w-full border-b border-line bg-surface px-3 py-0.5',
  frame: 'z-20 w-full border-b border-line bg-surface px-3 py-0.5 lg:hidden tall:sticky tall:top-(--top-bar)',
} as const;

export interface SessionStripProps {
  readonly place: keyof typeof looks;
  readonly className?: string;
}

const stateOf = (session: FocusSession, now: number): string => {
  if (isTimeUp(session, now)) return session.phase === 'break' ? 'Break over' : 'Time is up';
  const minutes = `${minutesLeft(secondsLeft(session, now))} min`;
  if (session.phase === 'break') return `${minutes} break`;
  return session.phase === 'paused' ? `${minutes}, paused` : minutes;
};

interface SmallButtonProps {
  readonly name: string;
  readonly icon: ReactNode;
  readonly onClick: () => void;
}

const SmallButton = ({ name, icon, onClick }: SmallButtonProps) => (
  <Button kind="plain" size="icon" aria-label={name} title={name} onClick={onClick}>
    {icon}
  </Button>
);

interface ControlsProps {
  readonly session: FocusSession;
  readonly now: number;
  readonly send: ReturnType<typeof useFocus>['send'];
}

const Controls = ({ session, now, send }: ControlsProps) => {
  const navigate = useNavigate();
  const { silencedBy, waits } = useStore(sessionMusic);
  const { phase } = session;
  const end = (): void => {
    if (phase === 'focus' || phase === 'paused') endSession(session, send);
    else send({ type: 'finish' });
    // The one question is asked there.
    joinSession(session.id);
    if (!isBreakAfter(session)) void navigate('/focus');
  };
  const paused = phase === 'paused';
  return (
    <>
      {waits && (
        <Button kind="plain" size="small" className="px-2!" onClick={playAgain}>
          <Music aria-hidden="true" />
          Press play
        </Button>
      )}
      {paused && silencedBy === session.id && (
        <SmallButton name="Keep the music on" icon={<Music aria-hidden="true" />} onClick={keepMusicOn} />
      )}
      {(phase === 'focus' || paused) && (
        <SmallButton
          name={paused ? 'Resume focus' : 'Pause focus'}
          icon={paused ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
          onClick={() => send({ type: paused ? 'resume' : 'pause' })}
        />
      )}
      {phase === 'break' && !isTimeUp(session, now) && (
        <SmallButton
          name="Skip the rest"
          icon={<SkipForward aria-hidden="true" />}
          onClick={() => send({ type: 'skip-break' })}
        />
      )}
      <SmallButton
        name={phase === 'break' ? 'End the break' : 'End focus'}
        icon={<Square aria-hidden="true" />}
        onClick={end}
      />
    </>
  );
};

/** The session that is on, on every page but its own: how long, about what, pause and end. */
export const SessionStrip = ({ place, className }: SessionStripProps) => {
  const { session, now, send } = useFocus();
  const tasks = useRecords('tasks');
  const { pathname } = useLocation();
  if (session === null || !isLive(session) || pathname === '/focus') return null;
  const all = secondsInAll(session, now);
  const about = session.phase === 'break' ? null : sessionSubject(session, tasks);
  return (
    <section aria-label="Focus session" className={classNames('flex items-center', looks[place], className)}>
      <Link
        to="/focus"
        onClick={() => joinSession(session.id)}
        className="flex min-h-[44px] min-w-0 flex-1 items-center gap-2.5 rounded-full pr-2 hover:underline"
      >
        <MiniRing
          share={all === 0 ? 0 : secondsLeft(session, now) / all}
          still={session.phase === 'paused'}
        />
        <span className="shrink-0 font-medium tabular-nums">{stateOf(session, now)}</span>
        {about !== null && <span className="truncate text-muted">{about}</span>}
        <span className="sr-only">, open the session</span>
      </Link>
      <Controls session={session} now={now} send={send} />
    </section>
  );
};
