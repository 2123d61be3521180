import { moodPresets } from '#domain/moods/mood-presets.ts';
import { MoodIcon } from '#web/features/player/mood-icon.tsx';
import { ChoiceChips } from '#web/ui/choice-chips.tsx';

const choices = moodPresets.map(({ id, name, icon }) => ({
  value: id,
  label: name,
  icon: <MoodIcon icon={icon} />,
}));

export type PresetId = (typeof moodPresets)[number]['id'];

export const nameOfPreset = (id: PresetId): string =>
  moodPresets.find((preset) => preset.id === id)?.name ?? '';

interface MoodChoicesProps {
  readonly value: PresetId | null;
  readonly onChange: (preset: PresetId) => void;
  readonly className?: string;
}

export const MoodChoices = ({ value, onChange, className = '' }: MoodChoicesProps) => (
  <ChoiceChips
    label="Music mood"
    choices={choices}
    value={value}
    onChange={onChange}
    again
    className={className}
  />
);

/** Null where the mood that plays is none of the six. */
export const presetIdOf = (mood: string | null): PresetId | null =>
  moodPresets.find((preset) => preset.id === mood)?.id ?? null;
