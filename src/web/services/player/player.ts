import type { Energy } from '#domain/records/kinds/energy.ts';
import type { PlayerState, RepeatMode } from '#domain/player/player-state.ts';
import type { ModulationDepth } from '#domain/composer/score.ts';
import type { TrackPreferences } from '#domain/music/track-preferences.ts';
import type { Track } from '#domain/music/track.ts';

export type Connecting = 'connecting' | 'ready' | 'failed';

/** Spec 2 §4: the dialog's states. `unneeded` where the browser lets sound through by itself. */
export type Activation = 'unneeded' | 'needed' | 'activating' | 'success' | 'failed' | 'skipped';

/** Where the library in use came from. */
export type LibrarySource = 'none' | 'cache' | 'database' | 'old-cache' | 'demo';

export interface PlayerView extends Omit<PlayerState, 'positionMs'> {
  readonly connecting: Connecting;
  readonly activation: Activation;
  /** Whether a press on play is still being answered. */
  readonly loading: boolean;
  readonly library: readonly Track[];
  readonly librarySource: LibrarySource;
  readonly queue: readonly Track[];
  readonly queueIndex: number;
  /** The preset, global or service mood that was asked for last. */
  readonly mood: string | null;
  /** The moment the sleep timer ends the music, or the end of the track. */
  readonly sleep: number | 'track' | null;
  readonly crossfadeSeconds: number;
  /** Steady flutter added to what plays. */
  readonly modulation: ModulationDepth | 'off';
}

/**
 * The one player of a page. What changes shows through `view` and `subscribe`; a call that fails rejects with an
 * error whose message is the specification's, and has changed nothing.
 */
export interface Player {
  readonly view: () => PlayerView;
  readonly subscribe: (listener: () => void) => () => void;
  /** Changes four times a second while music plays; apart from the view, so that only a bar is drawn again. */
  readonly position: () => number;
  readonly subscribePosition: (listener: () => void) => () => void;

  /** Whose library it is; null is a guest, who gets the demo tracks. Another person means silence and a new library. */
  readonly setAccount: (userId: string | null) => void;
  readonly setPreferences: (preferences: TrackPreferences) => void;
  /** Until when a focus session needs music, in milliseconds since 1970; null without one. */
  readonly setSession: (endsAt: number | null) => void;

  readonly toggle: () => Promise<void>;
  readonly play: () => Promise<void>;
  readonly pause: () => void;
  readonly next: () => Promise<void>;
  readonly previous: () => Promise<void>;
  readonly seek: (positionMs: number) => void;
  readonly setVolume: (volume: number) => void;
  readonly setShuffle: (on: boolean) => void;
  readonly setRepeat: (repeat: RepeatMode) => void;
  readonly playTracks: (tracks: readonly Track[], from?: number) => Promise<void>;
  /** A preset's id, a global mood's name or a service mood; plays what fits, by the fallbacks of the specification. */
  readonly playMood: (mood: string) => Promise<void>;
  /** Which mood is shown as the chosen one; plays nothing. For taking a choice back. */
  readonly showMood: (mood: string | null) => void;
  readonly playEnergy: (energy: Energy) => Promise<void>;
  readonly playFocusType: (focusType: string) => Promise<void>;
  readonly playDemo: () => Promise<void>;
  /** Comes after what plays; in an empty queue it waits for a press on play. */
  readonly addNext: (track: Track) => void;
  /** Of a track in the queue that is the person's own; null for the drawn one. */
  readonly setPicture: (trackId: string, picture: string | null) => void;
  readonly sleepIn: (minutes: number | 'track' | null) => void;
  readonly setCrossfade: (seconds: number) => void;
  readonly setModulation: (depth: ModulationDepth | 'off') => void;
  /** Spoken audio is about to be heard, or has ended: music makes room. */
  readonly duck: (ducked: boolean) => void;
  /** Says 24 kHz mono samples over the music, one piece after the other; answers whether they were heard to the end. */
  readonly speak: (pcm: Int16Array) => Promise<boolean>;
  /** Not a word more. */
  readonly hush: () => void;
  readonly activate: () => Promise<boolean>;
  readonly skipActivation: () => void;
  readonly recover: () => Promise<void>;
  /** Asks the database again: a track came in or went. What plays plays on. */
  readonly renewLibrary: () => Promise<void>;
}
