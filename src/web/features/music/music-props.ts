import type { ComponentType } from 'react';
import type { TrackPreferences } from '#domain/music/track-preferences.ts';
import type { Track } from '#domain/music/track.ts';

/** What a person said about tracks, and how to say more. */
export interface TrackChoices extends TrackPreferences {
  readonly onBan: (track: Track) => void;
  readonly onUnban: (trackId: string) => void;
}

/** Draws a track's picture. */
export type TrackPicture = ComponentType<{
  readonly title: string;
  readonly artist: string;
  readonly picture?: string | null;
  readonly className?: string;
}>;
