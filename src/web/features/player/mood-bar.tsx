import { Play } from 'lucide-react';
import { useState } from 'react';
import { BarFrame } from '#web/features/player/bar-frame.tsx';
import { MoodChoices, nameOfPreset, type PresetId } from '#web/features/player/mood-choices.tsx';
import { chooseMood } from '#web/services/player/choose-mood.ts';
import { usePlayer, usePlayerView } from '#web/services/player/use-player.ts';
import { Button } from '#web/ui/button.tsx';

/** Spec 2 §2, state 2. */
export const MoodBar = () => {
  const player = usePlayer();
  const { loading } = usePlayerView();
  const [mood, setMood] = useState<PresetId | null>(null);
  return (
    <BarFrame distraction>
      <MoodChoices value={mood} onChange={setMood} className="dock-moods" />
      <Button
        // Spec 2 §5: no mood, no music; and one press at a time.
        disabled={mood === null || loading}
        aria-busy={loading}
        className="dock-play border-calm! bg-calm-soft! px-3! font-semibold"
        onClick={() => mood !== null && void chooseMood(player, mood, nameOfPreset(mood))}
      >
        <Play aria-hidden="true" fill="currentColor" className="max-sm:hidden" />
        PLAY NOW
      </Button>
    </BarFrame>
  );
};
