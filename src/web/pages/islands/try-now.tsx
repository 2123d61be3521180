import { useState } from 'react';
import { type Energy, energyLevels } from '#domain/records/kinds/energy.ts';
import { EnergyChips } from '#web/features/energy/energy-chips.tsx';
import { TryIt } from '#web/features/landing/try-it.tsx';
import { Fire } from '#web/ui/fire.tsx';

/** The product's own rule, to be tried before anybody signs in. */
export const TryNow = () => {
  const [energy, setEnergy] = useState<Energy>('medium');
  return (
    <div className="grid items-center gap-x-12 gap-y-4 md:grid-cols-[1fr_1.2fr]">
      <Fire level={energyLevels[energy]} className="mx-auto w-44 pb-3 sm:w-56" />
      <TryIt energy={energy} onChange={setEnergy} EnergyChoice={EnergyChips} />
    </div>
  );
};
