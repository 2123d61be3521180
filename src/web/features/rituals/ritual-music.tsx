import { Music, Pause } from 'lucide-react';
import { Suspense } from 'react';
import type { Feeling } from '#domain/records/kinds/feeling.ts';
import { musicForFeeling } from '#domain/energy/gentle-offer.ts';
import { playMoodSoon } from '#web/services/player/play-mood-soon.ts';
import { usePlayer, usePlayerView } from '#web/services/player/use-player.ts';
import { Button } from '#web/ui/button.tsx';

const PlayOrPause = ({ mood }: { readonly mood: Feeling }) => {
  const player = usePlayer();
  const { isPlaying, loading } = usePlayerView();
  return isPlaying ? (
    <Button onClick={player.pause}>
      <Pause aria-hidden="true" />
      Pause music
    </Button>
  ) : (
    <Button disabled={loading} onClick={() => playMoodSoon(musicForFeeling(mood))}>
      <Music aria-hidden="true" />
      Play music
    </Button>
  );
};

/** The music of the chosen mood, for the step that asks for it. */
export const RitualMusic = ({ mood }: { readonly mood: Feeling }) => (
  <Suspense fallback={<span className="inline-block min-h-11" />}>
    <PlayOrPause mood={mood} />
  </Suspense>
);
