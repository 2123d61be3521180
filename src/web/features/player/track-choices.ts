import { useSyncExternalStore } from 'react';
import type { TrackPreferences } from '#domain/music/track-preferences.ts';
import type { Track } from '#domain/music/track.ts';

/** What a person may say about the track that plays, and has said before. Where records are, somebody offers it. */
export interface TrackChoices {
  readonly preferences: TrackPreferences;
  readonly setBanned: (track: Track, banned: boolean) => void;
}

let offered: TrackChoices | null = null;
const listeners = new Set<() => void>();

/** For the part of the app that keeps records; returns how to take the offer back. */
export const offerTrackChoices = (choices: TrackChoices): (() => void) => {
  const set = (next: TrackChoices | null): void => {
    offered = next;
    for (const listener of listeners) listener();
  };
  set(choices);
  return () => {
    if (offered === choices) set(null);
  };
};

const watch = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useTrackChoices = (): TrackChoices | null => useSyncExternalStore(watch, () => offered);
