import { type FocusSound, focusSoundLabel, focusSounds } from '#domain/focus/focus-sound.ts';
import { ChoiceChips } from '#web/ui/choice-chips.tsx';

const choices = focusSounds.map((value) => ({ value, label: focusSoundLabel(value) }));

interface SoundChoiceProps {
  readonly value: FocusSound | null;
  readonly onChange: (sound: FocusSound) => void;
}

export const SoundChoice = ({ value, onChange }: SoundChoiceProps) => (
  <div>
    <p className="text-lg">Music</p>
    <ChoiceChips label="Music" choices={choices} value={value} onChange={onChange} className="mt-2" />
  </div>
);
