import { useState } from 'react';
import { overlapLimits } from '#domain/player/player-limits.ts';
import { clockWords } from '#web/platform/clock/local-words.ts';
import { modulationChoices } from '#web/services/player/modulation-choices.ts';
import { usePlayer, usePlayerView } from '#web/services/player/use-player.ts';
import { ChoiceChips } from '#web/ui/choice-chips.tsx';
import { Slider } from '#web/ui/slider.tsx';

const sleepChoices = [
  { value: 'off', label: 'Off' },
  { value: 'track', label: 'After this track' },
  { value: '15', label: '15 min' },
  { value: '30', label: '30 min' },
  { value: '60', label: '60 min' },
] as const;
type Sleep = (typeof sleepChoices)[number]['value'];

const SleepTimer = () => {
  const player = usePlayer();
  const { sleep } = usePlayerView();
  const [picked, setPicked] = useState<Sleep | null>(null);
  const choose = (choice: Sleep): void => {
    setPicked(choice);
    if (choice === 'off') player.sleepIn(null);
    else player.sleepIn(choice === 'track' ? 'track' : Number(choice));
  };
  const standing = typeof sleep === 'number' ? picked : (sleep ?? 'off');
  return (
    <div>
      <h3 className="font-medium">Sleep timer</h3>
      <output className="mb-2 block text-muted">
        {typeof sleep === 'number'
          ? `The music fades out at ${clockWords(new Date(sleep))}.`
          : 'The music fades out by itself.'}
      </output>
      <ChoiceChips label="Sleep timer" choices={sleepChoices} value={standing} onChange={choose} />
    </div>
  );
};

/** What somebody sets once in a while. */
export const SoundSettings = () => {
  const player = usePlayer();
  const { crossfadeSeconds, modulation } = usePlayerView();
  return (
    <div className="space-y-7 py-3">
      <SleepTimer />
      <Slider
        label="Crossfade between tracks"
        unit={crossfadeSeconds === 1 ? 'second' : 'seconds'}
        min={0}
        max={overlapLimits.longestCrossfade}
        step={1}
        value={crossfadeSeconds}
        onChange={player.setCrossfade}
      />
      <div>
        <h3 className="font-medium">Steady flutter</h3>
        <p className="mb-2 text-muted">
          A gentle flutter 16 times a second. In one study it helped some people stay with a task. Off by
          default.
        </p>
        <ChoiceChips
          label="Steady flutter"
          choices={modulationChoices}
          value={modulation}
          onChange={player.setModulation}
        />
      </div>
    </div>
  );
};
