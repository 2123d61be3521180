import type { TrackPreferences } from '#domain/music/track-preferences.ts';
import type { Track } from '#domain/music/track.ts';
import { createStore } from '#web/platform/store.ts';
import { useStore } from '#web/platform/use-store.ts';

/** What a person may say about the track that plays, and has said before. Where records are, somebody offers it. */
export interface TrackChoices {
  readonly preferences: TrackPreferences;
  readonly setBanned: (track: Track, banned: boolean) => void;
}

const offered = createStore<TrackChoices | null>(null);

/** For the part of the app that keeps records; returns how to take the offer back. */
export const offerTrackChoices = (choices: TrackChoices): (() => void) => {
  offered.set(choices);
  return () => {
    if (offered.get() === choices) offered.set(null);
  };
};

export const useTrackChoices = (): TrackChoices | null => useStore(offered);
