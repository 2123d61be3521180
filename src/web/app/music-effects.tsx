import { useEffect, useMemo } from 'react';
import { musicUntil } from '#domain/focus/music-until.ts';
import { currentSession } from '#domain/focus/start-session.ts';
import { preferencesOf } from '#domain/music/score-tracks.ts';
import { banChange, heardChange } from '#domain/music/track-changes.ts';
import type { Track } from '#domain/music/track.ts';
import { useHeldFeature } from '#web/features/licence/use-held-feature.ts';
import { RememberPlayed } from '#web/features/music/recent-tracks.ts';
import { offerTrackChoices } from '#web/features/player/track-choices.ts';
import { usePlayer, usePlayerView } from '#web/services/player/use-player.ts';
import { useRecords, useRecordStore } from '#web/services/records/use-records.ts';

/** A track that was only skipped over was not heard. */
const heardAfterMs = 10_000;

/** Tells the player what a person likes and how long they focus, and notes what they hear while they focus. */
export const MusicEffects = () => {
  const store = useRecordStore();
  const choices = useRecords('trackChoices');
  const heard = useRecords('heardTracks');
  const sessions = useRecords('focusSessions');
  const player = usePlayer();
  const { isPlaying, track } = usePlayerView();
  const playing = isPlaying ? track?.id : undefined;

  const known = useMemo(() => preferencesOf(choices, heard, sessions), [choices, heard, sessions]);
  // Ranking by what helped is a feature of the licence; putting a track aside is not.
  const isRanked = useHeldFeature('aiMusicRecommendations', known.helped.size > 0).state !== 'missing';
  const preferences = useMemo(() => (isRanked ? known : { ...known, helped: new Map() }), [isRanked, known]);
  useEffect(() => player.setPreferences(preferences), [player, preferences]);
  // Left as it is on pages without records: the session goes on while somebody reads.
  useEffect(() => player.setSession(musicUntil(sessions, Date.now())), [player, sessions]);
  useEffect(() => {
    const setBanned = (of: Track, banned: boolean): void =>
      void store.write([banChange(of.id, banned, new Date().toISOString())]);
    return offerTrackChoices({ preferences, setBanned });
  }, [store, preferences]);

  useEffect(() => {
    if (playing === undefined) return undefined;
    const note = (): void => {
      const now = Date.now();
      const session = currentSession(store.all('focusSessions'), now);
      if (session?.phase !== 'focus') return;
      const at = new Date(now).toISOString();
      const change = heardChange(session.id, playing, at, store.all('heardTracks'));
      if (change !== null) store.write([change]);
    };
    const timer = setInterval(note, heardAfterMs);
    return () => clearInterval(timer);
  }, [playing, store]);

  return <RememberPlayed />;
};
