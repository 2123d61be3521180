import { useState } from 'react';
import type { Energy } from '#domain/records/kinds/energy.ts';
import { EnergyChips } from '#web/features/energy/energy-chips.tsx';
import { TryIt } from '#web/features/landing/try-it.tsx';

/** The product's own rule, to be tried before anybody signs in. */
export const TryNow = () => {
  const [energy, setEnergy] = useState<Energy>('medium');
  return <TryIt energy={energy} onChange={setEnergy} EnergyChoice={EnergyChips} />;
};
