import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { musicCatalogue } from '#domain/notices/music-catalogue.ts';
import type { PlayerError } from '#domain/player/player-errors.ts';
import { ActivationDialog } from '#web/features/player/activation-dialog.tsx';
import { hearDemo } from '#web/features/player/player-actions.ts';
import { PlayerBar } from '#web/features/player/player-bar.tsx';
import { StatusBar } from '#web/features/player/status-bar.tsx';
import { useTrackChoices } from '#web/features/player/track-choices.ts';
import { putMusicBarAway } from '#web/services/player/music-bar.ts';
import { loadPlayer, onPlayerLoaded } from '#web/services/player/load-player.ts';
import { onExpandPlayer } from '#web/services/player/player-events.ts';
import { watchPlayerErrors } from '#web/services/player/player-failure.ts';
import { usePlayerView } from '#web/services/player/use-player.ts';
import { showMessage } from '#web/services/messages/show-message.ts';
import { whenIdle } from '#web/platform/when-idle.ts';
import { createLazyPart } from '#web/ui/lazy-part.tsx';
import { useLoaded } from '#web/ui/use-loaded.ts';

const nowPlaying = createLazyPart(
  async () => (await import('#web/features/player/now-playing.tsx')).NowPlaying,
);
const warmUp = (): void => void nowPlaying.preload().catch(() => undefined);

// The page first, then the player; where it is there already, at once.
const bringWhenIdle = async () => {
  await new Promise<void>((resolve) => {
    whenIdle(resolve);
    onPlayerLoaded(() => resolve());
  });
  return loadPlayer();
};

/** A guest has pressed play. */
export const startDemo = async (signIn: () => void): Promise<void> => {
  await hearDemo(await loadPlayer(), signIn);
};

/** Spec 2 §8: a destructive toast, for as long as the error asks. */
const showError = ({ userMessage, duration }: PlayerError): void =>
  showMessage(musicCatalogue.playerError, { description: userMessage, duration });

interface PlayerDockProps {
  readonly signedIn: boolean;
  /** What stands here while a guest listens to nothing. */
  readonly guest: ReactNode;
  /** The bar is put away; the music goes on. */
  readonly away: boolean;
}

const Dock = ({ signedIn, guest, away }: PlayerDockProps) => {
  const { track } = usePlayerView();
  const choices = useTrackChoices();
  const [open, setOpen] = useState(false);
  useEffect(
    () =>
      onExpandPlayer(() => {
        putMusicBarAway(false);
        setOpen(true);
      }),
    [],
  );
  useEffect(() => watchPlayerErrors(showError), []);
  return (
    <>
      {!away && <PlayerBar signedIn={signedIn} guest={guest} onNear={warmUp} onOpen={() => setOpen(true)} />}
      {open && track !== null && (
        <nowPlaying.Part track={track} choices={choices} signedIn={signedIn} onClose={() => setOpen(false)} />
      )}
      <ActivationDialog />
    </>
  );
};

/** Whoever may listen: the bar, and what opens from it. */
export const PlayerDock = (props: PlayerDockProps): ReactNode => {
  const player = useLoaded(bringWhenIdle);
  const connecting = <StatusBar text="Connecting to music service..." detail="Music player loading" />;
  if (player.state === 'ready') {
    return (
      <Suspense fallback={!props.away && connecting}>
        <Dock {...props} />
      </Suspense>
    );
  }
  if (props.away) return null;
  if (player.state === 'loading') return connecting;
  return (
    <StatusBar
      text="Music service not ready"
      detail="We couldn’t reach it."
      action={{ label: 'Try Again', run: player.retry }}
    />
  );
};
