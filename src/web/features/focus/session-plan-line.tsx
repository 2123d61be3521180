import { type ReactNode, Suspense, useState } from 'react';
import { type FocusSound, focusSoundNamed } from '#domain/focus/focus-sound.ts';
import { planInWords } from '#domain/focus/session-plan.ts';
import type { FocusSession } from '#domain/records/kinds/focus-session.ts';
import { MinutesChoice, minutesFrom } from '#web/features/focus/minutes-choice.tsx';
import { sessionMusic, switchSound } from '#web/features/focus/session-music.ts';
import { SoundChoice } from '#web/features/focus/sound-choice.tsx';
import { useStore } from '#web/platform/use-store.ts';
import { usePlayerView } from '#web/services/player/use-player.ts';
import { Button } from '#web/ui/button.tsx';

interface SessionPlanLineProps {
  readonly session: FocusSession;
  readonly onLength: (minutes: number) => void;
  /** A way to run a ritual meanwhile. */
  readonly ritual: ReactNode;
}

/** What sounds, or would if it were not paused. Something of one's own choice has no name among the moods. */
const useSound = (): FocusSound => {
  const { isPlaying, loading, mood } = usePlayerView();
  const { silencedBy, waits } = useStore(sessionMusic);
  const on = isPlaying || loading || silencedBy !== null || waits;
  return on && mood !== null ? (focusSoundNamed(mood) ?? 'none') : 'none';
};

const Change = ({
  session,
  onLength,
  ritual,
  sound,
}: SessionPlanLineProps & { readonly sound: FocusSound }) => {
  const planned = Math.round(session.plannedSeconds / 60);
  const [typed, setTyped] = useState(String(planned));
  const change = (value: string): void => {
    setTyped(value);
    const minutes = minutesFrom(value);
    if (minutes !== null) onLength(minutes);
  };
  return (
    <div className="mt-3 space-y-5 rounded-3xl border border-line bg-surface p-5 text-left">
      <MinutesChoice value={typed} onChange={change} />
      <SoundChoice value={sound} onChange={switchSound} />
      {ritual}
    </div>
  );
};

const Line = (props: SessionPlanLineProps) => {
  const [open, setOpen] = useState(false);
  const sound = useSound();
  const { plannedSeconds, ritual } = props.session;
  const words = planInWords({ minutes: Math.round(plannedSeconds / 60), sound, ritual });
  return (
    <div className="mt-2">
      <p className="flex flex-wrap items-center justify-center gap-x-2 text-muted">
        <span>{words}</span>
        <Button kind="plain" size="small" aria-expanded={open} onClick={() => setOpen(!open)}>
          Change
        </Button>
      </p>
      {open && <Change {...props} sound={sound} />}
    </div>
  );
};

/** What was chosen for this session, in one quiet line, and a way to change it while it runs. */
export const SessionPlanLine = (props: SessionPlanLineProps) => (
  <Suspense fallback={<div className="mt-2 min-h-[44px]" />}>
    <Line {...props} />
  </Suspense>
);
