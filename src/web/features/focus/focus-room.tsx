import { type ComponentType, type ReactNode, useEffect } from 'react';
import type { FocusSession } from '#domain/records/kinds/focus-session.ts';
import { FocusBreak } from '#web/features/focus/focus-break.tsx';
import { endSession } from '#web/features/focus/end-session.ts';
import { FocusDebrief } from '#web/features/focus/focus-debrief.tsx';
import { FocusRunning } from '#web/features/focus/focus-running.tsx';
import { FocusSteps } from '#web/features/focus/focus-steps.tsx';
import { FocusTimeUp } from '#web/features/focus/focus-time-up.tsx';
import type { EnergyChoiceProps } from '#web/features/focus/further-answers.tsx';
import { ParkThought } from '#web/features/focus/park-thought.tsx';
import { SessionPlanLine } from '#web/features/focus/session-plan-line.tsx';
import type { Focus } from '#web/features/focus/use-focus.ts';
import { useSteps } from '#web/features/focus/use-steps.ts';
import { useSettings } from '#web/services/records/use-settings.ts';
import { stayAwake } from '#web/platform/wake-lock.ts';

interface FocusRoomProps {
  readonly focus: Focus;
  readonly session: FocusSession;
  readonly about: string | null;
  readonly EnergyChoice: ComponentType<EnergyChoiceProps>;
  /** Whether there was sound to ask about. */
  readonly soundPlayed: boolean;
  readonly onLength: (minutes: number) => void;
  /** A ritual in the middle of it; the clock stands still meanwhile. */
  readonly ritual: ReactNode;
}

const View = (props: FocusRoomProps) => {
  const { focus, session, about, EnergyChoice, soundPlayed, onLength, ritual } = props;
  const [settings, changeSettings] = useSettings();
  const steps = useSteps(focus);
  const { focusMinutes, breakMinutes } = settings;
  switch (session.phase) {
    case 'focus':
    case 'paused':
      return (
        <FocusRunning
          focus={focus}
          session={session}
          about={about}
          steps={<FocusSteps {...steps} />}
          plan={<SessionPlanLine session={session} onLength={onLength} ritual={ritual} />}
          onEnd={() => endSession(session, focus.send)}
        />
      );
    case 'waiting': {
      const takeBreak = (minutes: number): void => {
        focus.send({ type: 'break', minutes });
        if (minutes !== breakMinutes) changeSettings({ breakMinutes: minutes });
      };
      return (
        <FocusTimeUp
          focus={focus}
          session={session}
          about={about}
          breakMinutes={breakMinutes}
          onBreak={takeBreak}
        />
      );
    }
    case 'break':
      return <FocusBreak focus={focus} session={session} focusMinutes={focusMinutes} />;
    case 'debrief':
      return (
        <FocusDebrief
          key={session.id}
          focus={focus}
          session={session}
          about={about}
          EnergyChoice={EnergyChoice}
          soundPlayed={soundPlayed}
        />
      );
    default:
      return null;
  }
};

/** A session from its first minute to its last question. */
export const FocusRoom = (props: FocusRoomProps) => {
  const { session } = props;
  const [{ keepAwake }] = useSettings();
  const awake = keepAwake && session.phase === 'focus';
  useEffect(() => (awake ? stayAwake() : undefined), [awake]);
  return (
    <div className="space-y-6">
      <View {...props} />
      {/* Beside the view and not in it: a sentence half typed outlives the end of the time. */}
      {session.phase !== 'debrief' && session.phase !== 'break' && <ParkThought />}
    </div>
  );
};
