import { Sparkles } from 'lucide-react';
import { useState } from 'react';
import type { RitualResult } from '#domain/rituals/ritual-machine.ts';
import { FlowRitual } from '#web/features/rituals/flow-ritual.tsx';
import type { EnergyChoiceComponent } from '#web/features/rituals/ritual-choosing.tsx';
import { Button } from '#web/ui/button.tsx';

interface StartWithRitualProps {
  readonly onComplete: (result: RitualResult) => void;
  readonly EnergyChoice: EnergyChoiceComponent;
}

/** The way into the ritual; what comes after it is the page's. */
export const StartWithRitual = ({ onComplete, EnergyChoice }: StartWithRitualProps) => {
  const [open, setOpen] = useState(false);
  const complete = (result: RitualResult): void => {
    setOpen(false);
    onComplete(result);
  };
  return (
    <>
      <Button size="large" onClick={() => setOpen(true)}>
        <Sparkles aria-hidden="true" />
        Start with a ritual
      </Button>
      <FlowRitual
        open={open}
        onClose={() => setOpen(false)}
        onComplete={complete}
        EnergyChoice={EnergyChoice}
      />
    </>
  );
};
