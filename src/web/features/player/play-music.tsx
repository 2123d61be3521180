import { Play } from 'lucide-react';
import { useId, useState } from 'react';
import { playMusic } from '#web/features/player/start-music.ts';
import { loadPlayer } from '#web/services/player/load-player.ts';
import { Button } from '#web/ui/button.tsx';

const warmUp = (): void => void loadPlayer().catch(() => undefined);

/** Spec 2 §2 and §4: one press, and music for focus begins, whatever it takes. For home, signed in. */
export const PlayMusic = () => {
  const [loading, setLoading] = useState(false);
  const id = useId();
  const play = (): void => {
    setLoading(true);
    void playMusic().finally(() => setLoading(false));
  };
  return (
    <section
      aria-labelledby={id}
      className="flex flex-wrap items-center gap-x-8 gap-y-5 rounded-3xl border border-line bg-surface p-6 sm:p-8"
    >
      <div className="min-w-0 flex-[1_1_18rem]">
        <h2 id={id} className="text-2xl font-semibold">
          Music for focus
        </h2>
        <p className="mt-2 text-muted">Press once to play something steady. You can change it any time.</p>
      </div>
      <Button
        size="large"
        disabled={loading}
        aria-busy={loading}
        onClick={play}
        onPointerEnter={warmUp}
        onFocus={warmUp}
      >
        <Play aria-hidden="true" fill="currentColor" />
        {loading ? 'Starting music…' : 'Play music'}
      </Button>
    </section>
  );
};
