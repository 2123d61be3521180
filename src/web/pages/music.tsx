import { Suspense } from 'react';
import { Link } from 'react-router';
import { helpedTracks } from '#domain/music/library-filter.ts';
import { WaitingPage } from '#web/features/auth/waiting-for-host.tsx';
import { useTodayEnergy } from '#web/features/energy/use-today-energy.ts';
import { EnergyChips } from '#web/features/energy/energy-chips.tsx';
import { FastFlowIndicator } from '#web/features/music-performance/fast-flow-indicator.tsx';
import { MusicPerformance } from '#web/features/music-performance/music-performance.tsx';
import { NotInTier } from '#web/features/licence/not-in-tier.tsx';
import { useHeldFeature } from '#web/features/licence/use-held-feature.ts';
import { LibraryTrouble } from '#web/features/music/library-trouble.tsx';
import { Presets } from '#web/features/music/presets.tsx';
import { BannedTracks } from '#web/features/music/banned-tracks.tsx';
import { useRecentTracks } from '#web/features/music/recent-tracks.ts';
import { SoundSettings } from '#web/features/music/sound-settings.tsx';
import { TrackTiles } from '#web/features/music/track-tiles.tsx';
import { usePlay } from '#web/features/music/use-play.ts';
import { useTrackChoices } from '#web/features/music/use-track-choices.ts';
import { Artwork } from '#web/features/player/artwork.tsx';
import { usePlayerView } from '#web/services/player/use-player.ts';
import { useAppearance } from '#web/services/appearance/use-appearance.ts';
import { Button } from '#web/ui/button.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

const mostHelped = 6;
const mostRecent = 6;

const Room = () => {
  const [energy, chooseEnergy] = useTodayEnergy();
  const { currentMood } = useAppearance().chosen.adaptive;
  const choices = useTrackChoices();
  const { library } = usePlayerView();
  const recent = useRecentTracks(library);
  const play = usePlay();
  const helped = helpedTracks(library, choices, mostHelped);
  const ranked = useHeldFeature('aiMusicRecommendations', choices.helped.size > 0);
  return (
    <>
      <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3">
        <p className="text-lg text-muted">Energy right now</p>
        <EnergyChips label="Energy right now" value={energy} onChange={chooseEnergy} />
      </div>
      <div className="mt-8 space-y-10">
        <FastFlowIndicator onlySlow onRetry={play.again} />
        {library.length > 0 && <LibraryTrouble />}
        <Presets energy={energy} mood={currentMood} banned={choices.banned} />
        {ranked.state === 'missing' ? (
          <NotInTier feature="aiMusicRecommendations" tier={ranked.tier} />
        ) : (
          <TrackTiles
            name="Helped you"
            tracks={helped}
            empty="After a focus session, say whether the music helped. The tracks that did are listed here."
            Picture={Artwork}
          />
        )}
        {recent.length > 0 && (
          <TrackTiles
            name="Recently played on this device"
            tracks={recent.slice(0, mostRecent)}
            empty=""
            Picture={Artwork}
          />
        )}
        <div className="flex flex-wrap gap-3">
          <Button asChild>
            <Link to="/music-library">See the whole library</Link>
          </Button>
          <Button asChild kind="plain">
            <Link to="/music-guide">How to choose music</Link>
          </Button>
          <Button asChild kind="plain">
            <Link to="/music-analysis-page">See what was measured</Link>
          </Button>
        </div>
        <div className="space-y-4" data-distraction>
          <BannedTracks library={library} banned={choices.banned} onUnban={choices.onUnban} />
          <SoundSettings />
          <MusicPerformance onRetry={play.again} />
        </div>
      </div>
    </>
  );
};

const waiting = (
  <WaitingPage>
    <Spinner text="Loading..." className="mt-20" />
  </WaitingPage>
);

export const Page = () => (
  <>
    <PageHeading>Music</PageHeading>
    <Suspense fallback={waiting}>
      <Room />
    </Suspense>
  </>
);
