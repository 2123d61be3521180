import { X } from 'lucide-react';
import { energyLabels, energies } from '#domain/records/kinds/energy.ts';
import {
  countActiveFilters,
  type LibraryFilter,
  type TempoBand,
  noFilter,
} from '#domain/music/library-filter.ts';
import { Button } from '#web/ui/button.tsx';
import { ChoiceChips } from '#web/ui/choice-chips.tsx';
import { Switch } from '#web/ui/switch.tsx';

const any = 'any';

interface Choice<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

interface OneOfProps<Value extends string> {
  readonly name: string;
  readonly choices: readonly Choice<Value>[];
  readonly value: Value | null;
  readonly onChange: (value: Value | null) => void;
}

const OneOf = <Value extends string>({ name, choices, value, onChange }: OneOfProps<Value>) => (
  <div>
    <p aria-hidden="true" className="font-medium">
      {name}
    </p>
    <ChoiceChips<Value | typeof any>
      label={name}
      className="mt-2 sm:gap-2!"
      choices={[{ value: any, label: 'Any' }, ...choices]}
      value={value ?? any}
      onChange={(next) => onChange(next === any ? null : next)}
    />
  </div>
);

const energyChoices = energies.map((value) => ({ value, label: energyLabels[value] }));
const tempoChoices: readonly Choice<TempoBand>[] = [
  { value: 'none', label: 'No beat' },
  { value: 'under-80', label: 'Under 80' },
  { value: '80-99', label: '80–99' },
  { value: '100-119', label: '100–119' },
  { value: '120-up', label: '120 and up' },
];

interface LibraryFiltersProps {
  readonly filter: LibraryFilter;
  readonly genres: readonly string[];
  readonly onChange: (filter: LibraryFilter) => void;
}

/** Everything beside the mood and the search that narrows the shelf. */
export const LibraryFilters = ({ filter, genres, onChange }: LibraryFiltersProps) => {
  const change = (changes: Partial<LibraryFilter>): void => onChange({ ...filter, ...changes });
  return (
    <div className="space-y-6">
      <OneOf
        name="Energy"
        choices={energyChoices}
        value={filter.energy}
        onChange={(energy) => change({ energy })}
      />
      <OneOf
        name="Focus"
        choices={energyChoices}
        value={filter.focus}
        onChange={(focus) => change({ focus })}
      />
      <OneOf
        name="Beats per minute"
        choices={tempoChoices}
        value={filter.tempo}
        onChange={(tempo) => change({ tempo })}
      />
      <OneOf
        name="Style"
        choices={genres.map((value) => ({ value, label: value }))}
        value={filter.genre}
        onChange={(genre) => change({ genre })}
      />
      <Switch
        label="Flutter measured"
        hint="Only tracks in which we measured a steady flutter."
        checked={filter.modulated}
        onChange={(modulated) => change({ modulated })}
      />
      {countActiveFilters(filter) > 0 && (
        <Button size="small" onClick={() => onChange({ ...noFilter, text: filter.text, mood: filter.mood })}>
          <X aria-hidden="true" />
          Clear filters
        </Button>
      )}
    </div>
  );
};
