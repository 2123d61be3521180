import { Sparkles } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import type { Energy } from '#domain/records/kinds/energy.ts';
import type { FocusSession } from '#domain/records/kinds/focus-session.ts';
import type { Focus } from '#web/features/focus/use-focus.ts';
import { Button } from '#web/ui/button.tsx';

interface RitualOutcome {
  readonly ritual: string;
  readonly mood: string;
  readonly energy: Energy;
}

export interface RitualProps<Outcome extends RitualOutcome> {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onComplete: (outcome: Outcome) => void;
}

interface RitualMeanwhileProps<Outcome extends RitualOutcome> {
  readonly session: FocusSession;
  readonly send: Focus['send'];
  readonly Ritual: ComponentType<RitualProps<Outcome>>;
  readonly onComplete: (outcome: Outcome) => void;
}

/** A ritual in the middle of a session: the clock and the music stand still, and go on after it. */
export const RitualMeanwhile = <Outcome extends RitualOutcome>(props: RitualMeanwhileProps<Outcome>) => {
  const { session, send, Ritual, onComplete } = props;
  const [open, setOpen] = useState(false);
  const [ran, setRan] = useState(false);
  const begin = (): void => {
    setRan(session.phase === 'focus');
    send({ type: 'pause' });
    setOpen(true);
  };
  const close = (): void => {
    setOpen(false);
    if (ran) send({ type: 'resume' });
  };
  const complete = (outcome: Outcome): void => {
    setOpen(false);
    const { ritual, mood, energy } = outcome;
    send({ type: 'ritual-done', ritual, mood, energy });
    send({ type: 'resume' });
    onComplete(outcome);
  };
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <Button onClick={begin}>
        <Sparkles aria-hidden="true" />
        Do a ritual now
      </Button>
      <span className="text-muted">The timer waits for you.</span>
      <Ritual open={open} onClose={close} onComplete={complete} />
    </div>
  );
};
