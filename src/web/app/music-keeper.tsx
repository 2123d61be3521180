import { useEffect } from 'react';
import { currentSession } from '#domain/focus/start-session.ts';
import { preferencesOf } from '#domain/music/helped.ts';
import { heardChange } from '#domain/music/track-changes.ts';
import { usePlayer, usePlayerView } from '#web/platform/player/use-player.ts';
import { useRecords, useRecordStore } from '#web/platform/records/use-records.ts';

/** A track that was only skipped over was not heard. */
const heardAfterMs = 20_000;

/** Tells the player what a person likes, and notes what they hear while they focus. */
export const MusicKeeper = () => {
  const store = useRecordStore();
  const choices = useRecords('trackChoices');
  const heard = useRecords('heardTracks');
  const sessions = useRecords('focusSessions');
  const player = usePlayer();
  const { isPlaying, track } = usePlayerView();
  const playing = isPlaying ? track?.id : undefined;

  useEffect(() => {
    player.setPreferences(preferencesOf(choices, heard, sessions));
  }, [player, choices, heard, sessions]);

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

  return null;
};
