import { useState } from 'react';
import { Link } from 'react-router';
import {
  type FocusSound,
  focusSoundKey,
  focusSoundLabels,
  focusSounds,
  parseFocusSound,
} from '#domain/focus/focus-sound.ts';
import { localStore } from '#web/platform/browser-storage.ts';
import { ChoiceChips } from '#web/ui/choice-chips.tsx';

const choices = focusSounds.map((value) => ({ value, label: focusSoundLabels[value] }));

/** The choice is kept on the device: what was good yesterday is one press away today. */
export const useFocusSound = (): readonly [FocusSound, (sound: FocusSound) => void] => {
  const [sound, setSound] = useState(() => parseFocusSound(localStore.read(focusSoundKey)));
  const choose = (next: FocusSound): void => {
    setSound(next);
    localStore.write(focusSoundKey, next);
  };
  return [sound, choose];
};

interface SoundChoiceProps {
  readonly value: FocusSound;
  readonly onChange: (sound: FocusSound) => void;
}

export const SoundChoice = ({ value, onChange }: SoundChoiceProps) => (
  <div>
    <p className="text-lg">
      Music{' '}
      <Link to="/music" className="text-base text-calm underline underline-offset-4 hover:text-ink">
        more to choose from
      </Link>
    </p>
    <ChoiceChips label="Music" choices={choices} value={value} onChange={onChange} className="mt-2" />
  </div>
);
