import { useState } from 'react';
import { ChoiceChips } from '#web/ui/choice-chips.tsx';
import { Button } from '#web/ui/button.tsx';
import { Folded } from '#web/ui/folded.tsx';
import { Slider } from '#web/ui/slider.tsx';
import { usePlayer, usePlayerView } from '#web/platform/player/use-player.ts';

const depths = [
  { value: 'off', label: 'Off' },
  { value: 'low', label: 'Low' },
  { value: 'medium', label: 'Medium' },
  { value: 'high', label: 'High' },
] as const;

const longestCrossfade = 12;

interface SoundSettingsProps {
  /** How much music is kept on this device, in words. */
  readonly kept: () => string;
  readonly onClear: () => Promise<void>;
}

const Kept = ({ kept, onClear }: SoundSettingsProps) => {
  const [cleared, setCleared] = useState(false);
  return (
    <div>
      <h3 className="font-medium">Kept on this device</h3>
      <p className="mt-1 text-muted">
        {kept()} What was played lately is kept here, so that it starts at once and plays without a network.
        At most 50 MB.
      </p>
      <div className="mt-3 flex flex-wrap items-center gap-4">
        <Button
          size="small"
          onClick={() => {
            onClear().then(
              () => setCleared(true),
              () => undefined,
            );
          }}
        >
          Clear kept music
        </Button>
        <output className="text-muted">
          {cleared && 'Cleared. Tracks are fetched again when you play them.'}
        </output>
      </div>
    </div>
  );
};

export const SoundSettings = ({ kept, onClear }: SoundSettingsProps) => {
  const player = usePlayer();
  const { crossfadeSeconds, modulation } = usePlayerView();
  return (
    <Folded name="Sound settings">
      {() => (
        <div className="mt-4 space-y-8">
          <div className="max-w-md">
            <Slider
              label="Blend one track into the next"
              unit="seconds"
              min={0}
              max={longestCrossfade}
              step={1}
              value={crossfadeSeconds}
              onChange={player.setCrossfade}
            />
          </div>
          <div>
            <h3 className="font-medium">Steady flutter</h3>
            <p className="mt-1 mb-3 text-muted">
              A gentle flutter 16 times a second. Some studies found it helps some people stay with a task.
              Off by default.
            </p>
            <ChoiceChips
              label="Steady flutter"
              choices={depths}
              value={modulation}
              onChange={player.setModulation}
            />
          </div>
          <Kept kept={kept} onClear={onClear} />
        </div>
      )}
    </Folded>
  );
};
