import { X } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { currentRitualStep, type RitualResult, type RitualState } from '#domain/rituals/ritual-machine.ts';
import { type EnergyChoiceComponent, RitualChoosing } from '#web/features/rituals/ritual-choosing.tsx';
import { RitualReview } from '#web/features/rituals/ritual-review.tsx';
import { RitualStepView } from '#web/features/rituals/ritual-step.tsx';
import { type RitualNow, useRitual } from '#web/features/rituals/use-ritual.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

interface FlowRitualProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Every step is over: on to focus, in that mood and with that energy. */
  readonly onComplete: (result: RitualResult) => void;
  readonly EnergyChoice: EnergyChoiceComponent;
}

interface PartProps extends RitualNow {
  readonly EnergyChoice: EnergyChoiceComponent;
}

const Complete = ({ send }: Pick<RitualNow, 'send'>) => (
  <div className="py-6 text-center">
    <p className="text-lg text-muted">
      The ritual ended while you were away. Your session hasn’t started yet.
    </p>
    <Button kind="primary" size="large" className="mt-6" onClick={() => send({ type: 'go-on' })}>
      Start Focus
    </Button>
  </div>
);

const Part = ({ state, now, send, EnergyChoice }: PartProps) => {
  if (state.phase === 'choosing') return <RitualChoosing {...{ state, send, EnergyChoice }} />;
  if (state.phase === 'reviewing') return <RitualReview state={state} send={send} />;
  if (state.phase === 'complete') return <Complete send={send} />;
  const step = currentRitualStep(state);
  const at = 'outcomes' in state ? state.outcomes.length : 0;
  return step && <RitualStepView {...{ state, step, at, now, send }} />;
};

const subtitle = (state: RitualState): string => {
  if (state.phase === 'choosing') return 'A few quiet minutes before you begin';
  return state.phase === 'complete' ? 'Ready when you are' : state.ritual.name;
};

interface HeadingProps {
  readonly id: string;
  readonly subtitle: string;
}

const Heading = ({ id, subtitle: part }: HeadingProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The button that was pressed went with its screen, so the next one begins at its name. After the dialog's own effect.
    heading.current?.focus({ preventScroll: true });
    heading.current?.closest('.dialog-inside')?.scrollTo({ top: 0 });
  }, []);
  return (
    <div>
      <h2
        id={id}
        ref={heading}
        tabIndex={-1}
        aria-describedby={`${id}-part`}
        className="text-2xl font-semibold outline-none"
      >
        Flow Entry Ritual
      </h2>
      <p id={`${id}-part`} className="text-muted">
        {part}
      </p>
    </div>
  );
};

const OpenRitual = ({ onClose, onComplete, EnergyChoice }: Omit<FlowRitualProps, 'open'>) => {
  const ritual = useRitual({ onClose, onComplete });
  const headingId = useId();
  const { phase } = ritual.state;
  const screen = phase === 'paused' || phase === 'waiting' ? 'running' : phase;
  const close = (): void => ritual.send({ type: 'close' });
  return (
    <Dialog open onClose={close} labelledBy={headingId}>
      <div className="p-5 sm:p-7">
        <div className="mb-4 flex items-start justify-between gap-3">
          <Heading key={screen} id={headingId} subtitle={subtitle(ritual.state)} />
          <Button kind="plain" size="icon" aria-label="Close" onClick={close} className="-mt-1 -mr-2">
            <X aria-hidden="true" />
          </Button>
        </div>
        <Part {...ritual} EnergyChoice={EnergyChoice} />
      </div>
    </Dialog>
  );
};

/**
 * Spec 2 §2: the Flow Entry Ritual. Each opening begins anew, at medium and focused. Beside the page and not in it: within
 * a form, the Enter key on one of its choices would send the form.
 */
export const FlowRitual = ({ open, ...rest }: FlowRitualProps) =>
  open && createPortal(<OpenRitual {...rest} />, document.body);
