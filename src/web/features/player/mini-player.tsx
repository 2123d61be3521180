import { Music } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { BarFrame } from '#web/features/player/bar-frame.tsx';
import { GuestBar } from '#web/features/player/guest-bar.tsx';
import { musicBarIsAway, putMusicBarAway, watchMusicBar } from '#web/services/player/music-bar.ts';
import { usePageIsThere } from '#web/platform/use-page-is-there.ts';
import { onPlayerLoaded } from '#web/services/player/load-player.ts';

// A visitor's pages carry the sign-in bar and nothing else of the player.
const load = () => import('#web/features/player/player-dock.tsx');
const warmUp = (): void => void load().catch(() => undefined);

const PlayerDock = lazy(() =>
  load().then(
    (loaded) => ({ default: loaded.PlayerDock }),
    // A page without music is still a page.
    () => ({ default: () => null }),
  ),
);

/** In place of the bar where somebody has put it away. */
const ShowBar = () => (
  <button
    type="button"
    title="Show the music bar"
    onClick={() => putMusicBarAway(false)}
    className="floating mr-[56px] grid size-[48px] cursor-pointer place-items-center rounded-full border border-edge bg-raised text-ink shadow-soft transition-colors hover:border-calm hover:text-calm"
  >
    <Music aria-hidden="true" className="size-6" />
    <span className="sr-only">Show the music bar</span>
  </button>
);

interface MiniPlayerProps {
  /** Null for a guest; undefined until it is known who is there. */
  readonly userId: string | null | undefined;
  readonly onSignIn: () => void;
}

/** Spec 2 §2: along the bottom of every page. */
export const MiniPlayer = ({ userId, onSignIn }: MiniPlayerProps): ReactNode => {
  const away = useSyncExternalStore(watchMusicBar, musicBarIsAway, () => false);
  const [listening, setListening] = useState(false);
  const pageIsThere = usePageIsThere();
  useEffect(() => {
    if (userId === undefined) return undefined;
    return onPlayerLoaded((player) => {
      player.setAccount(userId);
      setListening(true);
    });
  }, [userId]);
  const hearDemo = (): void => {
    load().then(
      (loaded) => loaded.startDemo(onSignIn),
      () => undefined,
    );
  };
  const guest = <GuestBar onNear={warmUp} onDemo={hearDemo} onSignIn={onSignIn} />;
  const empty = <BarFrame distraction />;
  return (
    <>
      {userId === null && !listening
        ? !away && guest
        : userId !== undefined &&
          (pageIsThere || listening ? (
            <Suspense fallback={!away && empty}>
              <PlayerDock signedIn={userId !== null} guest={guest} away={away} />
            </Suspense>
          ) : (
            !away && empty
          ))}
      {away && <ShowBar />}
    </>
  );
};
