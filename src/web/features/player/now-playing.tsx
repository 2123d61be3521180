import { Ban, ChevronDown, Heart, Volume2, VolumeX, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import type { Track } from '#domain/music/track.ts';
import { measuredWords } from '#domain/music/measured-words.ts';
import { Artwork } from '#web/features/player/artwork.tsx';
import { MoodChoices, nameOfPreset, type PresetId, presetIdOf } from '#web/features/player/mood-choices.tsx';
import { runKey, toggleMute } from '#web/features/player/now-playing-actions.ts';
import { keyActionOf, keysInWords } from '#web/features/player/now-playing-keys.ts';
import { NowPlayingMessage } from '#web/features/player/now-playing-message.tsx';
import { RepeatButton, ShuffleButton } from '#web/features/player/play-modes.tsx';
import { skipTrack } from '#web/features/player/player-actions.ts';
import { chooseMood } from '#web/services/player/choose-mood.ts';
import { QueueList } from '#web/features/player/queue-list.tsx';
import { SeekBar } from '#web/features/player/seek-bar.tsx';
import { SoundSettings } from '#web/features/player/sound-settings.tsx';
import type { TrackChoices } from '#web/features/player/track-choices.ts';
import { Transport } from '#web/features/player/transport.tsx';
import { putMusicBarAway } from '#web/services/player/music-bar.ts';
import { usePlayer, usePlayerView } from '#web/services/player/use-player.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { Slider } from '#web/ui/slider.tsx';

const Volume = () => {
  const player = usePlayer();
  const { volume } = usePlayerView();
  const Icon = volume === 0 ? VolumeX : Volume2;
  return (
    <div className="flex items-end gap-3">
      <Button
        kind="plain"
        size="icon"
        aria-label={volume === 0 ? 'Sound on' : 'Sound off'}
        onClick={() => toggleMute(player)}
      >
        <Icon aria-hidden="true" />
      </Button>
      <div className="min-w-0 flex-1">
        <Slider
          label="Volume"
          unit="%"
          min={0}
          max={100}
          step={5}
          value={Math.round(volume * 100)}
          onChange={(percent) => player.setVolume(percent / 100)}
        />
      </div>
    </div>
  );
};

const Moods = () => {
  const player = usePlayer();
  const { mood } = usePlayerView();
  const choose = (preset: PresetId): void => void chooseMood(player, preset, nameOfPreset(preset));
  return <MoodChoices value={presetIdOf(mood)} onChange={choose} className="py-3" />;
};

interface AboutTrackProps {
  readonly track: Track;
  readonly choices: TrackChoices | null;
}

const AboutTrack = ({ track, choices }: AboutTrackProps) => {
  const player = usePlayer();
  const banned = choices?.preferences.banned.has(track.id) ?? false;
  const helped = (choices?.preferences.helped.get(track.id) ?? 0) > 0;
  const setBanned = (): void => {
    choices?.setBanned(track, !banned);
    if (!banned) void skipTrack(player);
  };
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-4 gap-y-1 text-muted">
      <p>{measuredWords(track).join(' · ')}</p>
      {helped && (
        <p className="inline-flex items-center gap-1.5 text-calm">
          <Heart aria-hidden="true" className="size-[1.1em]" /> Helped you
        </p>
      )}
      {choices !== null && (
        <Button kind="plain" size="small" aria-pressed={banned} onClick={setBanned}>
          <Ban aria-hidden="true" />
          Not for me
        </Button>
      )}
    </div>
  );
};

const Keys = () => (
  <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1 py-2 text-muted">
    {keysInWords.map(({ keys, what }) => (
      <div key={keys} className="contents">
        <dt className="font-medium text-ink">{keys}</dt>
        <dd>{what}</dd>
      </div>
    ))}
  </dl>
);

export interface NowPlayingProps extends AboutTrackProps {
  readonly signedIn: boolean;
  readonly onClose: () => void;
}

/** Spec 2 §2: the whole screen for what plays. */
export const NowPlaying = ({ track, choices, signedIn, onClose }: NowPlayingProps) => {
  const player = usePlayer();
  const { queue } = usePlayerView();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  // Not on the close button: there the first press of the space bar would end it all.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const putAway = (): void => {
    putMusicBarAway(true);
    onClose();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    const action = event.target instanceof Element ? keyActionOf(event, event.target) : null;
    if (action === null) return;
    event.preventDefault();
    runKey(player, action);
  };
  return (
    <Dialog open onClose={onClose} labelledBy={id} place="full">
      <div role="presentation" onKeyDown={onKeyDown} className="min-h-full">
        <div className="mx-auto flex max-w-6xl items-center gap-1 px-4 py-3 sm:px-6">
          <Button kind="plain" size="icon" aria-label="Close Now Playing" onClick={onClose}>
            <ChevronDown aria-hidden="true" />
          </Button>
          <p className="mx-auto text-center leading-tight text-muted">Now Playing</p>
          <Button kind="plain" size="icon" aria-label="Hide the music bar" onClick={putAway}>
            <X aria-hidden="true" />
          </Button>
        </div>
        <div className="mx-auto grid max-w-6xl items-start gap-x-16 gap-y-10 px-5 pb-16 sm:px-6 lg:grid-cols-2 lg:pt-6">
          <div className="mx-auto w-full max-w-md">
            <Artwork
              title={track.title}
              artist={track.artist}
              picture={track.picture ?? null}
              size={256}
              className="mx-auto size-[256px] rounded-[28px] shadow-soft"
            />
            <h2
              ref={heading}
              id={id}
              tabIndex={-1}
              className="mt-7 text-center text-3xl font-semibold outline-none"
            >
              {track.title}
            </h2>
            <p className="mt-1 text-center text-lg text-muted">{track.artist}</p>
            <div className="mt-6">
              <SeekBar />
            </div>
            <div className="mt-2 flex items-center justify-between">
              <ShuffleButton />
              <Transport large />
              <RepeatButton />
            </div>
            <NowPlayingMessage />
            <div className="mt-1">
              <Volume />
            </div>
            <div className="mt-4">
              <AboutTrack track={track} choices={choices} />
            </div>
          </div>
          <div className="mx-auto w-full max-w-md lg:max-w-none">
            <Disclosure name="Up next" hint={`${queue.length}`} headingId={`${id}-queue`}>
              <QueueList />
            </Disclosure>
            <Disclosure name="Change the mood" headingId={`${id}-mood`}>
              <Moods />
            </Disclosure>
            <Disclosure name="Sound and sleep timer" headingId={`${id}-sound`}>
              <SoundSettings />
            </Disclosure>
            <Disclosure name="Keys" headingId={`${id}-keys`}>
              <Keys />
            </Disclosure>
            <div className="border-t border-line pt-4">
              <Button asChild>
                <a href={signedIn ? '/music' : '/music-library'} onClick={onClose}>
                  All music
                </a>
              </Button>
            </div>
          </div>
        </div>
      </div>
    </Dialog>
  );
};
