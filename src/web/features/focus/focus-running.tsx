import { Pause, Play, Plus, Square } from 'lucide-react';
import type { ReactNode } from 'react';
import { FocusRing } from '#web/features/focus/focus-ring.tsx';
import type { Focus } from '#web/features/focus/use-focus.ts';
import type { FocusSession } from '#domain/records/kinds/focus-session.ts';
import { extensionMinutes } from '#domain/focus/focus-limits.ts';
import { ViewHeading } from '#web/features/focus/view-heading.tsx';
import { Button } from '#web/ui/button.tsx';

interface FocusRunningProps {
  readonly focus: Focus;
  readonly session: FocusSession;
  readonly about: string | null;
  readonly steps: ReactNode;
  readonly onEnd: () => void;
}

export const FocusRunning = ({ focus, session, about, steps, onEnd }: FocusRunningProps) => {
  const paused = session.phase === 'paused';
  return (
    <section aria-labelledby="focus-view" className="text-center">
      <ViewHeading>{about ?? 'Just focus'}</ViewHeading>
      {steps}
      <div className="mt-8">
        <FocusRing session={session} now={focus.now} />
      </div>
      <div className="mt-8 flex flex-wrap justify-center gap-2 sm:gap-3">
        <Button
          size="large"
          className="max-sm:px-3!"
          onClick={() => focus.send({ type: paused ? 'resume' : 'pause' })}
        >
          {paused ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
          {paused ? 'Resume' : 'Pause'}
        </Button>
        <Button size="large" className="max-sm:px-3!" onClick={() => focus.send({ type: 'extend' })}>
          <Plus aria-hidden="true" />
          {extensionMinutes} min
        </Button>
        <Button size="large" className="max-sm:px-3!" onClick={onEnd}>
          <Square aria-hidden="true" />
          End
        </Button>
      </div>
    </section>
  );
};
