import { type ComponentType, useId } from 'react';
import { feelingLabels } from '#domain/energy/feeling.ts';
import { type Energy, energyLabels } from '#domain/records/kinds/energy.ts';
import type { RitualEvent, RitualState } from '#domain/rituals/ritual-machine.ts';
import { type RitualPreset, ritualFeelings, ritualPresets } from '#domain/rituals/ritual-presets.ts';
import { footer, wholeMinutes, ritualIcons } from '#web/features/rituals/ritual-display.ts';
import { Button } from '#web/ui/button.tsx';
import { ChoiceChips } from '#web/ui/choice-chips.tsx';

const moodChoices = ritualFeelings.map((value) => ({ value, label: feelingLabels[value] }));

export type EnergyChoiceComponent = ComponentType<{
  readonly label: string;
  readonly value: Energy | null;
  readonly onChange: (energy: Energy) => void;
}>;

interface RitualCardProps {
  readonly ritual: RitualPreset;
  readonly group: string;
  readonly chosen: boolean;
  readonly onChoose: () => void;
}

const RitualCard = ({ ritual, group, chosen, onChoose }: RitualCardProps) => {
  const id = useId();
  return (
    <label className="relative block cursor-pointer rounded-3xl border border-edge p-4 transition-colors hover:border-muted has-checked:border-calm has-checked:bg-calm-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-calm">
      <input
        type="radio"
        name={group}
        checked={chosen}
        onChange={onChoose}
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-facts ${id}-steps`}
        className="absolute inset-0 cursor-pointer appearance-none rounded-3xl outline-none"
      />
      <span className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span id={`${id}-name`} className="text-lg font-medium">
          {ritual.name}
        </span>
        <span id={`${id}-facts`} className="text-sm text-muted">
          {wholeMinutes(ritual.duration)}, {energyLabels[ritual.energyLevel].toLowerCase()} energy
        </span>
      </span>
      <span id={`${id}-steps`} className="mt-1 flex flex-wrap items-center gap-x-3 text-sm text-muted">
        {ritual.steps.map((step) => {
          const Icon = ritualIcons[step.icon];
          return (
            <span key={step.id} className="inline-flex items-center gap-1.5 whitespace-nowrap">
              <Icon aria-hidden="true" className="size-[1.1em]" />
              {wholeMinutes(step.duration)} {step.type}
            </span>
          );
        })}
      </span>
    </label>
  );
};

interface RitualChoosingProps {
  readonly state: RitualState;
  readonly send: (event: RitualEvent) => void;
  readonly EnergyChoice: EnergyChoiceComponent;
}

export const RitualChoosing = ({ state, send, EnergyChoice }: RitualChoosingProps) => {
  const group = useId();
  return (
    <>
      <p className="text-muted">Energy</p>
      <div className="mt-2">
        <EnergyChoice
          label="Energy"
          value={state.energy}
          onChange={(energy) => send({ type: 'choose-energy', energy })}
        />
      </div>
      <p className="mt-4 text-muted">Mood</p>
      <ChoiceChips
        label="Mood"
        choices={moodChoices}
        value={state.mood}
        onChange={(mood) => send({ type: 'choose-mood', mood })}
        className="mt-2"
      />
      <p className="mt-4 text-muted">Ritual</p>
      <div role="radiogroup" aria-label="Ritual" className="mt-2 space-y-2">
        {ritualPresets.map((ritual) => (
          <RitualCard
            key={ritual.name}
            ritual={ritual}
            group={group}
            chosen={ritual.name === state.ritual.name}
            onChoose={() => send({ type: 'choose-ritual', ritual })}
          />
        ))}
      </div>
      <div className={`${footer} flex justify-end`}>
        <Button kind="primary" className="max-sm:w-full" onClick={() => send({ type: 'review' })}>
          Review Steps
        </Button>
      </div>
    </>
  );
};
