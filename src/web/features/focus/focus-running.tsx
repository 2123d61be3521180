import { Music, Pause, Play, Plus, Square } from 'lucide-react';
import type { ReactNode } from 'react';
import { FocusRing } from '#web/features/focus/focus-ring.tsx';
import { keepMusicOn, playAgain, sessionMusic } from '#web/features/focus/session-music.ts';
import type { Focus } from '#web/features/focus/use-focus.ts';
import type { FocusSession } from '#domain/records/kinds/focus-session.ts';
import { extensionMinutes } from '#domain/focus/focus-limits.ts';
import { ViewHeading } from '#web/features/focus/view-heading.tsx';
import { useStore } from '#web/platform/use-store.ts';
import { Button } from '#web/ui/button.tsx';

interface FocusRunningProps {
  readonly focus: Focus;
  readonly session: FocusSession;
  readonly about: string | null;
  readonly steps: ReactNode;
  /** What was chosen, in one line. */
  readonly plan: ReactNode;
  readonly onEnd: () => void;
}

const MusicOffer = ({ session }: { readonly session: FocusSession }) => {
  const { silencedBy, waits } = useStore(sessionMusic);
  if (waits) {
    return (
      <p className="mt-3 flex flex-wrap items-center justify-center gap-x-2 text-muted">
        Your browser stopped the music.
        <Button onClick={playAgain}>
          <Music aria-hidden="true" />
          Press play
        </Button>
      </p>
    );
  }
  if (session.phase !== 'paused' || silencedBy !== session.id) return null;
  return (
    <p className="mt-3 flex flex-wrap items-center justify-center gap-x-2 text-muted">
      The music is paused too.
      <Button kind="plain" onClick={keepMusicOn}>
        <Music aria-hidden="true" />
        Keep the music on
      </Button>
    </p>
  );
};

export const FocusRunning = ({ focus, session, about, steps, plan, onEnd }: FocusRunningProps) => {
  const paused = session.phase === 'paused';
  return (
    <section aria-labelledby="focus-view" className="text-center">
      <ViewHeading>{about ?? 'Just focus'}</ViewHeading>
      {steps}
      <div className="mx-auto mt-5 w-[min(20rem,100%,36dvh)]">
        <FocusRing session={session} now={focus.now} />
      </div>
      <div className="mt-5 flex flex-wrap justify-center gap-1.5 sm:gap-3">
        <Button
          size="large"
          className="max-sm:gap-1.5! max-sm:px-3! max-sm:text-base!"
          onClick={() => focus.send({ type: paused ? 'resume' : 'pause' })}
        >
          {paused ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
          {paused ? 'Resume' : 'Pause'}
        </Button>
        <Button
          size="large"
          className="max-sm:gap-1.5! max-sm:px-3! max-sm:text-base!"
          onClick={() => focus.send({ type: 'extend' })}
        >
          <Plus aria-hidden="true" />
          {extensionMinutes} min
        </Button>
        <Button size="large" className="max-sm:gap-1.5! max-sm:px-3! max-sm:text-base!" onClick={onEnd}>
          <Square aria-hidden="true" />
          End
        </Button>
      </div>
      <MusicOffer session={session} />
      {plan}
    </section>
  );
};
