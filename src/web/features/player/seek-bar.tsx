import { useState } from 'react';
import { spokenTime, trackTime } from '#domain/player/track-time.ts';
import { usePlayer, usePlayerView, usePosition } from '#web/services/player/use-player.ts';

/** Where in the track. The music moves when the hand lets go, so that dragging does not stutter. */
export const SeekBar = () => {
  const player = usePlayer();
  const { durationMs } = usePlayerView();
  const position = usePosition();
  const [held, setHeld] = useState<number | null>(null);
  const shown = Math.min(held ?? position, durationMs);
  const letGo = (): void => {
    if (held !== null) player.seek(held);
    setHeld(null);
  };
  return (
    <div>
      <input
        type="range"
        aria-label="Position in the track"
        aria-valuetext={`${spokenTime(shown)} of ${spokenTime(durationMs)}`}
        min={0}
        max={Math.max(durationMs, 1)}
        // An arrow key moves it by this much.
        step={5000}
        value={shown}
        onChange={(event) => setHeld(event.currentTarget.valueAsNumber)}
        onPointerUp={letGo}
        onKeyUp={letGo}
        onBlur={letGo}
        className="slider"
      />
      <div aria-hidden="true" className="-mt-2 flex justify-between text-sm text-muted tabular-nums">
        <span>{trackTime(shown)}</span>
        <span>{trackTime(durationMs)}</span>
      </div>
    </div>
  );
};
