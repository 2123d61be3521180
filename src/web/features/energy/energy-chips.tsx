import { type Energy, energies, energyLabels, energyLevels } from '#domain/records/kinds/energy.ts';
import { ChoiceChips } from '#web/ui/choice-chips.tsx';
import { Flame } from '#web/ui/flame.tsx';

const choices = energies.map((energy) => ({
  value: energy,
  label: energyLabels[energy],
  icon: <Flame level={energyLevels[energy]} />,
}));

interface EnergyChipsProps {
  readonly label: string;
  readonly value: Energy | null;
  readonly onChange: (energy: Energy) => void;
  readonly size?: 'normal' | 'large';
  /** Where there is little room: only the chosen one says its name. */
  readonly iconsOnly?: boolean;
  readonly className?: string;
}

export const EnergyChips = (props: EnergyChipsProps) => (
  <ChoiceChips shareRow again choices={choices} {...props} />
);
