import { useState } from 'react';
import { sizeInWords } from '#domain/music-performance/performance-words.ts';
import { audioCacheLimits, overlapLimits } from '#domain/player/player-limits.ts';
import { clearKeptMusic } from '#web/platform/audio/track-cache.ts';
import { keptFiles } from '#web/platform/audio/kept-files.ts';
import { ChoiceChips } from '#web/ui/choice-chips.tsx';
import { Button } from '#web/ui/button.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { useLoaded } from '#web/ui/use-loaded.ts';
import { Slider } from '#web/ui/slider.tsx';
import { modulationChoices } from '#web/services/player/modulation-choices.ts';
import { usePlayer, usePlayerView } from '#web/services/player/use-player.ts';

/** Spec 2 §9: what is kept on the device has at most this much room. */
const room = sizeInWords(audioCacheLimits.bytes);

const keptWords = (files: readonly { readonly bytes: number }[]): string => {
  if (files.length === 0) return 'No music is saved on this device.';
  const size = sizeInWords(files.reduce((sum, { bytes }) => sum + bytes, 0));
  return `${files.length === 1 ? '1 track' : `${files.length} tracks`}, ${size}.`;
};

const Kept = () => {
  const loaded = useLoaded(keptFiles.list);
  const [cleared, setCleared] = useState(false);
  const words = loaded.state === 'ready' ? keptWords(cleared ? [] : loaded.value) : '';
  return (
    <div>
      <h3 className="font-medium">Saved on this device</h3>
      <p className="mt-1 text-muted">
        {words} Recently played tracks are saved here, so they start right away and play offline. At most{' '}
        {room}.
      </p>
      <div className="mt-3 flex flex-wrap items-center gap-4">
        <Button size="small" onClick={() => void clearKeptMusic().then(() => setCleared(true))}>
          Delete saved music
        </Button>
        <output className="text-muted">
          {cleared && 'Deleted. Tracks are downloaded again when you play them.'}
        </output>
      </div>
    </div>
  );
};

export const SoundSettings = () => {
  const player = usePlayer();
  const { crossfadeSeconds, modulation } = usePlayerView();
  return (
    <Disclosure name="Sound settings">
      {() => (
        <div className="mt-4 space-y-8">
          <div className="max-w-md">
            <Slider
              label="Crossfade between tracks"
              unit="seconds"
              min={0}
              max={overlapLimits.longestCrossfade}
              step={1}
              value={crossfadeSeconds}
              onChange={player.setCrossfade}
            />
          </div>
          <div>
            <h3 className="font-medium">Steady flutter</h3>
            <p className="mt-1 mb-3 text-muted">
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
          <Kept />
        </div>
      )}
    </Disclosure>
  );
};
