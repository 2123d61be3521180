import { densities, densityLabels } from '#domain/appearance/density.ts';
import { chooseDensity, useDensity } from '#web/services/appearance/use-density.ts';
import { ChoiceChips } from '#web/ui/choice-chips.tsx';

const choices = densities.map((density) => ({ value: density, label: densityLabels[density] }));

/** How close the rows of lists stand, for this device. */
export const DensityChoice = ({ className }: { readonly className?: string }) => (
  <ChoiceChips
    label="List density"
    choices={choices}
    value={useDensity()}
    onChange={chooseDensity}
    {...(className === undefined ? {} : { className })}
  />
);
