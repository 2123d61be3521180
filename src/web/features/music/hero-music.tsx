import { LoaderCircle, Pause, Play } from 'lucide-react';
import { useDemoPlayer } from '#web/features/music/use-demo-player.ts';
import { loadPlayer } from '#web/services/player/load-player.ts';
import type { Player } from '#web/services/player/player.ts';
import { Button } from '#web/ui/button.tsx';

const warmUp = (): void => void loadPlayer().catch(() => undefined);

/** What is there goes on or stops; where nothing is, focus music begins: the demo tracks for a guest. */
const toggle = async (player: Player, signedIn: boolean): Promise<void> => {
  const { track, isPlaying } = player.view();
  if (isPlaying) return player.pause();
  if (track !== null) return player.play();
  return signedIn ? player.playMood('focus') : player.playDemo();
};

/** Music in the first screen: one press, and it plays. */
export const HeroMusic = ({ signedIn }: { readonly signedIn: boolean }) => {
  const { heard, starting, press } = useDemoPlayer();
  const icon = starting === null ? null : <LoaderCircle aria-hidden="true" className="animate-spin" />;
  const face = heard.playing ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />;
  return (
    <Button
      size="large"
      onClick={() => press('music', (player) => toggle(player, signedIn))}
      onPointerEnter={warmUp}
      onFocus={warmUp}
    >
      {(!heard.playing && icon) || face}
      {heard.playing ? 'Pause' : 'Play focus music'}
    </Button>
  );
};
